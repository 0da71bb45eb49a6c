import { TILE_STATE } from '@collagerie/core/photo'
import { isSideways } from '@collagerie/core/placement'
import { type DragEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import mark from '../ui/error.module.css'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import spoken from '../ui/spoken.module.css'
import type { LibraryPhoto, LoadedPhoto } from './library/library-photo.ts'
import styles from './photo-tile.module.css'
import { shortFileName } from './short-file-name.ts'

/** The kind of data a dragged tile carries: the photo's id. */
export const PHOTO_DRAG_TYPE = 'application/x-collagerie-photo'

interface Props {
  readonly photo: LibraryPhoto
  readonly onUse: (id: string) => void
  /** Without it nothing lies on the picture: there is a button elsewhere. */
  readonly onDelete?: ((id: string) => void) | undefined
}

/** A photo of the library: waiting, refused, or ready to be clicked or dragged. */
export function PhotoTile({ photo, onUse, onDelete }: Props) {
  const t = useTranslations()
  return (
    <div className={styles.tile} data-state={TILE_STATE[photo.state]}>
      {photo.state === 'LOADING' && (
        <div className={styles.words}>
          <span className={styles.ring} />
          <span className={styles.name}>{shortFileName(photo.name)}</span>
          <span className={spoken.spoken}>{t('photo.loading')}</span>
        </div>
      )}
      {photo.state === 'ERROR' && (
        <div className={styles.refused}>
          <span className={styles.name}>{shortFileName(photo.name)}</span>
          {photo.again && (
            <LinkButton aria-label={`${t('misc.retry')}, ${photo.name}`} onPress={() => void photo.again?.()}>
              {t('misc.retry')}
            </LinkButton>
          )}
          <span className={mark.error}>{t(`fileservice.${photo.error}`)}</span>
        </div>
      )}
      {photo.state === 'IMAGE' && <Picture photo={photo} onUse={onUse} />}
      {onDelete && canBeDeleted(photo) && (
        <button
          type="button"
          className={styles.delete}
          aria-label={t(photo.used > 0 ? 'photo.deleteUsed' : 'photo.delete', { name: photo.name })}
          onClick={() => onDelete(photo.id)}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  )
}

/** A photo that a slot still waits for could not come back, so it stays. */
export function canBeDeleted({ state, used }: LibraryPhoto): boolean {
  return state === 'IMAGE' || (state === 'ERROR' && used === 0)
}

function Picture({ photo, onUse }: { readonly photo: LoadedPhoto; readonly onUse: (id: string) => void }) {
  const t = useTranslations('photo')
  const hint = useId()

  function onDragStart(event: DragEvent): void {
    event.dataTransfer.setData(PHOTO_DRAG_TYPE, photo.id)
    event.dataTransfer.effectAllowed = 'copy'
  }

  return (
    <button
      type="button"
      draggable
      className={styles.picture}
      aria-label={photo.used > 0 ? `${photo.name}, ${t('used', { count: photo.used })}` : photo.name}
      aria-describedby={hint}
      onClick={() => onUse(photo.id)}
      onDragStart={onDragStart}
    >
      <img
        className={isSideways(photo.rotation) ? styles.sideways : styles.upright}
        src={photo.thumbUrl}
        alt=""
        draggable={false}
        decoding="async"
        style={{ rotate: `${photo.rotation}deg` }}
      />
      <span id={hint} className={styles.hint}>
        {t('use')}
      </span>
      {photo.used > 0 && (
        <span className={styles.used} aria-hidden="true">
          <Icon name="check" size={14} />
          {photo.used > 1 && photo.used}
        </span>
      )}
    </button>
  )
}
