import { type CollagePage, photoSlots, type SavedUserdata, slotDataOf } from '../collage/index.ts'
import { type OriginalOf, slotDpi } from '../quality/index.ts'

/** A sheet as it was opened, and its source. */
export interface OpenedSheet {
  readonly page: CollagePage
  readonly sheet: SavedUserdata
}

/** A sheet as it is stored, with its photos' stored ids. */
export function savedSheetOf(
  page: CollagePage,
  opened: OpenedSheet | undefined,
  storedId: (photoId: string) => string,
  originalOf: OriginalOf,
): SavedUserdata {
  const images = Object.entries(page.userdata.images).map(([slot, data]) => [
    slot,
    data.photo ? { ...data, photo: { ...data.photo, id: storedId(data.photo.id) } } : data,
  ])
  return {
    userdata: { ...page.userdata, images: Object.fromEntries(images) },
    dpi: { ...(opened && resolutionsKept(page, opened)), ...resolutionsOf(page, opened, originalOf) },
    clips: opened?.page.template === page.template ? opened.sheet.clips : clipsOf(page),
  }
}

/** The earlier measurements of unchanged slots. */
function resolutionsKept(page: CollagePage, opened: OpenedSheet): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(opened.sheet.dpi).filter(([slot]) => isAsOpened(page, slot, opened)))
}

/** An unchanged slot is measured again only if its photo is known; otherwise there is nothing new. */
function resolutionsOf(page: CollagePage, opened: OpenedSheet | undefined, originalOf: OriginalOf) {
  const measured = photoSlots(page.template).flatMap(({ slot, box }) => {
    const data = slotDataOf(page, slot)
    if (!data) return []
    const isKnown = data.photo !== undefined && originalOf(data.photo.id) !== undefined
    return !isKnown && opened && isAsOpened(page, slot, opened) ? [] : [[slot, slotDpi(data, box, originalOf)] as const]
  })
  return Object.fromEntries(measured)
}

function isAsOpened(page: CollagePage, slot: string, { page: before }: OpenedSheet): boolean {
  return page.template === before.template && slotDataOf(page, slot) === slotDataOf(before, slot)
}

function clipsOf({ template }: CollagePage): readonly string[] {
  return [...new Set(template.variation.layers.flatMap((layer) => (layer.kind === 'clip' ? [layer.slot] : [])))]
}
