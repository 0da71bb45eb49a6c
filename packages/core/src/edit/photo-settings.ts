import { type CollagePage, slotDataOf } from '../collage/index.ts'
import { type Adjustments, type ImageEffect, tidyAdjustments } from '../effects/index.ts'
import { clamp } from '../geometry/index.ts'
import { clampTilt, clampZoom, type Framing, type PlacedPhoto, rotationOf } from '../placement/index.ts'
import type { TextData } from '../text/index.ts'
import { withSlots } from './with-images.ts'

/** The document lacks the photo's size, so the centre is kept on the photo here and the crop clamped on use. */
export function reframe(page: CollagePage, slot: string, framing: Partial<Framing>): CollagePage {
  return withPhoto(page, slot, ({ isMirrored, tilt, ...photo }) => ({
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

export function setEffect(page: CollagePage, slot: string, effect: ImageEffect, wanted?: Adjustments): CollagePage {
  const adjustments = tidyAdjustments(wanted)
  return withPhoto(page, slot, ({ adjustments: _before, ...photo }) => ({
    ...photo,
    effect,
    ...(adjustments && { adjustments }),
  }))
}

export function setPhotoText(page: CollagePage, slot: string, text: TextData | undefined): CollagePage {
  const photo = slotDataOf(page, slot)?.photo
  if (!photo) return page
  const isBlank = text === undefined || text.text.trim() === ''
  return withSlots(page, new Map([[slot, isBlank ? { photo } : { photo, text }]]))
}

function withPhoto(page: CollagePage, slot: string, change: (photo: PlacedPhoto) => PlacedPhoto): CollagePage {
  const data = slotDataOf(page, slot)
  if (!data?.photo) return page
  return withSlots(page, new Map([[slot, { ...data, photo: change(data.photo) }]]))
}
