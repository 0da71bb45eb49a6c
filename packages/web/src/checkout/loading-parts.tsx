import { useTranslations } from 'use-intl'
import button from '../ui/button.module.css'
import { MessagePage } from '../ui/message-page.tsx'
import { Spinner } from '../ui/spinner.tsx'
import styles from './loading-parts.module.css'

export function Waiting() {
  const t = useTranslations('checkout')
  return (
    <div className={styles.waiting}>
      <Spinner label={t('loading')} />
    </div>
  )
}

export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations()
  return (
    <MessagePage title={t('checkout.heading')} text={t('checkout.loadFailed')} alert>
      <button type="button" className={button.primary} onClick={onRetry}>
        {t('misc.retry')}
      </button>
    </MessagePage>
  )
}
