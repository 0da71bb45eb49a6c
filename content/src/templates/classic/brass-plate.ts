import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { el, num, path } from '../kit/svg.ts'

/** Aged, and near to each other, so that letters are read as well on the light as on the dark of it. */
const BRASS = ['#bf9f56', '#d3b873', '#dfc98e', '#cbae66', '#b99a52'] as const
const HAIRS = 70
const ENGRAVED = '#5f4a20'
const LIT = '#e9ddb8'
/** How far inside its edge a line runs round the label, as a share of the shorter side. */
export const ENGRAVED_LINE = 0.0075
/** A screw in the middle of each end. */
const SCREW = 0.021

/** The label's face: bands of light lie slantwise over it, faint as on worn metal. */
function sheen({ x, y, width, height }: Rect): string {
  const line = { x1: x, y1: y, x2: x + width, y2: y + height * 0.6 }
  return el('defs', {}, [
    el(
      'linearGradient',
      { id: 'brass', gradientUnits: 'userSpaceOnUse', ...line },
      BRASS.map((color, nth) => el('stop', { offset: num(nth / (BRASS.length - 1)), 'stop-color': color })),
    ),
  ])
}

/** A thin label of brushed brass on two screws, a line engraved inside its square edge. */
export function brassPlate(box: Rect, short: number): string[] {
  const outline = roundedPath(box, short * 0.0015)
  const { x, y, width, height } = box
  const screws = [box.x + short * SCREW, box.x + box.width - short * SCREW].map((across) => ({
    x: across,
    y: box.y + box.height / 2,
  }))
  const random = seededRandom(31)
  const hairs = Array.from({ length: HAIRS }, () => {
    const length = width * between(random, 0.08, 0.4)
    const left = x + random() * (width - length)
    return `M${num(left)} ${num(y + height * between(random, 0.04, 0.96))}h${num(length)}`
  })
  const brushed = (some: readonly string[], stroke: string) =>
    path(some.join(''), { fill: 'none', stroke, 'stroke-width': short * 0.0006, 'stroke-opacity': 0.22 })
  return [
    sheen(box),
    ...paperShadow(outline, short * 0.005),
    path(outline, { fill: 'url(#brass)' }),
    brushed(hairs.slice(0, HAIRS / 2), LIT),
    brushed(hairs.slice(HAIRS / 2), ENGRAVED),
    path(`M${num(x)} ${num(y)}h${num(width)}`, { fill: 'none', stroke: LIT, 'stroke-width': short * 0.0012 }),
    rule(inset(box, short * ENGRAVED_LINE), short * 0.0014, ENGRAVED),
    ...screws.flatMap((at, nth) => screw(at, short * 0.0052, nth * 37 - 20)),
  ]
}

function screw({ x, y }: Point, radius: number, degrees: number): string[] {
  return [
    path(circlePath({ x, y: y + radius * 0.12 }, radius * 1.12), { fill: ENGRAVED, 'fill-opacity': 0.55 }),
    path(circlePath({ x, y }, radius), { fill: '#d9c898' }),
    el('g', { transform: `rotate(${num(degrees)} ${num(x)} ${num(y)})` }, [
      el('rect', {
        x: x - radius * 0.85,
        y: y - radius * 0.13,
        width: radius * 1.7,
        height: radius * 0.26,
        fill: ENGRAVED,
      }),
    ]),
  ]
}
