import type { Size } from '../geometry/index.ts'
import { turnedSize } from './crop.ts'
import type { Rotation } from './rotation.ts'

type Photo = Size & { readonly rotation: Rotation }

/** All in logarithms: twice as wide is as far off as half as wide. */
const SQUARE_WITHIN = 0.05
/** Differences nobody sees decide nothing, or photos of two cameras would never keep their order. */
const UNSEEN = { shape: 0.1, pixels: 0.25, area: 0.2 }
const MOST = { pixels: 1.5, area: 2 }

/** Lying in a standing slot weighs more than any size, size more than the order. */
const WEIGHT = { turned: 1.5, shape: 1, size: 0.5, order: 0.05 }
/** While photos are few the large slots come first. */
const EMPTY_LARGE_SLOT = WEIGHT.size * MOST.pixels + 0.2

/** What it costs to put a photo (by its place in the order) into a slot. Never infinite. */
export function autofillCost(
  slots: readonly Size[],
  photos: readonly Photo[],
): (slot: number, photo: number) => number {
  const slotShapes = slots.map(shapeOf)
  const photoShapes = photos.map((photo) => shapeOf(turnedSize(photo, photo.rotation)))
  const largeness = largenessOf(slots)
  const smallness = smallnessOf(photos)
  const slotPlace = placesOf(slots.length, slots.length)
  const photoPlace = placesOf(photos.length, Math.max(slots.length, photos.length))
  const reward = photos.length < slots.length ? EMPTY_LARGE_SLOT : 0
  return (slot, photo) => {
    const large = largeness[slot] ?? 0
    const apart = (slotPlace[slot] ?? 0) - (photoPlace[photo] ?? 0)
    return (
      shapeCost(slotShapes[slot] ?? 0, photoShapes[photo] ?? 0) +
      WEIGHT.size * large * (smallness[photo] ?? 0) -
      reward * large +
      WEIGHT.order * apart * apart
    )
  }
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
  const isTurned = slot * photo < 0 && Math.min(Math.abs(slot), Math.abs(photo)) > SQUARE_WITHIN
  return WEIGHT.shape * misfit * misfit + (isTurned ? WEIGHT.turned : 0)
}

/** How much larger than the smallest slot. */
function largenessOf(slots: readonly Size[]): readonly number[] {
  const areas = slots.map(({ width, height }) => logOf(width * height))
  const smallest = Math.min(...areas)
  return areas.map((area) => Math.min(MOST.area, Math.max(0, area - smallest - UNSEEN.area)))
}

/** How much smaller than the largest photo. */
function smallnessOf(photos: readonly Size[]): readonly number[] {
  const pixels = photos.map(({ width, height }) => logOf(width * height))
  const largest = Math.max(...pixels)
  return pixels.map((each) => Math.min(MOST.pixels, Math.max(0, largest - each - UNSEEN.pixels)))
}

/** Places from 0 to 1. Too few photos fill the first slots; too many are spread over all, begin to end. */
function placesOf(count: number, among: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index / Math.max(1, among - 1))
}
