import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { overviewUrl } from '../navigation/shop-config.ts'
import { shopName } from '../navigation/shop-name.ts'
import button from '../ui/button.module.css'
import { KitLanguage } from '../ui/kit-language.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { takeLinkToken } from './link-token.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import styles from './sign-in-panel.module.css'

/** The page that the link in a mail opens. */
export function NewPasswordScreen() {
  const t = useTranslations('recovery')
  const language = useLanguage((state) => state.language)
  const [token, setToken] = useState(takeLinkToken)
  const [outcome, setOutcome] = useState<'asked' | 'done' | 'spent'>(token === '' ? 'spent' : 'asked')
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(TITLES[outcome])

  useEffect(() => {
    document.title = `${title} - ${shopName()}`
  }, [title])

  // The form that had the focus is gone.
  useEffect(() => {
    if (outcome !== 'asked') heading.current?.focus()
  }, [outcome])

  // Another link opened in the same tab does not load the page anew.
  useEffect(() => {
    const takeNext = () => {
      const next = takeLinkToken()
      if (next === token) return
      setToken(next)
      setOutcome('asked')
    }
    window.addEventListener('hashchange', takeNext)
    return () => window.removeEventListener('hashchange', takeNext)
  }, [token])

  return (
    <KitLanguage language={language}>
      {outcome === 'asked' && (
        <MessagePage title={title} text={t('newText')} sign="spare">
          <section className={styles.panel} aria-label={title}>
            <NewPasswordForm
              key={token}
              token={token}
              onChosen={() => setOutcome('done')}
              onSpent={() => setOutcome('spent')}
            />
          </section>
        </MessagePage>
      )}
      {outcome === 'done' && (
        <MessagePage title={title} titleRef={heading} text={t('done')} sign="well">
          <a href={overviewUrl(language)} className={button.primary}>
            {t('toCollages')}
          </a>
        </MessagePage>
      )}
      {outcome === 'spent' && (
        <MessagePage title={title} titleRef={heading} text={t('spent')} sign="wrong">
          <section className={styles.panel} aria-label={t('title')}>
            <ForgottenForm />
          </section>
        </MessagePage>
      )}
    </KitLanguage>
  )
}

const TITLES = { asked: 'newTitle', done: 'doneTitle', spent: 'spentTitle' } as const
