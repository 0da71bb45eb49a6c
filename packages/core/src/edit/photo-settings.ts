import { type Collage, slotDataOf } from '../collage/index.ts'
import type { ImageEffect } from '../effects/index.ts'
import { clampZoom, type PlacedPhoto, rotationOf } from '../placement/index.ts'
import type { TextData } from '../text/index.ts'
import type { Framing } from './command.ts'
import { withSlots } from './with-images.ts'

/** The photo's size is not in the document, so the centre is kept on the photo here and the crop clamped on use. */
export function reframe(collage: Collage, slot: string, framing: Partial<Framing>): Collage {
  return withPhoto(collage, slot, (photo) => ({
    ...photo,
    zoom: clampZoom(framing.zoom ?? photo.zoom),
    x: onPhoto(framing.x ?? photo.x),
    y: onPhoto(framing.y ?? photo.y),
    rotation: rotationOf(framing.rotation ?? photo.rotation),
  }))
}

function onPhoto(share: number): number {
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5
}

export function setEffect(collage: Collage, slot: string, effect: ImageEffect): Collage {
  return withPhoto(collage, slot, (photo) => ({ ...photo, effect }))
}

export function setPhotoText(collage: Collage, slot: string, text: TextData | undefined): Collage {
  const photo = slotDataOf(collage, slot)?.photo
  if (!photo) return collage
  const isBlank = text === undefined || text.text.trim() === ''
  return withSlots(collage, new Map([[slot, isBlank ? { photo } : { photo, text }]]))
}

function withPhoto(collage: Collage, slot: string, change: (photo: PlacedPhoto) => PlacedPhoto): Collage {
  const data = slotDataOf(collage, slot)
  if (!data?.photo) return collage
  return withSlots(collage, new Map([[slot, { ...data, photo: change(data.photo) }]]))
}
