import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import { divider } from '../kit/flourish.ts'
import { masked } from '../kit/layers.ts'
import type { Page, Shape } from '../kit/page.ts'
import { scoopedRule } from '../kit/rules.ts'
import { el } from '../kit/svg.ts'

const WHITE = '#efe7d6'

interface Oval extends Point {
  readonly rx: number
  readonly ry: number
}

/** Half axes of the portrait in the middle and of the four round it, as shares of their room. */
const AXES: Readonly<Record<Shape, { readonly large: Point; readonly small: Point }>> = {
  portrait: { large: { x: 0.29, y: 0.37 }, small: { x: 0.135, y: 0.15 } },
  square: { large: { x: 0.225, y: 0.42 }, small: { x: 0.125, y: 0.19 } },
  landscape: { large: { x: 0.215, y: 0.5 }, small: { x: 0.135, y: 0.22 } },
  panorama: { large: { x: 0.175, y: 0.5 }, small: { x: 0.125, y: 0.22 } },
}

/** In reading order: two above, the large one, two below. */
function ovalsOf({ field, shape, short }: Page): Oval[] {
  const { x, y, width, height } = inset(field('o'), short * 0.032)
  const { large, small } = AXES[shape]
  const at = (across: number, down: number, { x: rx, y: ry }: Point): Oval => ({
    x: x + width * (across + (0.5 - across) * 2 * rx),
    y: y + height * (down + (0.5 - down) * 2 * ry),
    rx: width * rx,
    ry: height * ry,
  })
  return [at(0, 0, small), at(1, 0, small), at(0.5, 0.5, large), at(0, 1, small), at(1, 1, small)]
}

const boxOf = ({ x, y, rx, ry }: Oval): Rect => ({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry })

/** Ovals on midnight blue, each in a string of pearls. */
export const cameo = composed({
  id: 'classic-cameo',
  theme: 'classic',
  paper: '0x1d2b40',
  margin: 0.07,
  gap: 0.02,
  plans: {
    portrait: ['o'],
    square: ['o'],
    landscape: ['o'],
    panorama: ['ooooooooooootttttt'],
  },
  under: (page) => {
    const { sheet, short, field, shape } = page
    const { x, y, width, height } = field('t')
    return [
      scoopedRule(inset(sheet, short * 0.034), short * 0.04, short * 0.0036, WHITE),
      scoopedRule(inset(sheet, short * 0.046), short * 0.04, short * 0.0016, WHITE),
      ...ovalsOf(page).flatMap((oval) => pearls(oval, short)),
      ...(shape === 'panorama' ? [0.3, 0.7] : []).map((down) =>
        divider({ x: x + width / 2, y: y + height * down }, width * 0.36, WHITE),
      ),
    ]
  },
  photos: (page) =>
    ovalsOf(page).flatMap((oval, nth) =>
      masked(nth + 1, boxOf(oval), { width: 100, height: 100 }, circlePath({ x: 50, y: 50 }, 50)),
    ),
  words: () => ({
    name: { font: 'Pinyon Script', style: '400', color: '0xf6f0e2', caps: false },
    line: { font: 'Cinzel', style: '400', color: '0xd9c9a3', caps: true, tracking: 0.16, letters: 14 },
  }),
})

/** A smooth rim and round it the pearls, evenly spaced along the oval. */
function pearls({ x, y, rx, ry }: Oval, short: number): string[] {
  const rim = short * 0.009
  const out = short * 0.021
  const pearl = short * 0.0062
  const [a, b] = [rx + out, ry + out]
  const steps = 720
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    return { x: x + a * Math.cos(angle), y: y + b * Math.sin(angle) }
  })
  const lengths = points.map((point, step) => {
    const before = points[Math.max(0, step - 1)] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  const around = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.round(around / (pearl * 2.75))
  const marks: string[] = []
  let walked = 0
  points.forEach((point, step) => {
    walked += lengths[step] ?? 0
    if (marks.length < count && walked >= (marks.length * around) / count) {
      marks.push(
        el('circle', { cx: point.x, cy: point.y, r: pearl * (marks.length % 6 === 0 ? 1.25 : 1), fill: WHITE }),
      )
    }
  })
  const ring = { cx: x, cy: y, fill: 'none', stroke: WHITE }
  return [
    el('ellipse', { ...ring, rx: rx + rim * 0.5, ry: ry + rim * 0.5, 'stroke-width': rim }),
    ...marks,
    el('ellipse', { ...ring, rx: rx + out + rim * 1.25, ry: ry + out + rim * 1.25, 'stroke-width': rim * 0.22 }),
  ]
}
