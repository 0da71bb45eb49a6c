import { useTranslations } from 'use-intl'
import { chooserPath } from '../../navigation/routes/paths.ts'
import { useTabState } from '../../navigation/tab-state.ts'
import button from '../../ui/button.module.css'
import link from '../../ui/link.module.css'
import { MessagePage } from '../../ui/message-page.tsx'

export function CrashPage() {
  const t = useTranslations('misc')
  const filter = useTabState((tab) => tab.filter)
  // Code that did not come without a network is nobody's fault.
  const isOffline = !navigator.onLine
  return (
    <MessagePage
      title={t(isOffline ? 'offlineTitle' : 'crashTitle')}
      text={t(isOffline ? 'offlineText' : 'crashText')}
      alert
    >
      {/* In many browsers code that once failed to come stays failed in this page, so both ways out load a new one. */}
      <button type="button" className={button.primary} onClick={() => window.location.reload()}>
        {t('retry')}
      </button>
      <a href={chooserPath(filter)} className={link.alone}>
        {t('toDesigns')}
      </a>
    </MessagePage>
  )
}
