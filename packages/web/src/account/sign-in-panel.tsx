import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-panel.module.css'

interface Props {
  readonly onSignedIn: () => void
  /** Let the page around it change its heading. */
  readonly onForgotten?: (isForgotten: boolean) => void
  readonly onNew?: (isNew: boolean) => void
}

/** Both forms, one at a time, for a page that needs an account. */
export function SignInPanel({ onSignedIn, onForgotten, onNew }: Props) {
  const t = useTranslations('savedialog')
  const [isNew, setNew] = useState(false)

  function turn(toNew: boolean): void {
    setNew(toNew)
    onNew?.(toNew)
  }

  return (
    <section className={styles.panel} aria-label={t(isNew ? 'register' : 'login')}>
      {isNew ? (
        <RegisterForm onRegistered={onSignedIn} onSignIn={() => turn(false)} />
      ) : (
        <SignInForm onSignedIn={onSignedIn} onRegister={() => turn(true)} onForgotten={onForgotten} />
      )}
    </section>
  )
}
