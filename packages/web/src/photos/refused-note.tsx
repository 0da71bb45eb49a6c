import { useTranslations } from 'use-intl'
import { Fold } from '../ui/fold.tsx'
import { useRefusedFiles } from './refused-files.ts'
import { RefusedList } from './refused-list.tsx'
import styles from './refused-note.module.css'

/** Said beside what is offered with the photos that were taken: how many of the same files were not. */
export function RefusedNote() {
  const t = useTranslations('photo')
  const count = useRefusedFiles(({ files }) => files.length)
  if (count === 0) return null
  return (
    <Fold line={<span>{t('refusedCount', { count })}</span>} className={styles.note}>
      <RefusedList />
    </Fold>
  )
}
