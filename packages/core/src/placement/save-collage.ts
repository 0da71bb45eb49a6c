import { type Collage, type Extras, photoSlots, photoUses, type SavedCollage, slotDataOf } from '../collage/index.ts'
import { type OriginalOf, slotDpi } from './quality-summary.ts'

export interface SaveFacts {
  /** A small JPEG of the sheet in base64. */
  readonly screenshot: string
  /** The id a photo is stored under, which need not be the one the document knows it by. */
  readonly storedId: (photoId: string) => string
  readonly originalOf: OriginalOf
  /** What an earlier load found and did not understand. */
  readonly extras: Extras
}

/** A collage as it is stored. Slots another template had are kept too, for when it comes back. */
export function saveCollage(collage: Collage, { screenshot, storedId, originalOf, extras }: SaveFacts): SavedCollage {
  const { choice, template, userdata } = collage
  const { generator, canvas, variation } = template
  const images = Object.entries(userdata.images).map(([slot, data]) => [
    slot,
    data.photo ? { ...data, photo: { ...data.photo, id: storedId(data.photo.id) } } : data,
  ])
  const dpi = photoSlots(template).flatMap(({ slot, box }) => {
    const data = slotDataOf(collage, slot)
    return data ? [[slot, slotDpi(data, box, originalOf)]] : []
  })
  const clips = variation.layers.flatMap((layer) => (layer.kind === 'clip' ? [layer.slot] : []))
  return {
    templates: [{ ...choice, canvas, ...(generator && { generator }) }],
    screenshot,
    photoIds: Array.from(photoUses(collage).keys(), storedId),
    content: {
      kind: 'sheet',
      sheet: {
        userdata: { ...userdata, images: Object.fromEntries(images) },
        dpi: Object.fromEntries(dpi),
        clips: [...new Set(clips)],
      },
    },
    extras,
  }
}
