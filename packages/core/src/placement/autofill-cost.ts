import { CM_PER_INCH, clamp, type Size } from '../geometry/index.ts'
import { nearDoubles, type PhotoContent } from '../photo/index.ts'
import type { AutofillPhoto, AutofillSlot } from './autofill-photo.ts'
import { turnedSize } from './crop.ts'
import { framingLoss } from './framing-loss.ts'
import { leadOf, meritOf } from './photo-merit.ts'
import { placePhoto } from './placed-photo.ts'
import { quoteShows } from './quote-shows.ts'
import { seenShare } from './seen-part.ts'
import { type TurnedContent, turnedContent } from './turned-content.ts'

/** Shapes are compared in logarithms, so that twice as wide is as far off as half as wide. */
const SQUARE_WITHIN = 0.05
/** A shape this far from square, four to three, is plainly portrait or landscape. */
const PLAINLY_LONG = 0.28
/** Smaller differences are invisible and do not count; otherwise photos of two cameras would never keep their order. */
const UNSEEN = { shape: 0.1, pixels: 0.25, area: 0.2 }
const HIGHEST_COST = { pixels: 1.5, area: 2, coarse: 1.5 }
const SHARP_DPI = 100
/** A higher resolution makes no photo better, however large the slot. */
const ENOUGH_DPI = 300
/** Below this merit a shot is so dark, light or blurred that nobody would miss it. */
const POOR = 0.5
/** While photos outnumber slots, a good shot is slightly better than a fair one even in a small slot. */
const CHOOSY = 0.5

/**
 * The order of importance: cut faces and words, then a landscape photo in a portrait slot, then size, then order.
 * - Only in large slots: `lead`, for photos that say little, and `blur`.
 * - Only while photos outnumber slots: `double`, for the weaker shots of a burst; `poor`, for photos that show hardly
 *   anything; `coarseOfMany`, for photos that would print badly.
 */
const WEIGHT = {
  faces: 3,
  words: 3,
  turned: 1.5,
  shape: 1,
  rest: 0.8,
  double: 1.2,
  poor: 1.2,
  size: 0.5,
  coarse: 0.5,
  coarseOfMany: 1.5,
  lead: 0.7,
  blur: 0.4,
  order: 0.05,
}
/** With few photos, the large slots are filled first. */
const EMPTY_LARGE_SLOT = WEIGHT.size * HIGHEST_COST.pixels + WEIGHT.lead + WEIGHT.blur + 0.2

/**
 * The cost of putting a photo, given by its place in the order, into a slot. Always finite. Without `orderWeight` it
 * says only how well the photo fits.
 */
export function autofillCost(
  slots: readonly AutofillSlot[],
  photos: readonly AutofillPhoto[],
  orderWeight = WEIGHT.order,
): (slot: number, photo: number) => number {
  const slotShapes = slots.map(shapeOf)
  const photoShapes = photos.map((photo) => shapeOf(turnedSize(photo, photo.rotation)))
  const wordsCut = wordsCutOf(slots, photos)
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
  // A quote is there for the photos' sake: the large slots are theirs.
  const dull = contents.map((content, photo) => {
    if (photos[photo]?.isQuote) return 1
    return content ? 1 - leadOf(content) * (1 - (poor[photo] ?? 0)) : 0
  })
  const lost = lossOf(slots, contents)
  const coarse = hasSpare ? WEIGHT.coarseOfMany : WEIGHT.coarse
  return (slot, photo) => {
    const large = largeness[slot] ?? 0
    const apart = (slotPlace[slot] ?? 0) - (photoPlace[photo] ?? 0)
    return (
      lost(slot, photo) +
      wordsCut(slot, photo) +
      shapeCost(slotShapes[slot] ?? 0, photoShapes[photo] ?? 0) +
      coarse * resolutionMissing(slots[slot], photos[photo]) +
      large * (WEIGHT.size * (smallness[photo] ?? 0) + WEIGHT.lead * (dull[photo] ?? 0) - reward) +
      (large + choosy) * WEIGHT.blur * (blur[photo] ?? 0) +
      (missed[photo] ?? 0) +
      orderWeight * apart * apart
    )
  }
}

