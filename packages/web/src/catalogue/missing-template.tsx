import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PAGE_MISSING, TEMPLATE_MISSING } from '../navigation/missing.ts'
import styles from './missing-template.module.css'

/** Explains why all templates are shown instead of the requested one, or of the requested page. */
export function MissingTemplate() {
  const t = useTranslations()
  // The next screen has another entry in the history.
  const [missing] = useState<unknown>(() => window.history.state)
  return (
    <p role="status" className={styles.notice}>
      {missing === TEMPLATE_MISSING && t('template.notFound')}
      {missing === PAGE_MISSING && t('misc.noSuchPage')}
    </p>
  )
}
