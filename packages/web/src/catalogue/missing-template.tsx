import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './missing-template.module.css'

/** What the history remembers of whoever followed a link to a template that is not there. */
export const TEMPLATE_MISSING = 'template-missing'

/** Says why somebody sees all templates who asked for one. */
export function MissingTemplate() {
  const t = useTranslations('template')
  // What is looked at next has another entry in the history.
  const [isMissing] = useState(() => window.history.state === TEMPLATE_MISSING)
  return (
    <p role="status" className={styles.notice}>
      {isMissing && t('notFound')}
    </p>
  )
}
