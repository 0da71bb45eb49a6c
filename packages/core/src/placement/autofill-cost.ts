import { CM_PER_INCH, type Size } from '../geometry/index.ts'
import { nearDoubles, type PhotoContent } from '../photo/index.ts'
import type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'
import { turnedSize } from './crop.ts'
import { framingLoss } from './framing-loss.ts'
import { leadOf, meritOf } from './photo-merit.ts'
import { seenShare } from './seen-part.ts'
import { type TurnedContent, turnedContent } from './turned-content.ts'

/** All in logarithms: twice as wide is as far off as half as wide. */
const SQUARE_WITHIN = 0.05
/** From this far off a square everybody sees that it stands or lies: four to three. */
const PLAINLY_LONG = 0.28
/** Differences nobody sees decide nothing, or photos of two cameras would never keep their order. */
const UNSEEN = { shape: 0.1, pixels: 0.25, area: 0.2 }
const MOST = { pixels: 1.5, area: 2, dots: 1.5 }
const SHARP_DPI = 100
/** More pixels than this make no photo better, however large the slot. */
const ENOUGH_DPI = 300
/** A shot of less merit is too dark, too light or too blurred to be missed. */
const POOR = 0.5
/** While others have no slot, a good shot is a little better than a fair one in a small slot too. */
const CHOOSY = 0.5

/**
 * A face that is cut weighs more than a lying photo in a standing slot, that more than any size, size more than the order.
 * `lead`, for what says little, and `blur` count where a slot is large; `double`, for the weaker shots of a burst, `poor`,
 * for what is hardly to be seen, and `spare`, for what would print badly, while others have no slot.
 */
const WEIGHT = {
  faces: 3,
  turned: 1.5,
  shape: 1,
  rest: 0.8,
  double: 1.2,
  poor: 1.2,
  size: 0.5,
  dots: 0.5,
  spare: 1.5,
  lead: 0.7,
  blur: 0.4,
  order: 0.05,
}
/** While photos are few the large slots come first. */
const EMPTY_LARGE_SLOT = WEIGHT.size * MOST.pixels + WEIGHT.lead + WEIGHT.blur + 0.2

/** What it costs to put a photo (by its place in the order) into a slot. Never infinite. */
export function autofillCost(
  slots: readonly AutofillSlot[],
  photos: readonly AutofillPhoto[],
): (slot: number, photo: number) => number {
  const slotShapes = slots.map(shapeOf)
  const photoShapes = photos.map((photo) => shapeOf(turnedSize(photo, photo.rotation)))
  const largeness = largenessOf(slots)
  const smallness = smallnessOf(photos, slots)
  const slotPlace = placesOf(slots.length, slots.length)
  const photoPlace = placesOf(photos.length, Math.max(slots.length, photos.length))
  const reward = photos.length < slots.length ? EMPTY_LARGE_SLOT : 0
  const blur = photos.map(({ content }) => (content ? 1 - meritOf(content) : 0))
  const poor = photos.map(({ content }) => (content ? poorness(content) : 0))
  const hasSpare = photos.length > slots.length
  const missed = hasSpare ? unmissedOf(photos, poor) : photos.map(() => 0)
  const choosy = hasSpare ? CHOOSY : 0
  const contents = photos.map(({ content, ...photo }) => content && turnedContent(photo, photo.rotation, content))
  const dull = contents.map((content, photo) => (content ? 1 - leadOf(content) * (1 - (poor[photo] ?? 0)) : 0))
  const lost = lossOf(slots, contents)
  const dots = hasSpare ? WEIGHT.spare : WEIGHT.dots
  return (slot, photo) => {
    const large = largeness[slot] ?? 0
    const apart = (slotPlace[slot] ?? 0) - (photoPlace[photo] ?? 0)
    return (
      lost(slot, photo) +
      shapeCost(slotShapes[slot] ?? 0, photoShapes[photo] ?? 0) +
      dots * dotsMissing(slots[slot], photos[photo]) +
      large * (WEIGHT.size * (smallness[photo] ?? 0) + WEIGHT.lead * (dull[photo] ?? 0) - reward) +
      (large + choosy) * WEIGHT.blur * (blur[photo] ?? 0) +
      (missed[photo] ?? 0) +
      WEIGHT.order * apart * apart
    )
  }
}

