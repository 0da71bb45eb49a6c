import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { bittenPhoto, type Disc } from '../kit/bitten.ts'
import { composed } from '../kit/composed.ts'
import { circlePath, polar, polygonPath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { subtitle, title } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { num, path } from '../kit/svg.ts'

const CHIPS = ['#e8775a', '#eab54a', '#f4e7cf', '#c65b7c', '#5fa39a']
const PLUM = '#5b2148'
const GOLD = '#edc463'
const MARGIN = 0.062
/** Of the rosette, as a share of the shorter side. */
const RADIUS = { portrait: 0.19, square: 0.175, landscape: 0.19, panorama: 0.205 } as const
/** In radii of the rosette: how far photos stay away, the height of the number, how far it sinks below a wide photo. */
const CLEAR = 1.1
const NUMBER = 0.5
const LOWERED = 0.4
/** Height of a capital in type of size 1. */
const CAPITAL = { abril: 0.71, josefin: 0.73 }

/** Where the photos meet in the middle of the sheet; below one wide photo it sits lower, off what stands in it. */
function seat({ photos, short, shape, gap, sheet }: Page): Disc {
  const [first] = photos
  if (!first) throw new Error('the rosette sits between photos')
  const radius = short * RADIUS[shape]
  const seam = first.y + first.height + gap / 2
  return { centre: { x: sheet.width / 2, y: seam + (shape === 'portrait' ? radius * LOWERED : 0) }, radius }
}

/** Terrazzo: chips of stone in two rows round the photos, none under a photo, over another or over the sheet's edge. */
function terrazzo(page: Page): string[] {
  const { sheet, short, photos } = page
  const random = seededRandom(88)
  const step = (short * MARGIN) / 2
  // Whole steps from edge to edge, so that opposite bands are alike.
  const [across, down] = [sheet.width, sheet.height].map((side) => side / Math.round(side / step)) as [number, number]
  const chips = CHIPS.map((): string[] => [])
  for (let y = -Math.ceil(BEYOND / down) * down; y < sheet.height + BEYOND; y += down) {
    for (let x = -Math.ceil(BEYOND / across) * across; x < sheet.width + BEYOND; x += across) {
      const centre = { x: x + between(random, 0.4, 0.6) * across, y: y + between(random, 0.4, 0.6) * down }
      const size = step * between(random, 0.2, 0.4)
      const turn = random() * 360
      const corners = Array.from({ length: 5 }, (_, nth) =>
        polar(centre, size * between(random, 0.65, 1.1), turn + nth * 72 + between(random, -16, 16)),
      )
      const color = Math.floor(random() * CHIPS.length)
      const clear = size * 1.1 + short * 0.003
      if (edgeAway(centre, sheet) < clear || photos.some((box) => away(centre, box) < clear)) continue
      chips[color]?.push(polygonPath(corners.map(rounded)))
    }
  }
  return chips.map((each, nth) => path(each.join(''), { fill: CHIPS[nth] ?? '' }))
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 })

/** How far a point lies from the nearest line of the sheet's edges, inside or outside. */
function edgeAway({ x, y }: Point, { width, height }: Rect): number {
  return Math.min(...[x, width - x, y, height - y].map(Math.abs))
}

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
  margin: MARGIN,
  gap: 0.022,
  plans: {
    portrait: [...rows(9, 'AA'), ...rows(9, 'BC')],
    square: ['AB', 'CD'],
    landscape: [...rows(10, 'AAAAAAAAABBBBBBBBB'), ...rows(9, 'CCCCDDDDDEEEEEFFFF')],
    panorama: ['AAAABBBBBCCCCCDDDD', 'EEEEFFFFFGGGGGHHHH'],
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
    const look = { align: 'center', valign: 'middle', weight: '400' } as const
    const line = (middle: number, width: number, height: number) => ({
      x: centre.x - width / 2,
      y: centre.y + middle - height / 2,
      width,
      height,
    })
    return [
      title(line(-capitals * 0.4, capitals * 2.2, capitals * 1.96), {
        ...look,
        font: 'Abril Fatface',
        color: layerColour(GOLD),
        caps: false,
        fontSize: capitals / CAPITAL.abril,
      }),
      // From the top, so that a long line has room for a second one.
      subtitle(line(capitals, radius * 1.3, capitals * 0.76), {
        ...look,
        valign: 'top',
        font: 'Josefin Sans',
        color: '0xfbf3e4',
        caps: true,
        tracking: 0.06,
        fontSize: (capitals * 0.36) / CAPITAL.josefin,
      }),
    ]
  },
})
