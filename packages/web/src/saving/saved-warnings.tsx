import { useTranslations } from 'use-intl'
import { useDocument } from '../document/document-store.ts'
import { lowOnPage } from '../document/low-on-page.ts'
import { useLibrary } from '../photos/library-store.ts'
import styles from './save-dialog.module.css'
import { useSaving } from './save-store.ts'
import { unplacedNotKept } from './unplaced-photos.ts'

/** Counts in one line the photos that print badly and can still be replaced; the checkout counts them too. */
export function TooSmall() {
  const t = useTranslations()
  const pages = useDocument((state) => state.pages)
  const count = (which: 'low' | 'blurred') => (library: ReturnType<typeof useLibrary.getState>) =>
    (pages ?? []).reduce((sum, page) => sum + (lowOnPage(page, library.photos)?.[which] ?? 0), 0)
  const low = useLibrary(count('low'))
  const blurred = useLibrary(count('blurred'))
  if (low === 0) return null
  return (
    <p className={styles.warning}>
      {blurred > 0 ? t('savedialog.tooSmall', { count: blurred }) : t('editor.qualitySoft', { count: low })}
    </p>
  )
}

/**
 * Counts the photos without a slot that the account did not get: too many, failed or refused. They can still be placed.
 */
export function NotKept() {
  const t = useTranslations('savedialog')
  const pages = useDocument((state) => state.pages)
  const leftOut = useSaving((state) => state.leftOut)
  const count = useLibrary((library) => unplacedNotKept(pages ?? [], library, leftOut))
  return count > 0 && <p className={styles.warning}>{t('notKept', { count })}</p>
}
