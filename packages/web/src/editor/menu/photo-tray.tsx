import { type Collage, unplacedPhotos } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../app/session.ts'
import { removePhoto, useLibrary } from '../../photos/library-store.ts'
import { PhotoTile } from '../../photos/photo-tile.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useDesk } from '../desk-store.ts'
import { placeAnywhere } from '../photo-actions.ts'
import styles from './photo-tray.module.css'

export const TRAY_STRIP_ID = 'editor-tray'

interface Props {
  readonly collage: Collage
  readonly shape: 'column' | 'strip'
}

/** The customer's photos at hand: to drag onto the sheet, or to tap. */
export function PhotoTray({ collage, shape }: Props) {
  const t = useTranslations()
  const { photos, order } = useLibrary()
  const homeless = new Set(unplacedPhotos(collage).map(({ photo }) => photo.id))
  const waiting = order.filter((id) => photos[id]?.state === 'IMAGE' && photos[id].used === 0).length

  function add(): void {
    useDesk.setState({ slot: undefined })
    takeStep('clickEmptySlot')
  }

  function use(id: string): void {
    if (!placeAnywhere(id)) showToast(t('editor.full'))
  }

  return (
    <section
      {...(shape === 'strip' && { id: TRAY_STRIP_ID })}
      className={styles[shape]}
      aria-label={t('photo.library')}
    >
      <div className={styles.head}>
        <Button onPress={add} aria-label={t('editor.addPhotos')}>
          <Icon name="plus" />
          <span className={styles.addLabel}>{t('editor.addPhotos')}</span>
        </Button>
        <p className={styles.note}>
          {order.length === 0 ? t('photo.libraryEmpty') : waiting > 0 && t('editor.waiting', { count: waiting })}
        </p>
      </div>
      {order.length > 0 && (
        <ul className={styles.tiles} aria-label={t('photo.library')}>
          {order.map((id) => {
            const photo = photos[id]
            return (
              photo && (
                <li key={id} className={styles.item}>
                  <PhotoTile photo={photo} onUse={use} onDelete={removePhoto} />
                  {homeless.has(id) && <span className={styles.homeless}>{t('editor.lostSlot')}</span>}
                </li>
              )
            )
          })}
        </ul>
      )}
    </section>
  )
}
