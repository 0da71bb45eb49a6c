import { type CollagePage, slotDataOf } from '../collage/index.ts'
import { type Adjustments, type ImageEffect, tidyAdjustments } from '../effects/index.ts'
import { clamp } from '../geometry/index.ts'
import { clampTilt, clampZoom, type PlacedPhoto, rotationOf } from '../placement/index.ts'
import type { TextData } from '../text/index.ts'
import type { Framing } from './command.ts'
import { withSlots } from './with-images.ts'

/** The document lacks the photo's size, so the centre is kept on the photo here and the crop clamped on use. */
export function reframe(collage: CollagePage, slot: string, framing: Partial<Framing>): CollagePage {
  return withPhoto(collage, slot, ({ isMirrored, tilt, ...photo }) => ({
    ...photo,
    zoom: clampZoom(framing.zoom ?? photo.zoom),
    x: onPhoto(framing.x ?? photo.x),
    y: onPhoto(framing.y ?? photo.y),
    rotation: rotationOf(framing.rotation ?? photo.rotation),
    ...((framing.isMirrored ?? isMirrored) && { isMirrored: true }),
    ...(clampTilt(framing.tilt ?? tilt) !== 0 && { tilt: clampTilt(framing.tilt ?? tilt) }),
  }))
}

function onPhoto(share: number): number {
  return Number.isFinite(share) ? clamp(share, 0, 1) : 0.5
}

export function setEffect(collage: CollagePage, slot: string, effect: ImageEffect, wanted?: Adjustments): CollagePage {
  const adjustments = tidyAdjustments(wanted)
  return withPhoto(collage, slot, ({ adjustments: _before, ...photo }) => ({
    ...photo,
    effect,
    ...(adjustments && { adjustments }),
  }))
}

export function setPhotoText(collage: CollagePage, slot: string, text: TextData | undefined): CollagePage {
  const photo = slotDataOf(collage, slot)?.photo
  if (!photo) return collage
  const isBlank = text === undefined || text.text.trim() === ''
  return withSlots(collage, new Map([[slot, isBlank ? { photo } : { photo, text }]]))
}

function withPhoto(collage: CollagePage, slot: string, change: (photo: PlacedPhoto) => PlacedPhoto): CollagePage {
  const data = slotDataOf(collage, slot)
  if (!data?.photo) return collage
  return withSlots(collage, new Map([[slot, { ...data, photo: change(data.photo) }]]))
}
