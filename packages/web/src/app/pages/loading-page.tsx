import { useTranslations } from 'use-intl'
import styles from './loading-page.module.css'

export function LoadingPage() {
  const t = useTranslations('misc')
  return <output className={styles.loading}>{t('loading')}</output>
}
