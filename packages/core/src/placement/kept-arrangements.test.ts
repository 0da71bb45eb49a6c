import { describe, expect, it } from 'vitest'
import { designFor, generateTemplate } from '../designs/index.ts'
import { type Rect, seededRandom } from '../geometry/index.ts'
import { type PhotoContent, SALIENCY_SIDE } from '../photo/index.ts'
import { type AutofillPhoto, type AutofillSlot, autofill, fillWithSamples, seenCells } from './index.ts'

const SHEETS = 12
const PHOTOS = 14
const SHAPES = [
  [4000, 3000],
  [3000, 4000],
  [6000, 4000],
  [2400, 2400],
  [900, 1600],
  [8000, 3000],
] as const

type Random = () => number
const upTo = (most: number, random: Random) => Math.floor(random() * most)

/** Cuts a box in two again and again, so that neighbouring slots have many shapes. */
function cut(box: Rect, count: number, random: Random): readonly Rect[] {
  if (count === 1) return [box]
  const first = 1 + upTo(count - 1, random)
  const share = (first / count) * (0.85 + 0.3 * random())
  const isAcross = box.width > box.height
  const [width, height] = isAcross ? [box.width * share, box.height] : [box.width, box.height * share]
  const rest = isAcross
    ? { ...box, x: box.x + width, width: box.width - width }
    : { ...box, y: box.y + height, height: box.height - height }
  return [...cut({ ...box, width, height }, first, random), ...cut(rest, count - first, random)]
}

/** Some slots show less than their box: a window, or the inside of an outline. */
function slotsOf(count: number, random: Random): readonly AutofillSlot[] {
  return cut({ x: 0, y: 0, width: 60, height: 40 }, count, random).map((box, index) => {
    const slot = { ...box, slot: `img${index + 1}` }
    if (index % 4 === 1) return { ...slot, seen: { window: { x: 0.1, y: 0.2, width: 0.8, height: 0.7 } } }
    if (index % 4 !== 3) return slot
    const cells = seenCells(12, 12, (column, row) => column + row < 16)
    return { ...slot, seen: { window: { x: 0, y: 0, width: 1, height: 1 }, cells } }
  })
}

function contentOf(order: number, random: Random): PhotoContent {
  const faces = Array.from({ length: order % 3 }, () => {
    const size = 0.06 + 0.2 * random()
    return { x: random() * (1 - size), y: random() * (1 - size), width: size, height: size }
  })
  const [column, row] = [upTo(SALIENCY_SIDE, random), upTo(SALIENCY_SIDE, random)]
  const saliency = Array.from({ length: SALIENCY_SIDE * SALIENCY_SIDE }, (_, at) => {
    const away = Math.hypot((at % SALIENCY_SIDE) - column, Math.floor(at / SALIENCY_SIDE) - row)
    return Math.round(255 * Math.exp(-away / 3))
  })
  const fingerprint = Array.from({ length: 16 }, () => upTo(16, random).toString(16)).join('')
  const tone = [upTo(100, random), upTo(80, random) - 40, upTo(80, random) - 40] as const
  return { faces, saliency, sharpness: random(), exposure: random(), fingerprint, tone }
}

function photosOf(count: number, random: Random): readonly AutofillPhoto[] {
  return Array.from({ length: count }, (_, order): AutofillPhoto => {
    const [width, height] = SHAPES[upTo(SHAPES.length, random)] ?? SHAPES[0]
    const taken = order % 5 === 4 ? {} : { takenAt: upTo(40, random) * 60_000 }
    const looked = order % 7 === 6 ? {} : { content: contentOf(order, random) }
    return { id: `p${order}`, order, width, height, rotation: order % 6 === 5 ? 90 : 0, ...taken, ...looked }
  })
}

const rounded = (value: number) => Number(value.toFixed(4))

function arrangementOf(sheet: number): string {
  const random = seededRandom(sheet)
  const { placements, unused } = autofill(slotsOf(2 + sheet, random), photosOf(PHOTOS - Math.floor(sheet / 2), random))
  const lines = placements.map(
    ({ slot, photo: { id, zoom, x, y, rotation } }) =>
      `${slot}: ${id}, ${rotation}°, ${rounded(zoom)} times at ${rounded(x)} ${rounded(y)}`,
  )
  return [`sheet ${sheet}, left: ${unused.join(' ')}`, ...lines, ''].join('\n')
}

const GRIDS = [
  [60, 40, 4, 3],
  [40, 60, 3, 5],
  [100, 40, 7, 2],
  [30, 30, 2, 2],
] as const

function sampledGrid([width, height, numberVert, numberHor]: (typeof GRIDS)[number], name: string): string {
  const samples = SHAPES.flatMap(([across, down], shape) =>
    ['a', 'b', 'c'].map((letter, index) => ({
      id: `${letter}${shape}`,
      width: across,
      height: down,
      isHero: index === 0,
      isHeavy: (shape + index) % 3 === 0,
      suits: shape % 3 === index ? ['fir'] : [],
    })),
  )
  const values = { numberVert, numberHor, borderCM: 0, marginCM: 0.5 }
  const grid = generateTemplate(designFor('alleven'), { format: { width, height }, material: '', values })
  const ids = Object.values(fillWithSamples(grid, samples, name)).map(({ photo }) => photo.id)
  return `${width}x${height} ${name}: ${ids.join(' ')}\n`
}

/**
 * A customer who adds the same photos again expects the same collage, so arrangements change only on purpose: `npx
 * vitest run packages/core/src/placement/kept-arrangements.test.ts -u` accepts a change.
 */
describe('what the computer arranges stays as it is', () => {
  it('of the customer’s photos', async () => {
    const sheets = Array.from({ length: SHEETS }, (_, sheet) => arrangementOf(sheet + 1))
    await expect(sheets.join('\n')).toMatchFileSnapshot('./kept-arrangements/photos.txt')
  })

  it('of samples', async () => {
    const lines = GRIDS.flatMap((grid) => ['heart', 'garden', 'fir'].map((name) => sampledGrid(grid, name)))
    await expect(lines.join('')).toMatchFileSnapshot('./kept-arrangements/samples.txt')
  })
})
