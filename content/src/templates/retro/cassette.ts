import type { Point, Rect } from '@collagerie/core/geometry'
import { circlePath, polar, polygonPath } from '../kit/curves.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { el, path } from '../kit/svg.ts'
import { BROWN, CREAM } from './palette.ts'

/** A tape's outline is the shell; its parts are measured in shares of the shell's height and width. */
const LABEL = { side: 0.07, top: 0.075, height: 0.7 }
const SHELL_ROUND = 0.06
const WINDOW = '#2a150e'
const HUBS = [0.31, 0.69]

/** Where a photo or the title goes. */
export function labelOf(shell: Rect): Rect {
  const side = Math.min(shell.width * LABEL.side, shell.height * 0.1)
  return {
    x: shell.x + side,
    y: shell.y + shell.height * LABEL.top,
    width: shell.width - 2 * side,
    height: shell.height * LABEL.height,
  }
}

export function labelRound(shell: Rect): number {
  return shell.height * SHELL_ROUND * 0.8
}

/** The shell in one colour, a window with both reels under the label, screws in the corners. */
export function cassette(shell: Rect, color: string, wound: number): string[] {
  const { x, y, width, height } = shell
  const outline = roundedPath(shell, height * SHELL_ROUND)
  const foot = polygonPath([
    { x: x + width * 0.2, y: y + height },
    { x: x + width * 0.235, y: y + height * 0.945 },
    { x: x + width * 0.765, y: y + height * 0.945 },
    { x: x + width * 0.8, y: y + height },
  ])
  const window: Rect = { x: x + width * 0.2, y: y + height * 0.815, width: width * 0.6, height: height * 0.1 }
  const screws = [
    { x: x + width * 0.033, y: y + height * 0.05 },
    { x: x + width * 0.967, y: y + height * 0.05 },
    { x: x + width * 0.033, y: y + height * 0.95 },
    { x: x + width * 0.967, y: y + height * 0.95 },
  ]
  const middle = window.y + window.height / 2
  return [
    ...paperShadow(outline, height * 0.05),
    path(outline, { fill: color }),
    path(foot, { fill: WINDOW, 'fill-opacity': 0.28 }),
    path(roundedPath(window, window.height / 2), { fill: WINDOW }),
    // What is left on one reel is wound on the other.
    tapePack({ x: x + width * (HUBS[0] ?? 0), y: middle }, window, wound),
    tapePack({ x: x + width * (HUBS[1] ?? 0), y: middle }, window, 1 - wound),
    ...HUBS.flatMap((hub) => reel({ x: x + width * hub, y: middle }, window.height * 0.37, color)),
    ...screws.map((screw) => path(circlePath(screw, height * 0.012), { fill: WINDOW, 'fill-opacity': 0.45 })),
  ]
}

function tapePack(hub: Point, window: Rect, share: number): string {
  const reach = window.height * (0.55 + share * 1.1)
  const left = Math.max(window.x + window.height * 0.5, hub.x - reach)
  const right = Math.min(window.x + window.width - window.height * 0.5, hub.x + reach)
  return el('rect', {
    x: left,
    y: window.y + window.height * 0.09,
    width: right - left,
    height: window.height * 0.82,
    fill: '#6d4630',
  })
}

/** A white wheel with six teeth inwards. */
function reel(centre: Point, radius: number, color: string): string[] {
  const teeth = Array.from({ length: 6 }, (_, index) => {
    const inner = polar(centre, radius * 0.42, index * 60 + 12)
    const outer = polar(centre, radius * 0.72, index * 60 + 12)
    return el('line', {
      x1: inner.x,
      y1: inner.y,
      x2: outer.x,
      y2: outer.y,
      stroke: CREAM,
      'stroke-width': radius * 0.2,
    })
  })
  return [
    path(circlePath(centre, radius), { fill: CREAM }),
    path(circlePath(centre, radius * 0.68), { fill: color }),
    ...teeth,
  ]
}

/** A paper label with stripes along its foot and a line to write on. */
export function writtenLabel(shell: Rect, stripes: readonly string[]): string[] {
  const label = labelOf(shell)
  const round = labelRound(shell)
  const stripe = label.height * 0.062
  const top = label.y + label.height * 0.75
  return [
    path(roundedPath(label, round), { fill: CREAM }),
    ...stripes.map((fill, index) =>
      el('rect', { x: label.x, y: top + index * stripe, width: label.width, height: stripe * 1.02, fill }),
    ),
    path(roundedPath(label, round), {
      fill: 'none',
      stroke: BROWN,
      'stroke-opacity': 0.25,
      'stroke-width': label.height * 0.006,
    }),
  ]
}
