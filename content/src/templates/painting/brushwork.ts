import { centreOf, inDegrees, type Point, type Rect, seededRandom, turnedAbout } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { polygonPath } from '../kit/curves.ts'
import { type BrushPaint, drySweep } from '../kit/dry-brush.ts'
import { splatter } from '../kit/frayed.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked, photo } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { JOURNEY } from '../picture-sets.ts'

const CORAL: BrushPaint = { body: '#cc4631', dark: '#98301e', light: '#e0664e', glint: '#f0a08a' }

/** How far the stroke rises from the left edge to the right one, by the shorter side. */
const RISE = 0.1
/** Its breadth, and the lane it leaves open between the photos, by the shorter side. */
const BREADTH = 0.292
const LANE = 0.255

const slopeOf = ({ sheet, short }: DrawnPage) => (short * RISE) / sheet.width

/** The middle of the stroke at a place across the sheet. */
function levelAt(page: DrawnPage): (x: number) => number {
  const { y, height } = page.field('t')
  const slope = slopeOf(page)
  return (x) => y + height / 2 + slope * (page.sheet.width / 2 - x)
}

/** One pull of a broad brush over the whole sheet, loaded at the left, dry at the right. */
function stroke(page: DrawnPage): string[] {
  const { sheet, short } = page
  const level = levelAt(page)
  const on = (x: number): Point => ({ x, y: level(x) })
  // The brush is held square to its way, so that its lower corner reaches a little farther.
  const end = sheet.width - Math.max(0.8, short * 0.012) - short * BREADTH * 0.6 * slopeOf(page)
  const random = seededRandom(41)
  const spray = splatter(on(sheet.width - short * 0.12), short * 0.1, 20, short * 0.007, random, ({ x }) => x < end)
  // Single locks of hair stray from the brush at both of its sides.
  const stray = (aside: number, from: number, to: number) =>
    drySweep(
      {
        from: { x: from, y: level(from) + aside * short },
        to: { x: to, y: level(to) + aside * short * 0.98 },
        breadth: short * 0.022,
        load: 0.18,
        rag: from < 0 ? 0.002 : 0.05,
        hairs: 9,
      },
      CORAL,
      random,
    )
  return [
    ...stray(-0.147, -BEYOND, sheet.width * 0.7),
    ...stray(0.147, -BEYOND, sheet.width * 0.46),
    ...stray(0.146, sheet.width * 0.34, sheet.width * 0.86),
    ...stray(-0.143, sheet.width * 0.6, end),
    ...drySweep(
      { from: on(-1.5 * BEYOND), to: on(end), breadth: short * BREADTH, bow: 0.004, load: 0.8, rag: 0.004, hairs: 92 },
      CORAL,
      random,
    ),
    path(spray, { fill: CORAL.body, 'fill-opacity': 0.85 }),
  ]
}

/** Photos next to the stroke end along it; the hairs at its sides fall over their edges. */
function pictures(page: DrawnPage): Layer[] {
  const level = levelAt(page)
  const lane = page.field('t')
  const half = (page.short * LANE) / 2
  return page.photos.flatMap((box, nth) => {
    const low = box.y + box.height
    if (Math.abs(low + page.gap - lane.y) < NEAR) return slanted(nth, box, (x) => level(x) - half, true)
    if (Math.abs(box.y - page.gap - lane.y - lane.height) < NEAR)
      return slanted(nth, box, (x) => level(x) + half, false)
    return [photo(nth + 1, box)]
  })
}

/** Float noise in sums of centimetres. */
const NEAR = 1e-6

/** A photo whose foot, or else its head, is a slanted line. */
function slanted(nth: number, box: Rect, cut: (x: number) => number, isFoot: boolean): Layer[] {
  const { x, width } = box
  const [left, right] = [cut(x), cut(x + width)]
  const y = isFoot ? box.y : Math.min(left, right)
  const height = (isFoot ? Math.max(left, right) : box.y + box.height) - y
  const level = isFoot ? 0 : height
  const outline = [
    { x: 0, y: left - y },
    { x: width, y: right - y },
    { x: width, y: level },
    { x: 0, y: level },
  ]
  return masked(nth + 1, { x, y, width, height }, { width, height }, polygonPath(outline))
}

/** The words stand in the wet part of the stroke and rise with it. */
function words(page: DrawnPage): Layer[] {
  const { format, sheet, short, shape } = page
  const middle = { x: sheet.width * 0.46, y: levelAt(page)(sheet.width * 0.46) }
  const size = { width: sheet.width * SHARES[shape], height: short * (LANE - 0.01) }
  const place = { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size }
  const rotation = -inDegrees(Math.atan(slopeOf(page)))
  const lettered = inscribed(place, format, {
    name: { font: 'Abril Fatface', weight: '400', color: '0xfffaf2', caps: false },
    line: { font: 'Montserrat', weight: '600', color: '0xffe9dc', caps: true, tracking: 0.14, letters: 13 },
    lineCaps: 0.42,
    lineGap: 0.42,
    fill: 0.88,
  })
  return lettered.map((layer) => {
    if (layer.kind !== 'text') return layer
    const centre = turnedAbout(centreOf(layer), middle, rotation)
    return { ...layer, x: centre.x - layer.width / 2, y: centre.y - layer.height / 2, rotation }
  })
}

/** Of the sheet's width, for the words. */
const SHARES = { portrait: 0.69, square: 0.69, landscape: 0.6, panorama: 0.45 } as const

/** One stroke of a broad brush runs through the photos, which end along it, and carries the name. */
export const brushwork = composed({
  id: 'painting-brushwork',
  moods: ['colourful'],
  asks: ['place', 'date'],
  pictures: JOURNEY,
  theme: 'painting',
  paper: '0xfffdf9',
  margin: 0.05,
  gap: 0.024,
  plans: {
    portrait: [...rows(22, 'AAAAAAAAAAAA'), ...rows(9, 'tttttttttttt'), ...rows(14, 'BBBBBBBCCCCC')],
    square: [...rows(17, 'AAAAAAABBBBB'), ...rows(9, 'tttttttttttt'), ...rows(15, 'CCCCCDDDDDDD')],
    landscape: [...rows(16, 'AAAAABBBBCCCC'), ...rows(9, 'ttttttttttttt'), ...rows(17, 'DDDDEEEEFFFFF')],
    panorama: [...rows(16, 'AAAAABBBBCCCCDDDD'), ...rows(9, 'ttttttttttttttttt'), ...rows(17, 'EEEEFFFFGGGGHHHHH')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 71, colors: ['#dfd5c4', '#ffffff'], opacity: 0.35, count: 140 }),
  photos: pictures,
  over: stroke,
  texts: words,
})
