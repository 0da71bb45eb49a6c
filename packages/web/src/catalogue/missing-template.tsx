import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './missing-template.module.css'

/** The history entry of a visitor who followed a link to a missing template. */
export const TEMPLATE_MISSING = 'template-missing'

/** Explains why all templates are shown instead of the requested one. */
export function MissingTemplate() {
  const t = useTranslations('template')
  // The next screen has another entry in the history.
  const [isMissing] = useState(() => window.history.state === TEMPLATE_MISSING)
  return (
    <p role="status" className={styles.notice}>
      {isMissing && t('notFound')}
    </p>
  )
}
