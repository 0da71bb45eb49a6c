import { type Rect, type Size, turnedBounds } from '../geometry/index.ts'
import type { PlacedPhoto } from './placed-photo.ts'
import { isSideways, type Rotation } from './rotation.ts'

export const ZOOM = { least: 1, most: 4 } as const

/** The most a photo can be straightened, in degrees; more would be a turn. */
export const TILT = { least: -20, most: 20 } as const

type Placing = Pick<PlacedPhoto, 'zoom' | 'x' | 'y' | 'rotation' | 'isMirrored' | 'tilt'>

/** The part of a photo that its slot shows, in the photo's units. */
export interface Crop extends Rect {
  readonly rotation: Rotation
}

export function clampZoom(zoom: number): number {
  return Number.isFinite(zoom) ? Math.min(ZOOM.most, Math.max(ZOOM.least, zoom)) : ZOOM.least
}

/** Tenths of a degree: finer than anybody sees. */
export function clampTilt(degrees = 0): number {
  if (!Number.isFinite(degrees)) return 0
  // Adding 0 turns minus zero into zero.
  return Math.round(Math.min(TILT.most, Math.max(TILT.least, degrees)) * 10) / 10 + 0
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
 * the slot is covered.
 */
export function cropOf(photo: Size, slot: Size, placed: Placing): Crop {
  const turned = turnedSize(photo, placed.rotation)
  const zoom = clampZoom(placed.zoom)
  const reach = reachOf(slot, placed.tilt)
  const scale = Math.min(turned.width / reach.width, turned.height / reach.height) / zoom
  // The side that decides the scale must not become too long by rounding.
  const width = Math.min(turned.width, reach.width * scale)
  const height = Math.min(turned.height, reach.height * scale)
  return {
    x: startOf(placed.x, turned.width, width),
    y: startOf(placed.y, turned.height, height),
    width,
    height,
    rotation: placed.rotation,
  }
}

/** The same crop in the stored photo, before any turn or mirroring: where its pixels are read. */
export function storedCropOf(photo: Size, slot: Size, placed: Placing): Crop {
  const { x: seenX, y, width, height, rotation } = cropOf(photo, slot, placed)
  const x = placed.isMirrored ? Math.max(0, turnedSize(photo, rotation).width - seenX - width) : seenX
  const fromRight = photo.width - (isSideways(rotation) ? y + height : x + width)
  const fromBottom = photo.height - (isSideways(rotation) ? x + width : y + height)
  // Clockwise: a quarter turn brings the stored left column to the top and the stored bottom row to the left.
  const stored: Record<Rotation, Rect> = {
    0: { x, y, width, height },
    90: { x: y, y: Math.max(0, fromBottom), width: height, height: width },
    180: { x: Math.max(0, fromRight), y: Math.max(0, fromBottom), width, height },
    270: { x: Math.max(0, fromRight), y: x, width: height, height: width },
  }
  return { ...stored[rotation], rotation }
}

function startOf(centre: number, whole: number, part: number): number {
  const wanted = Number.isFinite(centre) ? centre * whole - part / 2 : (whole - part) / 2
  return Math.min(whole - part, Math.max(0, wanted))
}
