import { type SignInForm as Fields, signInProblems } from '@collagerie/core/account'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { track } from '../analytics/analytics.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FormActions } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useFirstFault } from '../ui/use-first-fault.ts'
import { signIn } from './account-calls.ts'
import styles from './account-form.module.css'
import { useTooManyAttempts } from './use-too-many-attempts.ts'

interface Props {
  readonly onSignedIn: () => void
  /** Where there is another form to go to. */
  readonly onRegister?: (() => void) | undefined
}

export function SignInForm({ onSignedIn, onRegister }: Props) {
  const t = useTranslations('savedialog')
  const tooManyAttempts = useTooManyAttempts()
  const [fields, setFields] = useState<Fields>({ username: '', password: '' })
  const [wrong, setWrong] = useState<readonly (keyof Fields)[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isShown, setShown] = useState(false)
  const { form, leadToFault } = useFirstFault()
  const formId = useId()

  function change(field: keyof Fields, value: string): void {
    setFields((before) => ({ ...before, [field]: value }))
    setWrong((before) => before.filter((each) => each !== field))
    if (wrong.every((each) => each === field)) setProblem('')
  }

  async function submit(): Promise<void> {
    const problems = signInProblems(fields)
    setWrong(problems)
    setProblem(problems.length > 0 ? t('enterCredentials') : '')
    if (problems.length > 0 || isBusy) return
    setBusy(true)
    try {
      if (await signIn(fields)) onSignedIn()
      else setProblem(t('loginIncorrect'))
    } catch (error) {
      track('login-failed', { message: String(error) })
      setProblem(tooManyAttempts(error) ?? t('loginFailed'))
    } finally {
      setBusy(false)
    }
  }

  const isEmpty = (field: keyof Fields) => fields[field].trim() === ''

  function saidOf(field: keyof Fields): string | undefined {
    return wrong.includes(field) ? t(`${field}${isEmpty(field) ? 'Required' : 'Length'}`) : undefined
  }

  function onSubmit(submitted: FormEvent<HTMLFormElement>): void {
    submitted.preventDefault()
    void submit().then(leadToFault)
  }

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        value={fields.username}
        onChange={(value) => change('username', value)}
        error={saidOf('username')}
      />
      <TextField
        label={t('password')}
        name="password"
        type={isShown ? 'text' : 'password'}
        // Shown or not, it is nobody's to correct, and some browsers have words checked elsewhere.
        spellCheck="false"
        autoComplete="current-password"
        value={fields.password}
        onChange={(value) => change('password', value)}
        error={saidOf('password')}
      />
      <Checkbox isSelected={isShown} onChange={setShown}>
        {t('showCharacters')}
      </Checkbox>
      <FormActions>
        {onRegister && <LinkButton onPress={onRegister}>{t('toRegister')}</LinkButton>}
        <Button look="primary" type="submit" form={formId} isDisabled={isBusy}>
          {t('login')}
        </Button>
      </FormActions>
    </form>
  )
}
