import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import type { LibraryPhoto } from '../library/library-photo.ts'
import styles from './offered-picture.module.css'

interface Props {
  /** The library's photo of the picture, once it was chosen. */
  readonly photo: LibraryPhoto | undefined
  readonly onUse: () => void
  /** The image; its alternative text is the button's name. */
  readonly children: ReactNode
}

/** A picture that is not in the library yet: choosing it adds it to the library and the slot. */
export function OfferedPicture({ photo, onUse, children }: Props) {
  const t = useTranslations()
  const hint = useId()
  const used = photo?.used ?? 0
  const isLoading = photo?.state === 'LOADING'
  return (
    <div className={styles.offered}>
      <button type="button" className={styles.picture} aria-describedby={hint} aria-busy={isLoading} onClick={onUse}>
        {children}
        {used > 0 && (
          <span className={styles.used} role="img" aria-label={t('photo.used', { count: used })}>
            <Icon name="check" size={14} />
            {used > 1 && used}
          </span>
        )}
      </button>
      <span id={hint} className={photo && photo.state !== 'IMAGE' ? styles.state : styles.hint}>
        {isLoading && <span className={styles.ring} />}
        {isLoading && t('photo.loading')}
        {photo?.state === 'ERROR' && <span className={styles.error}>{t(`fileservice.${photo.error}`)}</span>}
        {(!photo || photo.state === 'IMAGE') && t('photo.use')}
      </span>
    </div>
  )
}
