import { type AutofillPhoto, type AutofillSlot, framedIn, type PlacedPhoto } from '../placement/index.ts'

/** Whether a photo is still framed automatically: by what it shows, or in the middle. */
export function isUnframed(placed: PlacedPhoto, slot: AutofillSlot, photo: AutofillPhoto): boolean {
  if (placed.isMirrored || placed.tilt) return false
  const middle = { zoom: 1, x: 0.5, y: 0.5 }
  return [middle, framedIn(slot, photo)].some(
    ({ zoom, x, y }) => placed.zoom === zoom && placed.x === x && placed.y === y,
  )
}
