import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-panel.module.css'

interface Props {
  readonly onSignedIn: () => void
  /** Lets the page around it change its heading. */
  readonly onForgotten?: (isForgotten: boolean) => void
}

/** Both forms, one at a time, for a page that needs an account. */
export function SignInPanel({ onSignedIn, onForgotten }: Props) {
  const t = useTranslations('savedialog')
  const [isNew, setNew] = useState(false)
  return (
    <section className={styles.panel} aria-label={t(isNew ? 'register' : 'login')}>
      {isNew ? (
        <RegisterForm onRegistered={onSignedIn} onSignIn={() => setNew(false)} />
      ) : (
        <SignInForm onSignedIn={onSignedIn} onRegister={() => setNew(true)} onForgotten={onForgotten} />
      )}
    </section>
  )
}
