import { endingsOf, foreignFormatOf, PHOTO_FORMATS } from '@collagerie/core/photo'
import { photoFormats } from '../navigation/shop-config.ts'
import { showSheetToast, type ToastWords } from '../ui/toast-queue.ts'
import { isPhone } from '../ui/use-narrow.ts'
import type { FailedPhoto } from './library/library-photo.ts'
import { isRefused, type LibraryPhoto, removePhoto } from './library-store.ts'
import { listRefusedFiles, type RefusedFile } from './refused-files.ts'

/** A phone has no room for more names beside its sheet. */
const mostNames = () => (isPhone() ? 2 : 8)

const OTHER_REASON: ToastWords = { key: 'fileservice.ERROR_IMAGE_COULD_NOT_BE_LOADED' }

/** Tells once which files were refused and why, removes them from the library and returns them. */
export function tellRefused(photos: readonly LibraryPhoto[]): readonly RefusedFile[] {
  const refused = photos.filter(isRefused)
  for (const { id } of refused) removePhoto(id)
  const files = refused.map((photo) => ({
    id: photo.id,
    name: photo.name,
    reason: reasonFor([photo]) ?? OTHER_REASON,
  }))
  const reason = reasonFor(refused)
  if (!reason) return files
  const names = namesOf(refused.map(({ name }) => name))
  showSheetToast('photo.refused', {
    tone: 'urgent',
    values: { count: refused.length, names, reason },
    ...(refused.length > 1 && { action: { label: 'photo.listRefused', run: () => listRefusedFiles(files) } }),
  })
  return files
}

/** The common reason with a remedy if there is one, or else all possible reasons. */
function reasonFor(refused: readonly FailedPhoto[]): ToastWords | undefined {
  const [error, ...others] = new Set(refused.map((photo) => photo.error))
  if (error === undefined) return undefined
  if (others.length > 0)
    return { key: 'photo.refusedReasons', values: { formats: endingsOf(photoFormats()).join(', ') } }
  if (error !== 'ERROR_NO_JPG_IMAGE') return { key: `fileservice.${error}` }
  // A phone's album mixes kinds, and its owner has no program to look for.
  if (isPhone() && refused.some(isOfAnotherKind)) return { key: 'photo.refusedFormatOnPhone' }
  if (refused.every(isOfAnotherKind)) return { key: 'photo.refusedFormat' }
  return { key: refused.length > 1 ? 'photo.refusedSeveral' : `fileservice.${error}` }
}

/** A picture in a format the shop refuses, which could be saved in another. */
function isOfAnotherKind({ name }: LibraryPhoto): boolean {
  const format = foreignFormatOf(name, PHOTO_FORMATS)
  return format !== undefined && !photoFormats().includes(format)
}

function namesOf(names: readonly string[]): readonly (string | ToastWords)[] {
  const most = mostNames()
  if (names.length <= most) return names
  const count = names.length - most
  return [...names.slice(0, most), { key: 'photo.others', values: { count } }]
}
