import type { Point, Rect } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { circlePath, polar, polygonPath } from '../kit/curves.ts'
import { photo } from '../kit/layers.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { outset, roundedPath } from '../kit/rounded.ts'
import { el, num, path } from '../kit/svg.ts'
import { CREAM, MUSTARD, ORANGE, RUST } from './palette.ts'

const DARK = '#2a150e'
const TAPE = '#6d4630'
/** Of the label and what is on it, as shares of the shell's width and height. */
const LABEL = { x: 0.062, y: 0.04, width: 0.876, height: 0.688 }
const HEAD = { x: 0.094, y: 0.04, width: 0.812, height: 0.156 }
const PICTURE = { x: 0.062, y: 0.218, width: 0.876, height: 0.464 }
/** The larger photo's part of that breadth, and what is between the two. */
const LARGE = 0.69
const BETWEEN = 0.012
/** Two coloured stripes between the head and the photo, and one below it. */
const STRIPE = 0.011
/** Below the label, on the bare shell: nothing of the photo is behind it. */
const WINDOW = { x: 0.235, y: 0.749, width: 0.53, height: 0.158 }
const FOOT = 0.93
/** Of the hubs along the shell. */
const HUBS = [0.345, 0.655] as const
/** The longest pack reaches as far as the window does. */
const FULLEST = 0.62
const LEAST = 0.38

export interface Tape {
  readonly shell: Rect
  readonly color: string
  /** How much of it is on the left reel. */
  readonly wound: number
}

const part = ({ x, y, width, height }: Rect, of: Rect): Rect => ({
  x: x + of.x * width,
  y: y + of.y * height,
  width: of.width * width,
  height: of.height * height,
})

/** The strip at the head of the label, where one writes what is on the tape. */
export const headOf = (shell: Rect): Rect => part(shell, HEAD)

/** The two photos on the label, the first large, from edge to edge of it. */
export function labelPhotos(shell: Rect): Layer[] {
  const { x, y, width, height } = part(shell, PICTURE)
  const first = (width - shell.width * BETWEEN) * LARGE
  const second = x + first + shell.width * BETWEEN
  return [photo(1, { x, y, width: first, height }), photo(2, { x: second, y, width: x + width - second, height })]
}

/** The shell with its bevel, the rim of the label, the window with both reels, the raised foot and the screws. */
export function cassette({ shell, color, wound }: Tape): string[] {
  const { x, y, width, height } = shell
  const at = (across: number, down: number): Point => ({ x: x + width * across, y: y + height * down })
  const outline = roundedPath(shell, height * 0.045)
  const screws = [at(0.021, 0.032), at(0.979, 0.032), at(0.021, 0.968), at(0.979, 0.968)]
  return [
    ...paperShadow(outline, height * 0.032),
    path(outline, { fill: color }),
    path(roundedPath(outset(shell, -height * 0.012), height * 0.035), {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.22,
      'stroke-width': height * 0.007,
    }),
    path(roundedPath(part(shell, LABEL), height * 0.04), { fill: CREAM }),
    ...rulesOf(shell),
    ...reels(shell, wound),
    ...foot(shell),
    ...screws.flatMap((centre) => screw(centre, height * 0.014)),
  ]
}

/** The line to write on. */
function rulesOf(shell: Rect): string[] {
  const head = part(shell, HEAD)
  const y = head.y + head.height * 0.86
  return [
    path(`M${num(head.x)} ${num(y)}H${num(head.x + head.width)}`, {
      fill: 'none',
      stroke: RUST,
      'stroke-opacity': 0.22,
      'stroke-width': shell.height * 0.006,
    }),
    ...stripes(shell),
  ]
}

/** They run over the whole label, above and below the photo. */
function stripes({ x, y, width, height }: Rect): string[] {
  const stripe = (down: number, fill: string) =>
    el('rect', {
      x: x + width * LABEL.x,
      y: y + height * down,
      width: width * LABEL.width,
      height: height * STRIPE,
      fill,
    })
  const below = PICTURE.y + PICTURE.height
  return [stripe(PICTURE.y - STRIPE, RUST), stripe(below, MUSTARD), stripe(below + STRIPE, ORANGE)]
}

