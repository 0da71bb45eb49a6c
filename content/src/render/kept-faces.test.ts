import type { Art } from '@collagerie/core/art'
import { type PhotoSlot, photoSlots } from '@collagerie/core/collage'
import { DESIGN_TYPES, designFor, generateTemplate } from '@collagerie/core/designs'
import { slotsToFill } from '@collagerie/core/edit'
import { centreOf, type Rect, seededRandom, turnedAbout } from '@collagerie/core/geometry'
import { SALIENCY_SIDE } from '@collagerie/core/photo'
import { type AutofillPhoto, autofill, cropOf, type PlacedPhoto } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import { hidesParts, seenMap, seenParts, seenSteps } from '@collagerie/painter'
import { nodePlatform, surface } from '@collagerie/painter/node'
import { expect, it } from 'vitest'
import { buildTemplate } from '../templates/build-template.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'
import { artOrThrow } from './read-art.ts'

const TOOLS = { platform: nodePlatform, makeSurface: surface }
const FLAT = Array.from({ length: SALIENCY_SIDE ** 2 }, () => 1)
/** How many places are looked at along each side of a face. */
const LOOKS = 8
const STEPS = 24
const ZOOMS = [1, 1.2, 1.45, 1.75, 2.1]
/** What a face needs around it to be sure of being seen whole: slots are known in cells, and the map in pixels. */
const CELL = 0.12
/** The hair of a brush across a face, less than a row of what is looked at, cuts nobody. */
const HAIR = LOOKS / 2

type SeenMap = ReturnType<typeof seenMap>

interface Sheet {
  readonly name: string
  readonly template: Template
  readonly art: (url: string) => Art | undefined
}

const SHEETS: readonly Sheet[] = [
  ...DESIGN_TYPES.map((type) => {
    const design = designFor(type)
    const format = design.sizes.find(({ width }) => width === 50) ?? { width: 50, height: 40 }
    const template = generateTemplate(design, { format, material: '', values: type === 'heart' ? { playfull: 1 } : {} })
    return { name: type, template, art: () => undefined }
  }),
  ...STATIC_TEMPLATES.flatMap((source) => {
    const [format] = source.sizes
    if (!format) return []
    const { template, art } = buildTemplate(source, format)
    return [{ name: source.id, template, art: (url: string) => artOrThrow(url, art.get(url) ?? '') }]
  }),
]

/** Photos of which it is known where their faces are, the largest first. */
function photosFor(count: number): readonly AutofillPhoto[] {
  const random = seededRandom(count)
  return Array.from({ length: count }, (_, order) => {
    const [width, height] = random() < 0.5 ? [4000, 3000] : [3000, 4000]
    const faces = [0.16, 0.1].slice(0, 1 + Math.floor(random() * 2)).map((side) => {
      const [across, down] = [(side * 3500) / width, (side * 1.25 * 3500) / height]
      return { x: random() * (1 - across), y: random() * (1 - down), width: across, height: down }
    })
    const facts = { saliency: FLAT, sharpness: 1, exposure: 1, tone: [50, 0, 0] as const }
    const fingerprint = Math.floor(random() * 2 ** 48)
      .toString(16)
      .padStart(16, 'a')
    return { id: `p${order}`, width, height, rotation: 0, order, content: { ...facts, faces, fingerprint } }
  })
}

type Framing = Pick<PlacedPhoto, 'zoom' | 'x' | 'y'>

/** How many places of a box of a photo, framed so, are not seen. `air` is how much is asked for around it. */
function unseen(
  map: SeenMap,
  slot: PhotoSlot,
  photo: AutofillPhoto,
  face: Rect,
  framing: Framing,
  air: number,
): number {
  const crop = cropOf(photo, slot.box, { ...framing, rotation: 0 })
  let count = 0
  for (let down = 0; down <= LOOKS; down++) {
    for (let across = 0; across <= LOOKS; across++) {
      const [u, v] = [(across / LOOKS - 0.5) * (0.96 + 2 * air) + 0.5, (down / LOOKS - 0.5) * (0.96 + 2 * air) + 0.5]
      const x = ((face.x + face.width * u) * photo.width - crop.x) / crop.width
      const y = ((face.y + face.height * v) * photo.height - crop.y) / crop.height
      const place = { x: slot.box.x + x * slot.box.width, y: slot.box.y + y * slot.box.height }
      const at = turnedAbout(place, centreOf(slot.box), slot.rotation)
      const [column, row] = [Math.floor(at.x * map.scale), Math.floor(at.y * map.scale)]
      const isOff =
        x < 0 || y < 0 || x > 1 || y > 1 || column < 0 || row < 0 || column >= map.width || row >= map.height
      if (isOff || map.slots[(map.owners[row * map.width + column] ?? 0) - 1] !== slot.slot) count += 1
    }
  }
  return count
}

/** Whether any crop at all shows a face whole, with a little air. */
function canBeSeen(map: SeenMap, slot: PhotoSlot, photo: AutofillPhoto, face: Rect): boolean {
  const shares = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  return ZOOMS.some((zoom) =>
    shares.some((x) => shares.some((y) => unseen(map, slot, photo, face, { zoom, x, y }, CELL) === 0)),
  )
}

it.each(SHEETS)('a fill of $name cuts the largest face of no photo whose slot can show it whole', (sheet) => {
  const { template, art } = sheet
  const slots = photoSlots(template)
  const photos = photosFor(slots.length + 2)
  const steps = seenSteps(template, art)
  const seen = seenParts(template, hidesParts(template) ? seenMap(steps, template.format, TOOLS, 700) : undefined)
  const fine = seenMap(steps, template.format, TOOLS, 1400)
  const { placements } = autofill(slotsToFill(slots, seen), photos)
  expect(placements).toHaveLength(slots.length)
  const cut = placements.flatMap(({ slot: name, photo: placed }) => {
    const [slot, photo] = [slots.find((each) => each.slot === name), photos.find(({ id }) => id === placed.id)]
    const [face] = photo?.content?.faces ?? []
    if (!slot || !photo || !face) throw new Error(`${name} has no photo with a face`)
    const isKept = unseen(fine, slot, photo, face, placed, 0) <= HAIR
    return isKept ? [] : [{ name, isAvoidable: canBeSeen(fine, slot, photo, face) }]
  })
  expect(cut.filter(({ isAvoidable }) => isAvoidable)).toEqual([])
  // Narrow corners of hearts and digits have no room for a face; most slots do.
  expect(cut.length / slots.length).toBeLessThan(0.4)
})
