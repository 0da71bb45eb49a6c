import { endingsOf, foreignFormatOf, PHOTO_FORMATS } from '@collagerie/core/photo'
import { photoFormats } from '../navigation/shop-config.ts'
import { showSheetToast, type ToastWords } from '../ui/toast-queue.ts'
import { isPhone } from '../ui/use-narrow.ts'
import type { FailedPhoto } from './library/library-photo.ts'
import { isRefused, type LibraryPhoto, removePhoto } from './library-store.ts'
import { listRefusedFiles, type RefusedFile, untilNextFiles } from './refused-files.ts'

/** A phone has no room for more names beside its sheet. */
const mostNames = () => (isPhone() ? 2 : 8)

/** Tells once which files were refused and why, removes them from the library and returns them. */
export function reportRefusedFiles(photos: readonly LibraryPhoto[]): readonly RefusedFile[] {
  const refused = photos.filter(isRefused)
  for (const { id } of refused) removePhoto(id)
  const files = refused.map((photo) => ({ id: photo.id, name: photo.name, reason: reasonFor([photo]) }))
  if (refused.length === 0) return files
  const { key, values } = wordsFor(refused)
  showSheetToast(key, {
    tone: 'urgent',
    stays: true,
    ...(values && { values }),
    until: untilNextFiles(),
    ...(refused.length > 1 && { action: { label: 'photo.listRefused', run: () => listRefusedFiles(files) } }),
  })
  return files
}

/** Two kinds of files have room for a reason each, beside a desk's sheet three. */
function wordsFor(refused: readonly FailedPhoto[]): ToastWords {
  const count = refused.length
  const kinds = [...new Set(refused.map(kindOf))]
  const [first = [], second = [], third = []] = kinds.map((kind) => refused.filter((photo) => kindOf(photo) === kind))
  if (kinds.length === 2)
    return { key: 'photo.refusedOfTwoKinds', values: { count, first: problemOf(first), second: problemOf(second) } }
  if (kinds.length === 3 && !isPhone())
    return {
      key: 'photo.refusedOfThreeKinds',
      values: { count, first: problemOf(first), second: problemOf(second), third: problemOf(third) },
    }
  return { key: 'photo.refused', values: { count, names: namesOf(refused, mostNames()), reason: reasonFor(refused) } }
}

const problemOf = (files: readonly FailedPhoto[]): ToastWords => ({
  key: 'photo.fileProblem',
  values: { name: namesOf(files, isPhone() ? 1 : 4), reason: reasonFor(files) },
})

/** The common reason with a remedy if there is one, or else all possible reasons. */
function reasonFor(refused: readonly FailedPhoto[]): ToastWords {
  const [kind, ...others] = new Set(refused.map(kindOf))
  if (kind === undefined || others.length > 0)
    return { key: 'photo.refusedReasons', values: { formats: endingsOf(photoFormats()).join(', ') } }
  if (kind === 'picture') return { key: 'photo.refusedPicture' }
  // A phone's owner has no program to look for.
  if (kind === 'heic') return { key: isPhone() ? 'photo.refusedFormatOnPhone' : 'photo.refusedFormat' }
  if (kind === 'ERROR_NO_JPG_IMAGE' && refused.length > 1) return { key: 'photo.refusedSeveral' }
  return { key: `fileservice.${kind}` }
}

/** What a file has in common with those that are helped in the same way. */
function kindOf({ name, error }: FailedPhoto) {
  if (error !== 'ERROR_NO_JPG_IMAGE') return error
  const format = foreignFormatOf(name, PHOTO_FORMATS)
  // A picture in a format the shop refuses could be saved in another.
  if (format === undefined || photoFormats().includes(format)) return error
  return format === 'heic' ? 'heic' : 'picture'
}

function namesOf(files: readonly FailedPhoto[], most: number): readonly (string | ToastWords)[] {
  const names = files.map(({ name }) => name)
  if (names.length <= most) return names
  const count = names.length - most
  return [...names.slice(0, most), { key: 'photo.others', values: { count } }]
}
