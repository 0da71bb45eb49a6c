import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { withTexts } from '../language/language-store.ts'
import { Button } from '../ui/button.tsx'
import { FormActions } from '../ui/dialog.tsx'
import { seldomPart } from '../ui/late-part.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './account-form.module.css'
import { FormProblem } from './form-problem.tsx'
import { useShownPassword } from './use-shown-password.tsx'
import { useSignIn } from './use-sign-in.ts'

const ForgottenForm = seldomPart(
  async () => (await withTexts(import('./forgotten-form.tsx'), 'recovery')).ForgottenForm,
  Coming,
)

function Coming() {
  const t = useTranslations('misc')
  return <Spinner label={t('loading')} />
}

interface Props {
  readonly onSignedIn: () => void
  /** Set if there is a registration form. */
  readonly onRegister?: (() => void) | undefined
  /** Called when it switches to a forgotten password and back, so that the surroundings can say so. */
  readonly onForgotten?: ((isForgotten: boolean) => void) | undefined
  /** What the account is needed for. */
  readonly piece?: ReactNode
  /** What happens next, in a sentence. */
  readonly next?: string
}

export function SignInForm({ onSignedIn, onRegister, onForgotten, piece, next }: Props) {
  const t = useTranslations('savedialog')
  const { fields, change, problem, problemText, isBusy, form, onSubmit } = useSignIn(onSignedIn)
  const { type: passwordType, toggle } = useShownPassword()
  const formId = useId()
  const [way, setWay] = useState<'signIn' | 'forgotten' | 'back'>('signIn')
  const forgotten = useRef<HTMLButtonElement>(null)

  // Returning puts the focus where it was.
  useEffect(() => {
    if (way === 'back') forgotten.current?.focus()
  }, [way])

  useEffect(() => {
    onForgotten?.(way === 'forgotten')
    return () => onForgotten?.(false)
  }, [way, onForgotten])

  if (way === 'forgotten')
    return (
      <ForgottenForm account={fields.username} onBack={() => setWay('back')} isTitled={onForgotten !== undefined} />
    )

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      <FormProblem text={problem} />
      {problem === '' && piece}
      <div className={styles.pair}>
        <TextField
          label={t('username')}
          name="username"
          autoComplete="username"
          value={fields.username}
          onChange={(value) => change('username', value)}
          error={problemText('username')}
        />
        <TextField
          label={t('password')}
          name="password"
          type={passwordType}
          // Shown or not, a password needs no correction, and some browsers send words elsewhere for checking.
          spellCheck="false"
          autoComplete="current-password"
          value={fields.password}
          onChange={(value) => change('password', value)}
          error={problemText('password')}
          end={toggle}
        />
      </div>
      <div className={styles.below}>
        <LinkButton ref={forgotten} onPress={() => setWay('forgotten')}>
          {t('forgotten')}
        </LinkButton>
      </div>
      <FormActions>
        <div className={styles.submit}>
          <Button look="primary" type="submit" form={formId} isDisabled={isBusy}>
            {t('login')}
          </Button>
          {next && <p className={styles.next}>{next}</p>}
          {onRegister && <LinkButton onPress={onRegister}>{t('toRegister')}</LinkButton>}
        </div>
      </FormActions>
    </form>
  )
}
