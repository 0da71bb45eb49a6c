import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Point, type Rect } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { divider } from '../kit/flourish.ts'
import { ground } from '../kit/ground.ts'
import { masked, title } from '../kit/layers.ts'
import { scoopedRule } from '../kit/rules.ts'
import { scaled } from '../kit/scaled.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const JASPER = '0x7f9bb5'
const WHITE = '#f7f4ec'

interface Oval extends Point {
  readonly rx: number
  readonly ry: number
}

interface Cabinet {
  /** In reading order. */
  readonly ovals: readonly Oval[]
  readonly text: Rect
  readonly divider: Point
}

/** Lengths as shares of the shorter side. */
function cabinetOf(format: Format): Cabinet {
  const short = Math.min(format.width, format.height)
  const width = format.width / short
  const height = format.height / short
  const orientation = orientationOf(format)
  const centre = width / 2
  if (orientation === ORIENTATION.portrait) {
    const spare = height - 1.25
    const y = 0.535 + spare * 0.4
    const small = { rx: 0.1, ry: 0.125 + spare * 0.08 }
    const [top, low] = [y - 0.27 - spare * 0.25, y + 0.27 + spare * 0.25]
    return {
      ovals: [
        { x: 0.195, y: top, ...small },
        { x: 0.805, y: top, ...small },
        { x: centre, y, rx: 0.19, ry: 0.25 + spare * 0.2 },
        { x: 0.195, y: low, ...small },
        { x: 0.805, y: low, ...small },
      ],
      text: { x: 0.12, y: height - 0.285 - spare * 0.06, width: 0.76, height: 0.12 },
      divider: { x: centre, y: height - 0.135 - spare * 0.06 },
    }
  }
  const isSquare = orientation === ORIENTATION.square
  const spare = Math.max(0, width - 1.25)
  const small = isSquare ? { rx: 0.085, ry: 0.11 } : { rx: 0.122 + spare * 0.12, ry: 0.15 }
  const large = isSquare ? { rx: 0.15, ry: 0.21 } : { rx: 0.195 + spare * 0.1, ry: 0.26 }
  const side = isSquare ? 0.205 : 0.235 + spare * 0.22
  const [top, low] = isSquare ? [0.23, 0.545] : [0.275, 0.675]
  const free = isSquare ? 0.12 : side + small.rx + 0.04
  return {
    ovals: [
      { x: side, y: top, ...small },
      { x: width - side, y: top, ...small },
      { x: centre, y: 0.3875, ...large },
      { x: side, y: low, ...small },
      { x: width - side, y: low, ...small },
    ],
    text: { x: free, y: 0.715, width: width - 2 * free, height: 0.12 },
    divider: { x: centre, y: 0.865 },
  }
}

/** Ovals on jasper blue, each in a string of pearls. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const cabinet = cabinetOf(format)
  const ovals = cabinet.ovals.map(({ x, y, rx, ry }) => ({
    x: x * short,
    y: y * short,
    rx: rx * short,
    ry: ry * short,
  }))
  const sheet = { x: 0, y: 0, ...format }
  const fine = short * 0.002
  return {
    art: {
      relief: sheetArt(format, [
        scoopedRule(inset(sheet, short * 0.035), short * 0.04, fine * 1.8, WHITE),
        scoopedRule(inset(sheet, short * 0.047), short * 0.04, fine * 0.8, WHITE),
        ...ovals.flatMap((oval) => pearls(oval, short)),
        divider({ x: cabinet.divider.x * short, y: cabinet.divider.y * short }, short * 0.15, WHITE),
      ]),
    },
    layers: [
      ground(format, JASPER),
      sheetOverlay('relief', format),
      ...ovals.flatMap(({ x, y, rx, ry }, nth) =>
        masked(
          nth + 1,
          { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry },
          { width: 100, height: 100 },
          circlePath({ x: 50, y: 50 }, 50),
        ),
      ),
      title(scaled(cabinet.text, short), {
        font: 'Crimson Text',
        style: '400',
        color: '0xffffff',
        align: 'center',
        valign: 'middle',
        caps: false,
      }),
    ],
  }
}

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

export const cameo: StaticTemplate = {
  id: 'classic-cameo',
  theme: 'classic',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
