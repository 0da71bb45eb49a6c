import { clamp, type Rect, type Size, turnedBounds } from '../geometry/index.ts'
import type { Framing } from './placed-photo.ts'
import { isSideways, type Rotation } from './rotation.ts'

export const ZOOM = { least: 1, most: 4 } as const

/** The most a photo can be straightened, in degrees; more would be a turn. */
export const TILT = { least: -20, most: 20 } as const

/** A photo as its slot crops it: the size of its stored pixels. */
export interface CroppedPhoto extends Size {
  /** A quote is never cut to cover its slot: it is shown whole, and its plain ground goes on around it. */
  readonly isQuote?: boolean | undefined
}

/** The part of a photo that its slot shows, in the photo's units. */
export interface Crop extends Rect {
  readonly rotation: Rotation
}

export function clampZoom(zoom: number): number {
  return Number.isFinite(zoom) ? clamp(zoom, ZOOM.least, ZOOM.most) : ZOOM.least
}

/** Tenths of a degree: finer than anybody sees. */
export function clampTilt(degrees = 0): number {
  if (!Number.isFinite(degrees)) return 0
  // Adding 0 turns minus zero into zero.
  return Math.round(clamp(degrees, TILT.least, TILT.most) * 10) / 10 + 0
}

/** The size of a photo after its turn. */
export function turnedSize(photo: Size, rotation: Rotation): Size {
  return isSideways(rotation) ? { width: photo.height, height: photo.width } : photo
}

/** The upright box around a tilted slot, which is what a photo has to cover. */
export function reachOf({ width, height }: Size, tilt = 0): Size {
  return turnedBounds({ x: 0, y: 0, width, height }, clampTilt(tilt))
}

/**
 * The crop in the turned and mirrored photo. It has the proportions of the slot's reach and never leaves the photo, so
 * the slot is covered; around a quote it takes in as much ground as its slot is longer.
 */
export function cropOf(photo: CroppedPhoto, slot: Size, framing: Framing): Crop {
  const turned = turnedSize(photo, framing.rotation)
  const zoom = clampZoom(framing.zoom)
  const reach = reachOf(slot, framing.tilt)
  const page = photo.isQuote ? pageFor(turned, reach) : turned
  const scale = Math.min(page.width / reach.width, page.height / reach.height) / zoom
  // The side that decides the scale must not become too long by rounding.
  const width = Math.min(page.width, reach.width * scale)
  const height = Math.min(page.height, reach.height * scale)
  return {
    x: startOf(framing.x, turned.width, page.width, width),
    y: startOf(framing.y, turned.height, page.height, height),
    width,
    height,
    rotation: framing.rotation,
  }
}

/** A quote with the ground around it that gives it the proportions of a slot. */
function pageFor(quote: Size, reach: Size): Size {
  const scale = Math.max(quote.width / reach.width, quote.height / reach.height)
  return { width: Math.max(quote.width, reach.width * scale), height: Math.max(quote.height, reach.height * scale) }
}

/** The crop in the stored photo, before any turn or mirroring: where its pixels are read. */
export function storedCropOf(photo: CroppedPhoto, slot: Size, framing: Framing): Crop {
  const { x: seenX, y, width, height, rotation } = cropOf(photo, slot, framing)
  const inside = (start: number) => (photo.isQuote ? start : Math.max(0, start))
  const x = framing.isMirrored ? inside(turnedSize(photo, rotation).width - seenX - width) : seenX
  const fromRight = photo.width - (isSideways(rotation) ? y + height : x + width)
  const fromBottom = photo.height - (isSideways(rotation) ? x + width : y + height)
  // Clockwise: a quarter turn brings the stored left column to the top and the stored bottom row to the left.
  const stored: Record<Rotation, Rect> = {
    0: { x, y, width, height },
    90: { x: y, y: inside(fromBottom), width: height, height: width },
    180: { x: inside(fromRight), y: inside(fromBottom), width, height },
    270: { x: inside(fromRight), y: x, width: height, height: width },
  }
  return { ...stored[rotation], rotation }
}

/** Along one side: `whole` is the photo, `page` the photo with any ground around it, `part` the crop. */
function startOf(centre: number, whole: number, page: number, part: number): number {
  const wanted = Number.isFinite(centre) ? centre * whole - part / 2 : (whole - part) / 2
  const from = (whole - page) / 2
  return Math.min(from + page - part, Math.max(from, wanted))
}
