import { useTranslations } from 'use-intl'
import { useLibrary } from '../../photos/library-store.ts'
import styles from './hints.module.css'

/** Shows the progress of arranging photos, which are analysed first. */
export function ArrangingHint() {
  const t = useTranslations('editor')
  const count = useLibrary(({ photos }) => Object.values(photos).filter(({ state }) => state === 'IMAGE').length)
  const seen = useLibrary(
    ({ photos }) =>
      Object.values(photos).filter(
        (photo) => photo.state === 'IMAGE' && (photo.content !== undefined || photo.photoType === 'quotes'),
      ).length,
  )
  return (
    <p className={styles.arranging} role="status">
      {t('arranging', { seen, count })}
    </p>
  )
}
