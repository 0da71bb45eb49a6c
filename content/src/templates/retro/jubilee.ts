import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { bittenPhoto, type Disc } from '../kit/bitten.ts'
import { composed } from '../kit/composed.ts'
import { circlePath, polar, polygonPath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { subtitle, title } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { num, path } from '../kit/svg.ts'

const CHIPS = ['#e8775a', '#eab54a', '#f4e7cf', '#c65b7c', '#5fa39a']
const PLUM = '#5b2148'
const GOLD = '#edc463'
const BEYOND = 6
/** Of the rosette, as a share of the shorter side. */
const RADIUS = { portrait: 0.225, square: 0.205, landscape: 0.225, panorama: 0.24 } as const
/** In radii of the rosette: how far photos stay away, and the height of the number. */
const CLEAR = 1.1
const NUMBER = 0.57
/** Height of a capital in type of size 1. */
const CAPITAL = { abril: 0.71, josefin: 0.73 }

/** Where the first photos part: the rosette sits on their common corner. */
function seat({ photos, short, shape, gap }: Page): Disc {
  const [first, second] = photos
  if (!first || !second) throw new Error('the rosette sits between two photos at least')
  const radius = short * RADIUS[shape]
  const low = first.y + first.height + gap / 2
  const x = shape === 'portrait' ? first.x + first.width / 2 : second.x - gap / 2
  return { centre: { x, y: low }, radius }
}

/** Terrazzo: chips of stone, none under a photo and none over another. */
function terrazzo(page: Page): string[] {
  const { sheet, short, photos } = page
  const random = seededRandom(88)
  const step = short * 0.042
  const chips = CHIPS.map((): string[] => [])
  for (let y = -BEYOND; y < sheet.height + BEYOND; y += step) {
    for (let x = -BEYOND; x < sheet.width + BEYOND; x += step) {
      const centre = { x: x + between(random, 0.3, 0.7) * step, y: y + between(random, 0.3, 0.7) * step }
      const size = step * between(random, 0.2, 0.44)
      const turn = random() * 360
      const corners = Array.from({ length: 5 }, (_, nth) =>
        polar(centre, size * between(random, 0.65, 1.1), turn + nth * 72 + between(random, -16, 16)),
      )
      const color = Math.floor(random() * CHIPS.length)
      if (photos.some((box) => away(centre, box) < size * 1.1 + short * 0.005)) continue
      chips[color]?.push(polygonPath(corners.map(rounded)))
    }
  }
  return chips.map((each, nth) => path(each.join(''), { fill: CHIPS[nth] ?? '' }))
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 })

/** How far a point lies outside a box. */
function away({ x, y }: Point, box: Rect): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width)
  const dy = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(dx, dy)
}

/** A scalloped badge with a ring of pearls. */
function rosette(page: Page): string[] {
  const { centre, radius } = seat(page)
  const scallops = 28
  const d = Array.from({ length: scallops }, (_, nth) => {
    const from = polar(centre, radius * 0.955, (nth * 360) / scallops)
    const to = polar(centre, radius * 0.955, ((nth + 1) * 360) / scallops)
    const bulge = num(radius * 0.11)
    return `${nth === 0 ? `M${num(from.x)} ${num(from.y)}` : ''}A${bulge} ${bulge} 0 0 1 ${num(to.x)} ${num(to.y)}`
  })
  const pearls = Array.from({ length: scallops }, (_, nth) =>
    circlePath(polar(centre, radius * 0.935, ((nth + 0.5) * 360) / scallops), radius * 0.026),
  )
  return [path(`${d.join('')}z`, { fill: PLUM }), path(pearls.join(''), { fill: GOLD })]
}

/** A round birthday: the number on a rosette where the photos meet, on terrazzo. */
export const jubilee = composed({
  id: 'retro-jubilee',
  theme: 'retro',
  sample: { txt1: '40', txt2: 'Amélie' },
  paper: '0x1f4f4e',
  margin: 0.062,
  gap: 0.022,
  plans: {
    portrait: [...rows(9, 'AAAAAAAAAAAA'), ...rows(9, 'BBBBBBCCCCCC')],
    square: [...rows(10, 'AAAAAAAAAABBBBBBBB'), ...rows(8, 'CCCCCCCCCCDDDDDDDD')],
    landscape: [...rows(10, 'AAAAAAAAABBBBBBBCCCCCC'), ...rows(9, 'DDDDDDDDDEEEEEEEFFFFFF')],
    panorama: [...rows(9, 'AAAAAAABBBBBBBCCCCDDDD'), ...rows(9, 'EEEEEEEFFFFFFFGGGGHHHH')],
  },
  texture: terrazzo,
  photos: (page) => {
    const { centre, radius } = seat(page)
    return page.photos.flatMap((box, nth) =>
      bittenPhoto(nth + 1, box, page.short * 0.014, { centre, radius: radius * CLEAR }),
    )
  },
  over: rosette,
  texts: (page) => {
    const { centre, radius } = seat(page)
    const capitals = radius * NUMBER
    const look = { align: 'center', valign: 'middle', style: '400' } as const
    const line = (middle: number, width: number, height: number) => ({
      x: centre.x - width / 2,
      y: centre.y + middle - height / 2,
      width,
      height,
    })
    return [
      title(line(-capitals * 0.32, capitals * 2.2, capitals * 1.96), {
        ...look,
        font: 'Abril Fatface',
        color: '0xedc463',
        caps: false,
        fontSize: capitals / CAPITAL.abril,
      }),
      subtitle(line(capitals * 0.98, radius * 1.36, capitals * 0.62), {
        ...look,
        font: 'Josefin Sans',
        color: '0xfbf3e4',
        caps: true,
        tracking: 0.08,
        fontSize: (capitals * 0.37) / CAPITAL.josefin,
      }),
    ]
  },
})
