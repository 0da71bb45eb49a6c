import { endingsOf } from '@collagerie/core/photo'
import { photoFormats } from '../navigation/shop-config.ts'
import { showToast, type ToastWords } from '../ui/toast-queue.ts'
import { isRefused, type LibraryPhoto, removePhoto } from './library-store.ts'

const MOST_NAMES = 8

/** Says once which files were refused, and why. They leave the library with that. */
export function tellRefused(photos: readonly LibraryPhoto[]): void {
  const refused = photos.filter(isRefused)
  for (const { id } of refused) removePhoto(id)
  const [first, ...others] = refused
  if (!first) return
  const isOneReason = others.every(({ error }) => error === first.error)
  const formats = endingsOf(photoFormats()).join(', ')
  const reason: ToastWords = isOneReason
    ? { key: `fileservice.${first.error}` }
    : { key: 'photo.refusedReasons', values: { formats } }
  const names = namesOf(refused.map(({ name }) => name))
  showToast('photo.refused', { tone: 'urgent', values: { count: refused.length, names, reason } })
}

function namesOf(names: readonly string[]): readonly (string | ToastWords)[] {
  if (names.length <= MOST_NAMES) return names
  const count = names.length - MOST_NAMES
  return [...names.slice(0, MOST_NAMES), { key: 'photo.others', values: { count } }]
}
