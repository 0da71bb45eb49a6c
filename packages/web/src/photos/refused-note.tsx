import { useTranslations } from 'use-intl'
import { Fold } from '../ui/fold.tsx'
import { useRefusedFiles } from './refused-files.ts'
import { RefusedList } from './refused-list.tsx'
import styles from './refused-note.module.css'

/** Said beside what is offered with the photos that were taken: how many of the same files were not. */
export function RefusedNote() {
  const t = useTranslations('photo')
  const files = useRefusedFiles(({ noted }) => noted)
  if (files.length === 0) return null
  return (
    <Fold line={<span>{t('refusedCount', { count: files.length })}</span>} className={styles.note}>
      <RefusedList files={files} />
    </Fold>
  )
}
