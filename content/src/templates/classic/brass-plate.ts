import { inset, type Rect, seededRandom } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { el, num, path } from '../kit/svg.ts'

/** Aged, and near to each other, so that letters are read as well on the light as on the dark of it. */
const BRASS = { lit: '#cdbb8e', face: '#bfab7b', low: '#ad9765' } as const
const HAIRS = 90
const ENGRAVED = '#5f4a20'
const LIT = '#f0e6c6'

/** The label's face: light from above fades over it. */
function sheen({ x, y, height }: Rect): string {
  const stop = (offset: number, color: string) => el('stop', { offset: num(offset), 'stop-color': color })
  return el('defs', {}, [
    el('linearGradient', { id: 'brass', gradientUnits: 'userSpaceOnUse', x1: x, y1: y, x2: x, y2: y + height }, [
      stop(0, BRASS.lit),
      stop(0.3, BRASS.face),
      stop(0.72, BRASS.face),
      stop(1, BRASS.low),
    ]),
  ])
}

/** A small label of brushed brass on two screws: its edge is filed, so that it is lit above and dark below. */
export function brassPlate(box: Rect, short: number): string[] {
  const corner = short * 0.005
  const outline = roundedPath(box, corner)
  const { x, y, width, height } = box
  const screws = [x + short * 0.017, x + width - short * 0.017].map((at) => ({ x: at, y: y + height / 2 }))
  const random = seededRandom(31)
  const hairs = Array.from({ length: HAIRS }, () => {
    const length = width * between(random, 0.08, 0.4)
    const left = x + corner + random() * (width - length - 2 * corner)
    return `M${num(left)} ${num(y + height * between(random, 0.04, 0.96))}h${num(length)}`
  })
  const brushed = (some: readonly string[], stroke: string) =>
    path(some.join(''), { fill: 'none', stroke, 'stroke-width': short * 0.0006, 'stroke-opacity': 0.32 })
  const bevel = short * 0.0022
  return [
    sheen(box),
    ...paperShadow(outline, short * 0.008),
    path(outline, { fill: ENGRAVED }),
    path(roundedPath({ x, y, width, height: height - bevel * 0.6 }, corner), { fill: LIT }),
    path(roundedPath(inset(box, bevel), corner * 0.7), { fill: 'url(#brass)' }),
    brushed(hairs.slice(0, HAIRS / 2), LIT),
    brushed(hairs.slice(HAIRS / 2), ENGRAVED),
    ...screws.flatMap((at, nth) => screw(at.x, at.y, short * 0.0052, nth * 37 - 20)),
  ]
}

function screw(x: number, y: number, radius: number, degrees: number): string[] {
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
