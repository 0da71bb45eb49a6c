import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { sessionDone } from '../../calls/session-done.ts'
import { useLanguage } from '../../language/language-store.ts'
import { selectionPath } from '../../navigation/routes/paths.ts'
import { overviewUrl } from '../../navigation/shop-config.ts'
import button from '../../ui/button.module.css'
import link from '../../ui/link.module.css'
import { MessagePage } from '../../ui/message-page.tsx'

export function FinishedPage() {
  const t = useTranslations('misc')
  const language = useLanguage((state) => state.language)
  const isTold = useRef(false)

  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    void sessionDone()
  }, [])

  return (
    <MessagePage title={t('finishedTitle')} text={t('finishedText')}>
      <Link href={selectionPath('')} className={button.primary}>
        {t('finishedLink')}
      </Link>
      <a href={overviewUrl(language)} className={link.link}>
        {t('finishedOverview')}
      </a>
    </MessagePage>
  )
}
