import { useTranslations } from 'use-intl'
import { ShopHelp } from '../order/shop-help.tsx'
import button from '../ui/button.module.css'
import { MessagePage } from '../ui/message-page.tsx'

export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations()
  return (
    <MessagePage title={t('checkout.heading')} text={t('checkout.loadFailed')} alert>
      <button type="button" className={button.primary} onClick={onRetry}>
        {t('misc.retry')}
      </button>
      <ShopHelp />
    </MessagePage>
  )
}
