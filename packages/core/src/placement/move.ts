import { type Point, type Size, tidy, turnedAbout } from '../geometry/index.ts'
import { type CroppedPhoto, clampTilt, clampZoom, cropOf, reachOf, turnedSize } from './crop.ts'
import type { PlacedPhoto } from './placed-photo.ts'
import { rotationOf } from './rotation.ts'

/** How the zoom buttons scale the crop: a larger crop makes the photo smaller. */
export const ZOOM_BUTTON = { smaller: 1.05, larger: 0.95 } as const

/** The placement that a slot actually shows: zoom and tilt within bounds, and the centre that of the crop. */
export function clampPlacement({ tilt, ...placed }: PlacedPhoto, photo: CroppedPhoto, slot: Size): PlacedPhoto {
  const rotation = rotationOf(placed.rotation)
  const zoom = tidy(clampZoom(placed.zoom))
  const tilted = clampTilt(tilt)
  const crop = cropOf(photo, slot, { ...placed, zoom, rotation, tilt: tilted })
  const turned = turnedSize(photo, rotation)
  return {
    ...placed,
    zoom,
    x: tidy((crop.x + crop.width / 2) / turned.width),
    y: tidy((crop.y + crop.height / 2) / turned.height),
    rotation,
    ...(tilted !== 0 && { tilt: tilted }),
  }
}

/** Scales the crop about its centre by a factor; the zoom is divided by it. */
export function zoomBy(placed: PlacedPhoto, factor: number): PlacedPhoto {
  return { ...placed, zoom: tidy(clampZoom(placed.zoom / factor)) }
}

/** Moves the photo under its slot, in the slot's units: moved to the right it shows more of its left side. */
export function panBy(placed: PlacedPhoto, photo: CroppedPhoto, slot: Size, by: Point): PlacedPhoto {
  const shown = clampPlacement(placed, photo, slot)
  const scale = cropOf(photo, slot, shown).width / reachOf(slot, shown.tilt).width
  const turned = turnedSize(photo, shown.rotation)
  const along = turnedAbout(by, { x: 0, y: 0 }, -(shown.tilt ?? 0))
  const moved = {
    ...shown,
    x: shown.x - (along.x * scale) / turned.width,
    y: shown.y - (along.y * scale) / turned.height,
  }
  return clampPlacement(moved, photo, slot)
}

/** Turns the photo about the crop's centre: the same spot of the photo stays in the middle of the slot. */
export function rotateBy(placed: PlacedPhoto, degrees: number): PlacedPhoto {
  const turn = rotationOf(degrees)
  const { x, y } = placed
  const centre = {
    0: { x, y },
    90: { x: 1 - y, y: x },
    180: { x: 1 - x, y: 1 - y },
    270: { x: y, y: 1 - x },
  }[turn]
  // A photo mirrored after its turn rotates the other way as stored.
  const rotation = rotationOf(placed.rotation + (placed.isMirrored ? -turn : turn))
  return { ...placed, x: tidy(centre.x), y: tidy(centre.y), rotation }
}

/** Mirrors what the slot shows, left to right. */
export function mirror({ isMirrored, tilt = 0, ...placed }: PlacedPhoto): PlacedPhoto {
  return {
    ...placed,
    x: tidy(1 - placed.x),
    ...(!isMirrored && { isMirrored: true }),
    ...(tilt !== 0 && { tilt: -tilt }),
  }
}

/** Straightens the photo to `degrees`, about the middle of the slot. */
export function tiltTo({ tilt: _before, ...placed }: PlacedPhoto, degrees: number): PlacedPhoto {
  const tilt = clampTilt(degrees)
  return tilt === 0 ? placed : { ...placed, tilt }
}