/** What a slot cuts off a photo. Slots of one shape cut alike, so each shape is computed once. */
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

/** What a slot cuts off the words of a quote: only a shaped one does. */
function wordsCutOf(slots: readonly AutofillSlot[], photos: readonly AutofillPhoto[]) {
  return (slot: number, photo: number): number => {
    const [box, quote] = [slots[slot], photos[photo]]
    if (!quote?.isQuote || !box?.seen) return 0
    return quoteShows(box, quote, placePhoto(quote.id, quote.rotation)) ? 0 : WEIGHT.words
  }
}

/**
 * The cost of showing each photo while others have no slot: nobody would miss poor shots or the weaker ones of a burst.
 */
function unmissedOf(photos: readonly AutofillPhoto[], poor: readonly number[]): readonly number[] {
  const doubles = doublesAmong(photos)
  return photos.map(({ id }, photo) => (doubles.has(id) ? WEIGHT.double : 0) + WEIGHT.poor * (poor[photo] ?? 0))
}

/** From 0 for a good enough shot to 1. */
function poorness(content: PhotoContent): number {
  return Math.max(0, 1 - meritOf(content) / POOR)
}

/** All near doubles but the best of each group. */
function doublesAmong(photos: readonly AutofillPhoto[]): ReadonlySet<string> {
  const weaker = nearDoubles(photos).flatMap((group) => {
    const [, ...rest] = group.toSorted(
      (a, b) => (b.content ? meritOf(b.content) : 0) - (a.content ? meritOf(a.content) : 0),
    )
    return rest.map(({ id }) => id)
  })
  return new Set(weaker)
}

/** How far a photo's resolution falls short of a good print. */
function resolutionMissing(slot: Size | undefined, photo: AutofillPhoto | undefined): number {
  if (!slot || !photo || photo.isQuote) return 0
  const { width, height } = turnedSize(photo, photo.rotation)
  const dpi = Math.min(width / slot.width, height / slot.height) * CM_PER_INCH
  return clamp(logOf(SHARP_DPI / dpi), 0, HIGHEST_COST.coarse)
}

/** Keeps a senseless size from making a senseless cost, with which the assignment would never end. */
function logOf(value: number): number {
  return value > 0 && Number.isFinite(value) ? Math.log(value) : 0
}

function shapeOf({ width, height }: Size): number {
  return logOf(width / height)
}

function shapeCost(slot: number, photo: number): number {
  const misfit = Math.max(0, Math.abs(slot - photo) - UNSEEN.shape)
  const long = slot * photo < 0 ? Math.min(Math.abs(slot), Math.abs(photo)) : 0
  const turned = clamp((long - SQUARE_WITHIN) / (PLAINLY_LONG - SQUARE_WITHIN), 0, 1)
  return WEIGHT.shape * misfit * misfit + WEIGHT.turned * turned
}

/** How much larger than the smallest slot each slot is, by its visible part. */
function largenessOf(slots: readonly AutofillSlot[]): readonly number[] {
  const areas = slots.map(({ width, height, seen }) => logOf(width * height * (seen ? seenShare(seen) : 1)))
  const smallest = Math.min(...areas)
  return areas.map((area) => clamp(area - smallest - UNSEEN.area, 0, HIGHEST_COST.area))
}

/** How much smaller than the largest photo each photo is, up to what the largest slot can use. */
function smallnessOf(photos: readonly AutofillPhoto[], slots: readonly Size[]): readonly number[] {
  const largestSlot = Math.max(0, ...slots.map(({ width, height }) => width * height))
  const enough = logOf(largestSlot * (ENOUGH_DPI / CM_PER_INCH) ** 2)
  const pixels = photos.map(({ width, height, isQuote }) => (isQuote ? 0 : Math.min(enough, logOf(width * height))))
  const largest = Math.max(...pixels)
  return pixels.map((each, photo) =>
    photos[photo]?.isQuote ? HIGHEST_COST.pixels : clamp(largest - each - UNSEEN.pixels, 0, HIGHEST_COST.pixels),
  )
}

/** Places from 0 to 1. Too few photos fill the first slots; too many are spread over all slots. */
function placesOf(count: number, among: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index / Math.max(1, among - 1))
}
