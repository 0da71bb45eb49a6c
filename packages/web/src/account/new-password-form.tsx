import { type NewPasswordEntries as Fields, passwordProblems } from '@collagerie/core/account'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isCallFailure } from '../calls/call-failure.ts'
import { useLanguage } from '../language/language-store.ts'
import { Button } from '../ui/button.tsx'
import { FormActions } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useFirstFault } from '../ui/use-first-fault.ts'
import { choosePassword } from './account-calls.ts'
import styles from './account-form.module.css'
import { FormProblem } from './form-problem.tsx'
import { useSending } from './use-sending.ts'
import { useShownPassword } from './use-shown-password.tsx'

interface Props {
  /** The secret of the link. */
  readonly token: string
  readonly onChosen: () => void
  /** Called if the link is invalid or used. */
  readonly onSpent: () => void
}

const FIELDS = ['password', 'password_again'] as const

export function NewPasswordForm({ token, onChosen, onSpent }: Props) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const [fields, setFields] = useState<Fields>({ password: '', password_again: '' })
  const [problems, setProblems] = useState<ReturnType<typeof passwordProblems>>([])
  const [problem, setProblem] = useState('')
  const { isBusy, send } = useSending('new-password-failed', t('recovery.saveFailed'), setProblem)
  const { type, toggle } = useShownPassword()
  const { form, leadToFault } = useFirstFault()
  const formId = useId()

  /** A change of either field clears the message that the two differ. */
  function change(field: keyof Fields, value: string): void {
    setFields((before) => ({ ...before, [field]: value }))
    setProblems((before) => before.filter((each) => each.field !== field && each.problem !== 'passwordsDiffer'))
    setProblem('')
  }

  async function submit(): Promise<void> {
    const found = passwordProblems(fields)
    setProblems(found)
    setProblem('')
    if (found.length > 0) return
    await send(async () => {
      try {
        const [refused] = await choosePassword(token, fields, language)
        if (refused) setProblem(refused.message || t('recovery.saveFailed'))
        else onChosen()
      } catch (error) {
        if (!isCallFailure(error, 'resetLinkSpent')) throw error
        onSpent()
      }
    })
  }

  function problemText(field: keyof Fields): string | undefined {
    const found = problems.find((each) => each.field === field)
    return found && t(`savedialog.${found.problem}`)
  }

  function onSubmit(submitted: FormEvent<HTMLFormElement>): void {
    submitted.preventDefault()
    void submit().then(leadToFault)
  }

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      <FormProblem text={problem} />
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={t(field === 'password' ? 'recovery.newPassword' : 'savedialog.passwordAgain')}
            name={field}
            type={type}
            spellCheck="false"
            autoComplete="new-password"
            value={fields[field]}
            onChange={(value) => change(field, value)}
            error={problemText(field)}
            {...(field === 'password' && { end: toggle })}
          />
        ))}
      </div>
      <FormActions>
        <div className={styles.submit}>
          <Button look="primary" type="submit" form={formId} isDisabled={isBusy}>
            {t('recovery.save')}
          </Button>
        </div>
      </FormActions>
    </form>
  )
}
