import {
  ACCOUNT_LENGTHS,
  type FieldProblem,
  type RegisterEntries as Fields,
  formComplaint,
  type RegisterField,
  registerProblems,
} from '@collagerie/core/account'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { typeset } from '../language/typeset.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FormActions } from '../ui/dialog.tsx'
import mark from '../ui/error.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useFirstFault } from '../ui/use-first-fault.ts'
import { register } from './account-calls.ts'
import styles from './account-form.module.css'
import { TermsLightbox } from './terms-lightbox.tsx'
import { useSending } from './use-sending.ts'
import { useShownPassword } from './use-shown-password.tsx'

interface Props {
  readonly onRegistered: () => void
  readonly onSignIn: () => void
  /** What the account is needed for. */
  readonly piece?: ReactNode
  /** What happens next, in a sentence. */
  readonly next?: string
}

/** The server's messages, by field. */
type Messages = Readonly<Partial<Record<RegisterField | 'all', string>>>

const EMPTY: Fields = { username: '', email: '', password: '', password_again: '', newsletter: false, terms: false }

const TEXT_FIELDS = [
  { field: 'username', label: 'username', type: 'text', autoComplete: 'username' },
  { field: 'email', label: 'email', type: 'email', autoComplete: 'email' },
  { field: 'password', label: 'password', type: 'password', autoComplete: 'new-password' },
  { field: 'password_again', label: 'passwordAgain', type: 'password', autoComplete: 'new-password' },
] as const

export function RegisterForm({ onRegistered, onSignIn, piece, next }: Props) {
  const t = useTranslations('savedialog')
  const language = useLanguage((state) => state.language)
  const [fields, setFields] = useState(EMPTY)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [messages, setMessages] = useState<Messages>({})
  const { isBusy, send } = useSending('register-failed', t('registerFailed'), (all) => setMessages({ all }))
  const { type: passwordType, toggle } = useShownPassword()
  const { form, leadToFault } = useFirstFault()
  const formId = useId()
  const termsId = useId()
  const [readsTerms, setReadsTerms] = useState(false)

  /** A message stays until its field is changed; the two passwords share theirs. */
  function change<Field extends keyof Fields>(field: Field, value: Fields[Field]): void {
    setFields((before) => ({ ...before, [field]: value }))
    setMessages(({ [field as RegisterField]: _answered, all: _before, ...others }) => others)
    setProblems((before) => before.filter((each) => each.field !== field && !isAnswered(each, field)))
  }

  async function submit(): Promise<void> {
    const found = registerProblems(fields)
    setProblems(found)
    setMessages({})
    if (found.length > 0) return
    await send(async () => {
      const errors = await register(fields, language)
      if (errors.length > 0) {
        const said = (message: string) => typeset(message, language) || t('wrongInput', { count: 1 })
        setMessages(Object.fromEntries(errors.map(({ field, message }) => [placeOf(field), said(message)])))
        return
      }
      setFields(EMPTY)
      onRegistered()
    })
  }

  // The message for a bad address gives only its length, 2 to 120 characters, so an example is shown before it.
  const isMisshapen =
    problems.some(({ field, isMissing }) => field === 'email' && !isMissing) &&
    fields.email.trim().length <= ACCOUNT_LENGTHS.email.most
  const complaint = formComplaint(problems)
  // If the terms are the only problem, the message stands beside them: above the form nobody would see it.
  const lacksTermsAlone = complaint === 'acceptTerms'
  const above = messages.all ?? (complaint && !lacksTermsAlone ? t(complaint, { count: problems.length }) : undefined)
  const saidOf = (field: RegisterField): string | undefined => {
    const problem = problems.find((each) => each.field === field)?.problem
    if (!problem) return messages[field]
    return field === 'email' && isMisshapen ? `${t('mailHint')}\n${t(problem)}` : t(problem)
  }

  const saidOfTerms = saidOf('terms')

  /** The rule is shown before it is broken, since its message repeats it. */
  function hintOf(field: RegisterField): { readonly rule?: string } {
    const isRuled = (field === 'username' || field === 'password') && saidOf(field) === undefined
    return isRuled ? { rule: t('lengthHint', ACCOUNT_LENGTHS[field]) } : {}
  }

  function onSubmit(submitted: FormEvent<HTMLFormElement>): void {
    submitted.preventDefault()
    void submit().then(leadToFault)
  }

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {above ? (
        <p role="alert" className={styles.problem}>
          {above}
        </p>
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
            value={fields[field]}
            onChange={(value) => change(field, value)}
            error={saidOf(field)}
            {...hintOf(field)}
            {...(field === 'password' && { end: toggle })}
          />
        ))}
      </div>
      <div className={styles.checks}>
        <Checkbox isSelected={fields.newsletter} onChange={(value) => change('newsletter', value)}>
          {t('newsletter')}
        </Checkbox>
        <div className={styles.terms}>
          <Checkbox
            isSelected={fields.terms}
            isMissing={saidOfTerms !== undefined}
            {...(saidOfTerms && { describedBy: termsId })}
            onChange={(value) => change('terms', value)}
          >
            {t('terms')}
          </Checkbox>
          <LinkButton onPress={() => setReadsTerms(true)}>{t('readTerms')}</LinkButton>
          {saidOfTerms && (
            <p id={termsId} className={mark.error} {...(lacksTermsAlone && { role: 'alert' })}>
              {saidOfTerms}
            </p>
          )}
        </div>
      </div>
      <FormActions>
        <div className={styles.submit}>
          <Button look="primary" type="submit" form={formId} isDisabled={isBusy}>
            {t('register')}
          </Button>
          {next && !above && <p className={styles.next}>{next}</p>}
          <LinkButton onPress={onSignIn}>{t('toLogin')}</LinkButton>
        </div>
      </FormActions>
      <TermsLightbox isOpen={readsTerms} onClose={() => setReadsTerms(false)} />
    </form>
  )
}

function isAnswered({ problem }: FieldProblem, changed: keyof Fields): boolean {
  return problem === 'passwordsDiffer' && changed === 'password'
}

/** An error of an unknown field counts for the whole form. */
function placeOf(field: string): RegisterField | 'all' {
  return field === 'terms' || TEXT_FIELDS.some((each) => each.field === field) ? (field as RegisterField) : 'all'
}
