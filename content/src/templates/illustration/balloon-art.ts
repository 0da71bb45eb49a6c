import type { Point } from '@collagerie/core/geometry'
import { el, num } from '../kit/svg.ts'

/** From the gleam to the rim, which the wall behind lights again. */
type Rubber = readonly [gleam: string, body: string, shade: string, rim: string]

const RUBBERS: Readonly<Record<string, Rubber>> = {
  blush: ['#fbe3d8', '#efbcab', '#d8907d', '#e2a392'],
  clay: ['#eda083', '#cf6b4e', '#a2432c', '#b9583e'],
  pearl: ['#ffffff', '#f6ecdf', '#dcc9b3', '#e9dac7'],
}
/** Metal throws more light back from below than rubber does. */
const CHROME = [
  ['0', '#fff6d8'],
  ['0.3', '#e8c680'],
  ['0.64', '#b3853a'],
  ['0.84', '#d8b064'],
  ['1', '#a0732e'],
] as const

/** What balloons are made of, told off by turns: few of gold. */
const TURNS = ['blush', 'clay', 'pearl', 'blush', 'gold', 'clay', 'pearl', 'blush', 'pearl'] as const
type Skin = (typeof TURNS)[number]

export const skinOf = (nth: number): Skin => TURNS[nth % TURNS.length] ?? 'blush'

/** Gradients in shares of the balloon they fill, so that one serves for all of its colour. */
export function skins(): string {
  const lit = { cx: '0.46', cy: '0.44', r: '0.62', fx: '0.32', fy: '0.26' }
  const stopsOf = (stops: readonly (readonly [string, string])[]) =>
    stops.map(([offset, color]) => el('stop', { offset, 'stop-color': color }))
  const rubbers = Object.entries(RUBBERS).map(([id, [gleam, body, shade, rim]]) =>
    el(
      'radialGradient',
      { id, ...lit },
      stopsOf([
        ['0', gleam],
        ['0.4', body],
        ['0.86', shade],
        ['1', rim],
      ]),
    ),
  )
  return el('defs', {}, [...rubbers, el('radialGradient', { id: 'gold', ...lit }, stopsOf(CHROME))])
}

export interface Balloon extends Point {
  readonly radius: number
  /** Which way it leans, in degrees. */
  readonly lean: number
  readonly skin: Skin
}

/** Height over breadth. */
const SLENDER = 1.1

/** A balloon among others: its shadow on them, its skin, and the window that mirrors in it. */
export function balloonMarks({ x, y, radius, lean, skin }: Balloon): string[] {
  // Gradients by box need a square shape: a round one that is scaled.
  const oval = (
    at: Point,
    wide: number,
    high: number,
    degrees: number,
    look: Readonly<Record<string, string | number>>,
  ) =>
    el('circle', {
      r: 1,
      transform: `translate(${num(at.x)} ${num(at.y)}) rotate(${num(degrees)}) scale(${num(wide)} ${num(high)})`,
      ...look,
    })
  const shadow = { fill: '#5b2a1a', 'fill-opacity': 0.1 }
  const high = radius * SLENDER
  return [
    ...[0.05, 0.11].map((by) =>
      oval({ x: x + radius * by, y: y + radius * by * 1.6 }, radius * 1.03, high * 1.03, lean, shadow),
    ),
    oval({ x, y }, radius, high, lean, { fill: `url(#${skin})` }),
    oval({ x: x - radius * 0.4, y: y - radius * 0.54 }, radius * 0.2, radius * 0.1, -42, {
      fill: '#ffffff',
      'fill-opacity': skin === 'gold' ? 0.75 : 0.5,
    }),
  ]
}
