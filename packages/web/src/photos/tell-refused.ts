import { endingsOf, type PhotoError } from '@collagerie/core/photo'
import { photoFormats } from '../navigation/shop-config.ts'
import { showSheetToast, type ToastWords } from '../ui/toast-queue.ts'
import { isPhone } from '../ui/use-narrow.ts'
import { isRefused, type LibraryPhoto, removePhoto } from './library-store.ts'

/** A phone has no room beside its sheet for more. */
const mostNames = () => (isPhone() ? 2 : 8)

/** Says once which files were refused, and why. They leave the library with that. */
export function tellRefused(photos: readonly LibraryPhoto[]): void {
  const refused = photos.filter(isRefused)
  for (const { id } of refused) removePhoto(id)
  const [first, ...others] = refused
  if (!first) return
  const isOneReason = others.every(({ error }) => error === first.error)
  const formats = endingsOf(photoFormats()).join(', ')
  const reason: ToastWords = isOneReason
    ? {
        key: adviceFor(
          refused.map(({ name }) => name),
          first.error,
        ),
      }
    : { key: 'photo.refusedReasons', values: { formats } }
  const names = namesOf(refused.map(({ name }) => name))
  showSheetToast('photo.refused', { tone: 'urgent', values: { count: refused.length, names, reason } })
}

const PICTURE = /\.(?:avif|bmp|gif|hei[cf]|png|tiff?|webp)$/i

/** A picture of another kind can be saved as one of ours, and its owner is told so. */
function adviceFor(names: readonly string[], error: PhotoError): ToastWords['key'] {
  if (error === 'ERROR_NO_JPG_IMAGE' && names.every((name) => PICTURE.test(name))) return 'photo.refusedFormat'
  return `fileservice.${error}`
}

function namesOf(names: readonly string[]): readonly (string | ToastWords)[] {
  const most = mostNames()
  if (names.length <= most) return names
  const count = names.length - most
  return [...names.slice(0, most), { key: 'photo.others', values: { count } }]
}
