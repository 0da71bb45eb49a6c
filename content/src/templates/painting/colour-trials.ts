import type { Point, Rect } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { el, num, path } from '../kit/svg.ts'
import { frayed, rawPath } from '../kit/watercolour.ts'

/** Pigments in the order of a paintbox: as it flows thick from the brush, thinned with water, and where it dried at the rim. */
const PIGMENTS = [
  ['#b3123f', '#ef8fa3', '#8a0a2e'],
  ['#dc3c22', '#f7ab8c', '#a82612'],
  ['#ec8a14', '#fbd08c', '#b9650a'],
  ['#e9b90f', '#fbe8a0', '#b48a06'],
  ['#6f8f1f', '#cfdc9a', '#4d6612'],
  ['#117f73', '#93d0c4', '#0a5b52'],
  ['#1173ad', '#9ccdea', '#0a517d'],
  ['#24349c', '#9aa8e6', '#182271'],
  ['#6a2a8e', '#c9a2dd', '#4a1a66'],
] as const

/** One dab beside the other along the strip, each run a little into the next where both were wet. */
export function colourTrials(strip: Rect, random: Random): string[] {
  const step = strip.width / PIGMENTS.length
  return PIGMENTS.flatMap((pigment, nth) => {
    const wide = step * 1.03
    const left = Math.min(strip.x + strip.width - wide, Math.max(strip.x, strip.x + (nth + 0.5) * step - wide / 2))
    const drop = strip.height * between(random, 0, 0.07)
    return dab(
      { x: left, y: strip.y + drop, width: wide, height: strip.height * between(random, 0.9, 0.93) },
      pigment,
      `p${nth}`,
      random,
    )
  })
}

function dab(box: Rect, [thick, thin, rim]: (typeof PIGMENTS)[number], id: string, random: Random): string[] {
  const { x, y, width, height } = box
  const middle = { x: x + width / 2, y: y + height / 2 }
  const outline = frayed(ovalPoints(middle, width / 2, height / 2, 26, 4.6), 2, 0.1, random)
  const within = (share: number) =>
    frayed(ovalPoints(middle, (width / 2) * share, (height / 2) * share, 26, 4.6), 2, 0.12, random)
  const slant = width * between(random, -0.35, 0.35)
  const fall = { x1: middle.x - slant, x2: middle.x + slant, y1: y, y2: y + height }
  const edge = rawPath(outline)
  return [
    el('defs', {}, [
      el('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...fall }, [
        el('stop', { offset: '0', 'stop-color': thick }),
        el('stop', { offset: '0.42', 'stop-color': thick, 'stop-opacity': 0.86 }),
        el('stop', { offset: '1', 'stop-color': thin, 'stop-opacity': 0.9 }),
      ]),
    ]),
    path(edge, { fill: `url(#${id})`, 'fill-opacity': 0.94 }),
    // Pigment gathers where a patch dries last.
    path(edge + rawPath(within(0.95).toReversed()), { fill: rim, 'fill-opacity': 0.42 }),
    path(edge + rawPath(within(0.9).toReversed()), { fill: rim, 'fill-opacity': 0.16 }),
    ...(random() < 0.5 ? bloom(box, thin, id, random) : []),
    path(grains(box, random), { fill: rim, 'fill-opacity': 0.35 }),
  ]
}

/** Where a drop of water pushed the colour away while it dried. */
function bloom({ x, y, width, height }: Rect, thin: string, id: string, random: Random): string[] {
  const centre: Point = { x: x + width * between(random, 0.36, 0.64), y: y + height * between(random, 0.56, 0.76) }
  const reach = Math.min(width, height) * between(random, 0.14, 0.24)
  const crown = frayed(ovalPoints(centre, reach, reach * 0.86, 16), 2, 0.34, random)
  return [
    el('defs', {}, [
      el(
        'radialGradient',
        { id: `${id}b`, gradientUnits: 'userSpaceOnUse', cx: centre.x, cy: centre.y, r: reach * 1.15 },
        [
          el('stop', { offset: '0', 'stop-color': '#fffaf0', 'stop-opacity': 0.1 }),
          el('stop', { offset: '0.75', 'stop-color': thin, 'stop-opacity': 0.5 }),
          el('stop', { offset: '1', 'stop-color': '#fffaf0', 'stop-opacity': 0.55 }),
        ],
      ),
    ]),
    path(rawPath(crown), { fill: `url(#${id}b)` }),
  ]
}

/** Heavy pigment settles in the hollows of the paper. */
function grains({ x, y, width, height }: Rect, random: Random): string {
  return Array.from({ length: 34 }, () =>
    circlePath(
      { x: x + width * between(random, 0.1, 0.9), y: y + height * between(random, 0.1, 0.9) },
      Number(num(height * between(random, 0.003, 0.009))),
    ),
  ).join('')
}
