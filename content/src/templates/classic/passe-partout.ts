import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { polygonPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { photo } from '../kit/layers.ts'
import { rule } from '../kit/rules.ts'
import { scaled } from '../kit/scaled.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el, path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const MAT = '0xf3ecdc'
const INK = '#3d3a33'
const WASH = '#c3cfb9'
const GOLD = '#b08d4f'

interface Mat {
  readonly windows: readonly Rect[]
  readonly text: Rect
}

/** Lengths as shares of the shorter side. */
function matOf(format: Format): Mat {
  const short = Math.min(format.width, format.height)
  const width = format.width / short
  const height = format.height / short
  const edge = 0.13
  const gap = 0.145
  const orientation = orientationOf(format)
  if (orientation === ORIENTATION.portrait) {
    const spare = height - 1.25
    const large = 0.465 + spare * 0.62
    const small = (1 - 2 * edge - gap) / 2
    const low = 0.235 + spare * 0.25
    const second = edge + large + gap
    return {
      windows: [
        { x: edge, y: edge, width: 1 - 2 * edge, height: large },
        { x: edge, y: second, width: small, height: low },
        { x: 1 - edge - small, y: second, width: small, height: low },
      ],
      text: { x: edge, y: second + low + 0.065, width: 1 - 2 * edge, height: height - second - low - 0.115 },
    }
  }
  const tall = 0.56
  const column = orientation === ORIENTATION.square ? 0.225 : 0.245 + (width - 1.25) * 0.4
  const left = width - edge - column
  const low = (tall - gap) / 2
  return {
    windows: [
      { x: edge, y: edge, width: left - gap - edge, height: tall },
      { x: left, y: edge, width: column, height: low },
      { x: left, y: edge + tall - low, width: column, height: low },
    ],
    text: { x: edge, y: edge + tall + 0.055, width: width - 2 * edge, height: 0.218 },
  }
}

/** A framer's mat: bevelled windows, each in the washed and ruled border that old prints were given. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const mat = matOf(format)
  const cm = (box: Rect) => scaled(box, short)
  const windows = mat.windows.map(cm)
  const text = cm(mat.text)
  return {
    art: {
      mat: sheetArt(
        format,
        windows.flatMap((window) => washLines(window, short)),
      ),
    },
    layers: [
      ground(format, MAT),
      sheetOverlay('mat', format),
      ...windows.map((window, nth) => photo(nth + 1, window)),
      ...inscribed(text, format, {
        name: { font: 'Crimson Text', style: '600', color: '0x3d3a33', caps: false },
        line: { font: 'Crimson Text', style: '400', color: '0x94713a', caps: true, tracking: 0.1, letters: 14 },
      }),
    ],
  }
}

function washLines(window: Rect, short: number): string[] {
  const out = (share: number) => inset(window, -share * short)
  const fine = short * 0.0015
  return [
    el('rect', { ...out(0.049), fill: WASH, 'fill-opacity': 0.75 }),
    el('rect', { ...out(0.028), fill: `#${MAT.slice(2)}` }),
    rule(out(0.049), fine, INK),
    rule(out(0.0445), fine * 1.6, GOLD),
    rule(out(0.028), fine, INK),
    rule(out(0.0195), fine * 0.8, GOLD),
    ...bevel(window, short * 0.0095),
  ]
}

/** The cut edge of thick board: lit from the top left, so the sides that face away are the light ones. */
function bevel(window: Rect, width: number): string[] {
  const from = cornersOf(inset(window, -width))
  const to = cornersOf(window)
  return ['#d3c9b4', '#ffffff', '#fbf7ee', '#ddd4c0'].map((color, side) => {
    const next = (side + 1) % 4
    const face = [from[side], from[next], to[next], to[side]].filter((point) => point !== undefined)
    return path(polygonPath(face), { fill: color })
  })
}

/** Clockwise from the top left: the sides between them are top, right, bottom, left. */
function cornersOf({ x, y, width, height }: Rect) {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

export const passePartout: StaticTemplate = {
  id: 'classic-passe-partout',
  theme: 'classic',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
