import type { Point, Rect } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { el, num, path } from '../kit/svg.ts'
import { frayed, rawPath } from '../kit/watercolour.ts'

/** Earths and muted blues, as a travelling paintbox holds them: thick from the brush, thinned with water, and dried at the rim. */
const PIGMENTS = [
  ['#2b3a5e', '#a3b3d0', '#1a2440'],
  ['#33696f', '#a6c9c8', '#20474b'],
  ['#76895a', '#cdd7b3', '#4f5f38'],
  ['#cf9f3c', '#f0dba4', '#96701f'],
  ['#c2643a', '#eebaa0', '#8a4122'],
  ['#b04c66', '#e7b0be', '#7d3047'],
  ['#574566', '#b9a9c9', '#392b45'],
] as const

/** Of the step from one dab to the next. */
const WIDE = 0.8

/** One dab beside the other along the strip, each dried apart from the next, none quite level. */
export function colourTrials(strip: Rect, random: Random): string[] {
  const step = strip.width / (PIGMENTS.length - 1 + WIDE)
  return PIGMENTS.flatMap((pigment, nth) => {
    const drop = strip.height * between(random, 0, 0.08)
    return dab(
      {
        x: strip.x + nth * step,
        y: strip.y + drop,
        width: step * WIDE,
        height: strip.height * between(random, 0.88, 0.92),
      },
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
