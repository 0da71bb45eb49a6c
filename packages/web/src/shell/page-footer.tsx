import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { accessibilityPath } from '../navigation/routes/paths.ts'
import link from '../ui/link.module.css'
import styles from './page-footer.module.css'

/** Ends every page but the editor, which fills its window. */
export function PageFooter({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('navigation')
  const language = useLanguage((state) => state.language)
  return (
    <footer className={styles.footer}>
      <Link href={accessibilityPath(language)} className={link.link}>
        {t('accessibility')}
      </Link>
      {children}
    </footer>
  )
}
