import { slotDataOf } from '@collagerie/core/collage'
import { useDocument } from '../../document/document-store.ts'
import { useLibrary } from '../../photos/library-store.ts'
import styles from './slot-photo.module.css'

/** A small picture of the slot's photo, since the drawer hides the slot itself. */
export function SlotPhoto({ slot }: { readonly slot: string }) {
  const placed = useDocument(({ page }) => page && slotDataOf(page, slot)?.photo)
  const photo = useLibrary(({ photos }) => (placed ? photos[placed.id] : undefined))
  if (!placed || photo?.state !== 'IMAGE') return null
  return (
    <span className={styles.photo}>
      <img src={photo.thumbUrl} alt={photo.name} style={{ rotate: `${placed.rotation}deg` }} />
    </span>
  )
}