/** What is cut of a photo in a slot. Slots of one shape cut alike, so that each shape is tried once. */
function lossOf(slots: readonly AutofillSlot[], contents: readonly (TurnedContent | undefined)[]) {
  const shapes = new Map<string, number>()
  const shapeAt = slots.map(({ width, height, seen }, index) => {
    const key = seen ? `slot ${index}` : (width / height).toFixed(6)
    if (!shapes.has(key)) shapes.set(key, shapes.size)
    return shapes.get(key) ?? 0
  })
  const known = new Float64Array(shapes.size * contents.length).fill(Number.NaN)
  return (slot: number, photo: number): number => {
    const [box, content] = [slots[slot], contents[photo]]
    if (!box || !content) return 0
    const at = (shapeAt[slot] ?? 0) * contents.length + photo
    if (Number.isNaN(known[at])) {
      const { faces, rest } = framingLoss(box, content)
      known[at] = WEIGHT.faces * faces + WEIGHT.rest * rest
    }
    return known[at] ?? 0
  }
}

/** What it costs to show each photo while others have no slot: nobody would miss the weaker shots of a burst, nor poor ones. */
function unmissedOf(photos: readonly AutofillPhoto[], poor: readonly number[]): readonly number[] {
  const doubles = doublesAmong(photos)
  return photos.map(({ id }, photo) => (doubles.has(id) ? WEIGHT.double : 0) + WEIGHT.poor * (poor[photo] ?? 0))
}

/** From 0, for all shots that are good enough, to 1. */
function poorness(content: PhotoContent): number {
  return Math.max(0, 1 - meritOf(content) / POOR)
}

/** Of every group of near doubles all but the best. */
function doublesAmong(photos: readonly AutofillPhoto[]): ReadonlySet<string> {
  const weaker = nearDoubles(photos).flatMap((group) => {
    const [, ...rest] = group.toSorted(
      (a, b) => (b.content ? meritOf(b.content) : 0) - (a.content ? meritOf(a.content) : 0),
    )
    return rest.map(({ id }) => id)
  })
  return new Set(weaker)
}

/** How far a photo falls short of what prints well. */
function dotsMissing(slot: Size | undefined, photo: AutofillPhoto | undefined): number {
  if (!slot || !photo) return 0
  const { width, height } = turnedSize(photo, photo.rotation)
  const dpi = Math.min(width / slot.width, height / slot.height) * CM_PER_INCH
  return Math.min(MOST.dots, Math.max(0, logOf(SHARP_DPI / dpi)))
}

/** A size that makes no sense must not make a cost that makes none: the assignment would never end. */
function logOf(value: number): number {
  return value > 0 && Number.isFinite(value) ? Math.log(value) : 0
}

function shapeOf({ width, height }: Size): number {
  return logOf(width / height)
}

function shapeCost(slot: number, photo: number): number {
  const misfit = Math.max(0, Math.abs(slot - photo) - UNSEEN.shape)
  const long = slot * photo < 0 ? Math.min(Math.abs(slot), Math.abs(photo)) : 0
  const turned = Math.min(1, Math.max(0, (long - SQUARE_WITHIN) / (PLAINLY_LONG - SQUARE_WITHIN)))
  return WEIGHT.shape * misfit * misfit + WEIGHT.turned * turned
}

/** How much larger than the smallest slot, by what can be seen of them. */
function largenessOf(slots: readonly AutofillSlot[]): readonly number[] {
  const areas = slots.map(({ width, height, seen }) => logOf(width * height * (seen ? seenShare(seen) : 1)))
  const smallest = Math.min(...areas)
  return areas.map((area) => Math.min(MOST.area, Math.max(0, area - smallest - UNSEEN.area)))
}

/** How much smaller than the largest photo, as far as the largest slot can tell. */
function smallnessOf(photos: readonly Size[], slots: readonly Size[]): readonly number[] {
  const largestSlot = Math.max(0, ...slots.map(({ width, height }) => width * height))
  const enough = logOf(largestSlot * (ENOUGH_DPI / CM_PER_INCH) ** 2)
  const pixels = photos.map(({ width, height }) => Math.min(enough, logOf(width * height)))
  const largest = Math.max(...pixels)
  return pixels.map((each) => Math.min(MOST.pixels, Math.max(0, largest - each - UNSEEN.pixels)))
}

/** Places from 0 to 1. Too few photos fill the first slots; too many are spread over all, begin to end. */
function placesOf(count: number, among: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index / Math.max(1, among - 1))
}
