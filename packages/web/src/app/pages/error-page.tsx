import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useSearch } from 'wouter'
import { isAuthenticated } from '../../account/is-authenticated.ts'
import { track } from '../../analytics/analytics.ts'
import { useLanguage } from '../../language/language-store.ts'
import { chooserPath } from '../../navigation/routes/paths.ts'
import { overviewUrl } from '../../navigation/shop-config.ts'
import { useTabState } from '../../navigation/tab-state.ts'
import button from '../../ui/button.module.css'
import link from '../../ui/link.module.css'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { errorReason } from './error-reason.ts'

/** The `error` of the address is only logged: shown, it would let anybody put words in our mouth. */
export function ErrorPage() {
  const t = useTranslations('misc')
  const navigation = useTranslations('navigation')
  const language = useLanguage((state) => state.language)
  const filter = useTabState((tab) => tab.filter)
  const error = new URLSearchParams(useSearch()).get('error') ?? ''

  useEffect(() => {
    track('error-page', { error })
  }, [error])

  const [isSignedIn, setSignedIn] = useState<boolean>()
  useEffect(() => {
    let isCurrent = true
    const know = (answer: boolean) => isCurrent && setSignedIn(answer)
    isAuthenticated().then(know, () => know(false))
    return () => {
      isCurrent = false
    }
  }, [])

  if (isSignedIn === undefined) return <LoadingPage frame="plain" />
  return (
    <MessagePage title={t('errorTitle')} text={t(errorReason(error, isSignedIn))} sign="wrong">
      <a href={overviewUrl(language)} className={button.primary}>
        {isSignedIn ? navigation('overview') : t('errorLink')}
      </a>
      <Link href={chooserPath(filter)} className={link.alone}>
        {t('toDesigns')}
      </Link>
    </MessagePage>
  )
}
