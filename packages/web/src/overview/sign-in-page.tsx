import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SignInPanel } from '../account/sign-in-panel.tsx'
import { MessagePage } from '../ui/message-page.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly onSignedIn: () => void
  /** The options without signing in. */
  readonly children?: ReactNode
}

/**
 * Explains why an account is needed, and asks for it; speaks only of the password while that is being recovered, and
 * of the new account while that is being made.
 */
export function SignInPage({ title, text, onSignedIn, children }: Props) {
  const t = useTranslations('savedialog')
  const [isForgotten, setForgotten] = useState(false)
  const [isNew, setNew] = useState(false)
  // The form for a new account says itself what it is for.
  const said = isForgotten ? { title: t('forgotten') } : isNew ? { title: t('register') } : { title, text }

  // The next page takes this one's place, which was scrolled to its button.
  function arrive(): void {
    window.scrollTo(0, 0)
    onSignedIn()
  }

  return (
    <MessagePage {...said} {...(!isNew && { sign: 'spare' })}>
      <SignInPanel onSignedIn={arrive} onForgotten={setForgotten} onNew={setNew} />
      {children}
    </MessagePage>
  )
}
