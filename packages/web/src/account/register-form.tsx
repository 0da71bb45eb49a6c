import { ACCOUNT_LENGTHS, type RegisterField } from '@collagerie/core/account'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FormActions } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useFirstFault } from '../ui/use-first-fault.ts'
import styles from './account-form.module.css'
import { FormProblem } from './form-problem.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { useRegistration } from './use-registration.ts'
import { useShownPassword } from './use-shown-password.tsx'

interface Props {
  readonly onRegistered: () => void
  readonly onSignIn: () => void
  /** What the account is needed for. */
  readonly piece?: ReactNode
  /** What happens next, in a sentence. */
  readonly next?: string
}

const TEXT_FIELDS = [
  { field: 'username', label: 'username', type: 'text', autoComplete: 'username' },
  { field: 'email', label: 'email', type: 'email', autoComplete: 'email' },
  { field: 'password', label: 'password', type: 'password', autoComplete: 'new-password' },
  { field: 'password_again', label: 'passwordAgain', type: 'password', autoComplete: 'new-password' },
] as const

export function RegisterForm({ onRegistered, onSignIn, piece, next }: Props) {
  const t = useTranslations('savedialog')
  const { entries, change, submit, isBusy, messageFor, messageForAll, lacksTermsAlone } = useRegistration(onRegistered)
  const { type: passwordType, toggle } = useShownPassword()
  const { form, leadToFault } = useFirstFault()
  const formId = useId()

  /** The rule is shown before it is broken, since its message repeats it. */
  function hintFor(field: RegisterField): { readonly rule?: string } {
    const isRuled = (field === 'username' || field === 'password') && messageFor(field) === undefined
    return isRuled ? { rule: t('lengthHint', ACCOUNT_LENGTHS[field]) } : {}
  }

  function onSubmit(submitted: FormEvent<HTMLFormElement>): void {
    submitted.preventDefault()
    void submit().then(leadToFault)
  }

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {messageForAll ? (
        <FormProblem text={messageForAll} />
      ) : (
        <div className={styles.lead}>
          {piece}
          <p>{t('accountFor')}</p>
        </div>
      )}
      <div className={styles.fields}>
        {TEXT_FIELDS.map(({ field, label, type, autoComplete }) => (
          <TextField
            key={field}
            label={t(label)}
            name={field}
            type={type === 'password' ? passwordType : type}
            spellCheck="false"
            autoComplete={autoComplete}
            value={entries[field]}
            onChange={(value) => change(field, value)}
            error={messageFor(field)}
            {...hintFor(field)}
            {...(field === 'password' && { end: toggle })}
          />
        ))}
      </div>
      <div className={styles.checks}>
        <Checkbox isSelected={entries.newsletter} onChange={(value) => change('newsletter', value)}>
          {t('newsletter')}
        </Checkbox>
        <TermsCheckbox
          isAccepted={entries.terms}
          onChange={(value) => change('terms', value)}
          error={messageFor('terms')}
          isAlert={lacksTermsAlone}
        />
      </div>
      <FormActions>
        <div className={styles.submit}>
          <Button look="primary" type="submit" form={formId} isDisabled={isBusy}>
            {t('register')}
          </Button>
          {next && !messageForAll && <p className={styles.next}>{next}</p>}
          <LinkButton onPress={onSignIn}>{t('toLogin')}</LinkButton>
        </div>
      </FormActions>
    </form>
  )
}