/** What is left on one reel is wound on the other. */
function reels(shell: Rect, wound: number): string[] {
  const { x, width, height } = shell
  const window = part(shell, WINDOW)
  const middle = window.y + window.height / 2
  const radius = window.height * 0.37
  const ticks = [-2, -1, 0, 1, 2].map((nth) => {
    const left = x + width * (0.5 + nth * 0.017)
    return `M${num(left)} ${num(middle - window.height * 0.16)}v${num(window.height * (nth === 0 ? 0.32 : 0.2))}`
  })
  return [
    path(roundedPath(window, height * 0.04), { fill: DARK }),
    ...HUBS.map((hub, nth) => pack({ x: x + width * hub, y: middle }, window, nth === 0 ? wound : 1 - wound)),
    path(ticks.join(''), { fill: 'none', stroke: CREAM, 'stroke-opacity': 0.75, 'stroke-width': height * 0.006 }),
    ...HUBS.flatMap((hub, nth) => reel({ x: x + width * hub, y: middle }, radius, 12 + nth * 21)),
  ]
}

/** The wound tape, as far as the window shows it. */
function pack(hub: Point, window: Rect, share: number): string {
  const half = window.height * 0.46
  const most = Math.min(hub.x - window.x, window.x + window.width - hub.x) - window.height * 0.05
  const radius = Math.max(half * 1.02, most * (LEAST + FULLEST * share))
  const r = num(radius)
  const off = Math.sqrt(radius ** 2 - half ** 2)
  const [top, bottom] = [num(hub.y - half), num(hub.y + half)]
  return path(
    `M${num(hub.x - off)} ${top}A${r} ${r} 0 0 0 ${num(hub.x - off)} ${bottom}` +
      `H${num(hub.x + off)}A${r} ${r} 0 0 0 ${num(hub.x + off)} ${top}z`,
    { fill: TAPE },
  )
}

/** A white wheel with six teeth inwards. */
function reel(centre: Point, radius: number, turn: number): string[] {
  const teeth = Array.from({ length: 6 }, (_, index) => {
    const [inner, outer] = [0.4, 0.74].map((share) => polar(centre, radius * share, index * 60 + turn))
    return inner && outer ? `M${num(inner.x)} ${num(inner.y)}L${num(outer.x)} ${num(outer.y)}` : ''
  })
  return [
    path(circlePath(centre, radius), { fill: CREAM }),
    path(circlePath(centre, radius * 0.7), { fill: DARK }),
    path(teeth.join(''), { fill: 'none', stroke: CREAM, 'stroke-width': radius * 0.2 }),
  ]
}

/** The thicker part where the tape runs, with the holes for capstans and pins. */
function foot({ x, y, width, height }: Rect): string[] {
  const at = (across: number, down: number): Point => ({ x: x + width * across, y: y + height * down })
  const outline = polygonPath([at(0.175, 1), at(0.195, FOOT), at(0.805, FOOT), at(0.825, 1)])
  const hole = (across: number, down: number, size: number) => circlePath(at(across, down), height * size)
  return [
    path(outline, { fill: DARK, 'fill-opacity': 0.2 }),
    path(
      `M${num(x + width * 0.175)} ${num(y + height)}L${num(x + width * 0.195)} ${num(y + height * FOOT)}H${num(x + width * 0.805)}`,
      { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.3, 'stroke-width': height * 0.007 },
    ),
    path(hole(0.285, 0.962, 0.019) + hole(0.715, 0.962, 0.019) + hole(0.37, 0.95, 0.012) + hole(0.63, 0.95, 0.012), {
      fill: DARK,
    }),
    ...screw(at(0.5, 0.957), height * 0.016),
  ]
}

function screw(centre: Point, radius: number): string[] {
  const arm = radius * 0.55
  return [
    path(circlePath(centre, radius), { fill: DARK, 'fill-opacity': 0.5 }),
    el('path', {
      d: `M${num(centre.x - arm)} ${num(centre.y)}h${num(2 * arm)}M${num(centre.x)} ${num(centre.y - arm)}v${num(2 * arm)}`,
      fill: 'none',
      stroke: CREAM,
      'stroke-opacity': 0.7,
      'stroke-width': radius * 0.26,
    }),
  ]
}
