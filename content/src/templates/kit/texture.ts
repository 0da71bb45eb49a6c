import { type Rect, seededRandom } from '@collagerie/core/geometry'
import { outset } from './rounded.ts'
import { el, num, path } from './svg.ts'

/** As wide as the widest wrap, so that paper goes on round the edge. */
const BEYOND_CM = 5

interface PaperLook {
  readonly seed: number
  /** Of specks and fibres; both darker and lighter than the paper look best. */
  readonly colors: readonly string[]
  readonly opacity: number
  /** Fibres for each colour. */
  readonly count?: number
}

/** Laid fibres and specks, drawn with the pen: sharp at any resolution, as real paper is. */
export function paperGrain(sheet: Rect, { seed, colors, opacity, count = 260 }: PaperLook): string[] {
  const random = seededRandom(seed)
  const box = outset(sheet, BEYOND_CM)
  const size = Math.min(sheet.width, sheet.height)
  return colors.flatMap((color) => {
    const fibres = Array.from({ length: count }, () => {
      const x = box.x + random() * box.width
      const y = box.y + random() * box.height
      const angle = random() * Math.PI
      const reach = size * (0.006 + 0.026 * random() ** 2)
      const bend = (random() - 0.5) * reach
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      return `M${num(x)} ${num(y)}q${num(dx / 2 - bend)} ${num(dy / 2 + bend)} ${num(dx)} ${num(dy)}`
    })
    const specks = Array.from({ length: count }, () => {
      const [x, y] = [box.x + random() * box.width, box.y + random() * box.height]
      return `M${num(x)} ${num(y)}h${num(size * 0.0004)}`
    })
    const ink = { fill: 'none', stroke: color, 'stroke-linecap': 'round' }
    return [
      path(fibres.join(''), { ...ink, 'stroke-width': size * 0.0009, 'stroke-opacity': opacity }),
      path(specks.join(''), { ...ink, 'stroke-width': size * 0.0022, 'stroke-opacity': opacity * 0.8 }),
    ]
  })
}

export interface Foil {
  /** To be put among the marks that use it. */
  readonly definition: string
  /** The value of a fill or a stroke. */
  readonly paint: string
}

/** Metal leaf: light runs across it in bands, from corner to corner of the sheet. */
export function foil(id: string, { x, y, width, height }: Rect, tones: readonly [string, string, string]): Foil {
  const [dark, middle, light] = tones
  const bands = [middle, light, middle, dark, middle, light, dark, middle, light, middle, dark, middle, light, middle]
  const stops = bands.map((color, nth) => el('stop', { offset: num(nth / (bands.length - 1)), 'stop-color': color }))
  const line = { x1: x, y1: y, x2: x + width, y2: y + height }
  return {
    definition: el('defs', {}, [el('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...line }, stops)]),
    paint: `url(#${id})`,
  }
}

export const GOLD_LEAF: readonly [string, string, string] = ['#9c7530', '#c9a45c', '#f3e0a6']
