import type { ReactNode } from 'react'
import { SignInPanel } from '../account/sign-in-panel.tsx'
import { MessagePage } from '../ui/message-page.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly onSignedIn: () => void
  /** The options without signing in. */
  readonly children?: ReactNode
}

/** Explains why an account is needed, and asks for it. */
export function SignInPage({ title, text, onSignedIn, children }: Props) {
  return (
    <MessagePage title={title} text={text}>
      <SignInPanel onSignedIn={onSignedIn} />
      {children}
    </MessagePage>
  )
}
