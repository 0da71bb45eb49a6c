import { inset, type Rect, seededRandom } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { roundedPath } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { el, num, path } from '../kit/svg.ts'
import { foil } from '../kit/texture.ts'

/** Near to each other, so that letters are read as well on the light as on the dark of it. */
const BRASS = ['#c6ad76', '#cab27c', '#d0b986'] as const
const HAIRS = 46
const ENGRAVED = '#6e5423'

/** A name plate of brushed brass on two screws, the line along its rim engraved. */
export function brassPlate(box: Rect, short: number): string[] {
  const brass = foil('brass', box, BRASS)
  const corner = short * 0.006
  const outline = roundedPath(box, [corner, corner, corner, corner])
  const screws = [box.x + short * 0.026, box.x + box.width - short * 0.026].map((x) => ({
    x,
    y: box.y + box.height / 2,
  }))
  const random = seededRandom(31)
  const hairs = Array.from({ length: HAIRS }, () => {
    const length = box.width * between(random, 0.12, 0.5)
    const x = box.x + corner + random() * (box.width - length - 2 * corner)
    return `M${num(x)} ${num(box.y + box.height * between(random, 0.04, 0.96))}h${num(length)}`
  })
  return [
    brass.definition,
    ...paperShadow(outline, short * 0.012),
    path(outline, { fill: brass.paint }),
    path(hairs.join(''), { fill: 'none', stroke: '#efe2bd', 'stroke-width': short * 0.0008, 'stroke-opacity': 0.5 }),
    rule(inset(box, short * 0.0012), short * 0.0016, '#efe0b4'),
    rule(inset(box, short * 0.0085), short * 0.0014, ENGRAVED),
    ...screws.flatMap((at, nth) => screw(at.x, at.y, short * 0.008, nth * 37 - 20)),
  ]
}

function screw(x: number, y: number, radius: number, degrees: number): string[] {
  return [
    path(circlePath({ x, y: y + radius * 0.12 }, radius * 1.12), { fill: ENGRAVED, 'fill-opacity': 0.55 }),
    path(circlePath({ x, y }, radius), { fill: '#e2cc93' }),
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
