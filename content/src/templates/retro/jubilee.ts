import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath, polar, polygonPath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { subtitle, title } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { roundedPhoto } from '../kit/rounded.ts'
import { num, path } from '../kit/svg.ts'

const CHIPS = ['#e2725b', '#e9b44c', '#2a7f7b', '#7b3f61', '#d8c9b0']
const BEYOND = 6

/** Terrazzo: chips of stone of every size, none over another's middle. */
function terrazzo({ sheet, short }: Page): string[] {
  const random = seededRandom(88)
  const step = short * 0.062
  const chips = CHIPS.map((): string[] => [])
  for (let y = -BEYOND; y < sheet.height + BEYOND; y += step) {
    for (let x = -BEYOND; x < sheet.width + BEYOND; x += step) {
      const centre = { x: x + random() * step, y: y + random() * step }
      const size = step * between(random, 0.1, 0.36)
      const turn = random() * 360
      const corners = Array.from({ length: 5 }, (_, nth) =>
        polar(centre, size * between(random, 0.6, 1.1), turn + nth * 72 + between(random, -16, 16)),
      )
      chips[Math.floor(random() * CHIPS.length)]?.push(polygonPath(corners.map(rounded)))
    }
  }
  return chips.map((each, nth) => path(each.join(''), { fill: CHIPS[nth] ?? '', 'fill-opacity': 0.85 }))
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 })

function seat({ x, y, width, height }: Rect): { centre: Point; radius: number } {
  return { centre: { x: x + width / 2, y: y + height / 2 }, radius: Math.min(width, height) * 0.6 }
}

/** A scalloped badge with a ring of stitches. */
function rosette({ field, short }: Page): string[] {
  const { centre, radius } = seat(field('t'))
  const scallops = 22
  const d = Array.from({ length: scallops }, (_, nth) => {
    const from = polar(centre, radius * 0.94, (nth * 360) / scallops)
    const to = polar(centre, radius * 0.94, ((nth + 1) * 360) / scallops)
    const bulge = num(radius * 0.15)
    return `${nth === 0 ? `M${num(from.x)} ${num(from.y)}` : ''}A${bulge} ${bulge} 0 0 1 ${num(to.x)} ${num(to.y)}`
  })
  return [
    path(`${d.join('')}z`, { fill: '#7b3f61' }),
    path(circlePath(centre, radius * 0.86), {
      fill: 'none',
      stroke: '#fbf3e4',
      'stroke-width': short * 0.003,
      'stroke-dasharray': `${num(short * 0.01)} ${num(short * 0.007)}`,
    }),
  ]
}

/** A round birthday: the number on a rosette amid the photos, on terrazzo. */
export const jubilee = composed({
  id: 'retro-jubilee',
  theme: 'retro',
  sample: { txt1: '40', txt2: 'Amélie' },
  paper: '0xfaf1e2',
  margin: 0.065,
  gap: 0.02,
  plans: {
    portrait: [...rows(7, 'AAAAAABBBBBB'), ...rows(6, 'CCCttttttDDD'), ...rows(7, 'EEEEEEFFFFFF')],
    square: [...rows(6, 'AAAAAABBBBBB'), ...rows(7, 'CCCCttttDDDD'), ...rows(6, 'EEEEEEFFFFFF')],
    landscape: [...rows(6, 'AAAABBBBBCCCC'), ...rows(7, 'DDDDtttttEEEE'), ...rows(6, 'FFFFFGGGHHHHH')],
    panorama: [...rows(10, 'AAAAABBBBttttttCCCCDDDDD'), ...rows(9, 'EEEEFFFFFttttttGGGGGHHHH')],
  },
  texture: terrazzo,
  photos: ({ photos, short }) => photos.flatMap((box, nth) => roundedPhoto(nth + 1, box, short * 0.016)),
  over: rosette,
  texts: ({ field }) => {
    const { centre, radius } = seat(field('t'))
    const look = { color: '0xfbf3e4', align: 'center', valign: 'middle' } as const
    const box = (top: number, width: number, height: number) => ({
      x: centre.x - (radius * width) / 2,
      y: centre.y + radius * top,
      width: radius * width,
      height: radius * height,
    })
    return [
      title(box(-0.62, 1.3, 0.86), { ...look, font: 'Abril Fatface', style: '400', caps: false, letters: 3.2 }),
      subtitle(box(0.26, 1.16, 0.44), {
        ...look,
        valign: 'top',
        font: 'Josefin Sans',
        style: '400',
        caps: true,
        tracking: 0.08,
        letters: 11,
      }),
    ]
  },
})
