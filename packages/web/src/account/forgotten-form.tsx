import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { track } from '../analytics/analytics.ts'
import { hasMail } from '../navigation/shop-config.ts'
import { Button } from '../ui/button.tsx'
import { FormActions } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { askForLink } from './account-calls.ts'
import styles from './account-form.module.css'
import { useTooManyAttempts } from './use-too-many-attempts.ts'

interface Props {
  /** What was typed as the name so far. */
  readonly account?: string
  /** Where there is something to go back to. */
  readonly onBack?: () => void
}

/** For whoever forgot their password: a mail where the shop sends some, else the shop itself. */
export function ForgottenForm(props: Props) {
  const t = useTranslations('recovery')
  return hasMail() ? <AskForLink {...props} /> : <Said onBack={props.onBack}>{t('askShop')}</Said>
}

function AskForLink({ account = '', onBack }: Props) {
  const t = useTranslations('recovery')
  const tooManyAttempts = useTooManyAttempts()
  const [typed, setTyped] = useState(account)
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking')
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  // Where it replaces another form the focus was in that one; where a page begins with it, the page's heading comes first.
  const isInstead = onBack !== undefined
  useEffect(() => {
    if (isInstead) focusField(form.current)
  }, [isInstead])

  async function submit(): Promise<void> {
    setProblem('')
    setMissing(typed.trim() === '')
    if (typed.trim() === '') return focusField(form.current)
    if (state === 'busy') return
    setState('busy')
    try {
      await askForLink(typed)
      setState('sent')
    } catch (error) {
      track('forgotten-failed', { message: String(error) })
      setProblem(tooManyAttempts(error) ?? t('failed'))
      setState('asking')
    }
  }

  function onSubmit(submitted: FormEvent<HTMLFormElement>): void {
    submitted.preventDefault()
    void submit()
  }

  if (state === 'sent')
    return (
      <Said onBack={onBack} more={t('notThere')}>
        {t('sent')}
      </Said>
    )
  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.lead}>
        {isInstead && <h2>{t('title')}</h2>}
        <p>{t('text')}</p>
      </div>
      <TextField
        label={t('account')}
        name="account"
        autoComplete="username"
        spellCheck="false"
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setMissing(false)
        }}
        error={isMissing ? t('accountRequired') : undefined}
      />
      <FormActions>
        {onBack && <LinkButton onPress={onBack}>{t('back')}</LinkButton>}
        <Button look="primary" type="submit" form={formId} isDisabled={state === 'busy'}>
          {t('send')}
        </Button>
      </FormActions>
    </form>
  )
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}

interface SaidProps {
  readonly children: string
  readonly more?: string
  readonly onBack: (() => void) | undefined
}

/** A sentence in place of a form, which takes the focus that was in it. */
function Said({ children, more, onBack }: SaidProps) {
  const t = useTranslations('recovery')
  const sentence = useRef<HTMLDivElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <div className={styles.form}>
      <div ref={sentence} role="status" tabIndex={-1} className={styles.lead}>
        {onBack && <h2>{t('title')}</h2>}
        <p>{children}</p>
        {more !== undefined && <p>{more}</p>}
      </div>
      {onBack && (
        <FormActions>
          <Button look="primary" onPress={onBack}>
            {t('back')}
          </Button>
        </FormActions>
      )}
    </div>
  )
}
