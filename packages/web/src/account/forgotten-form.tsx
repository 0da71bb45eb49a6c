import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasMail } from '../navigation/shop-config.ts'
import { shopContact } from '../navigation/shop-contact.ts'
import { ContactBlock } from '../order/contact-block.tsx'
import { Button } from '../ui/button.tsx'
import { FormActions } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { askForLink } from './account-calls.ts'
import styles from './account-form.module.css'
import { FormProblem } from './form-problem.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  /** What was typed as the name so far. */
  readonly account?: string
  /** Set if there is a form to go back to. */
  readonly onBack?: () => void
  /** Whether the surroundings already have a title. */
  readonly isTitled?: boolean
}

/** For a forgotten password: requests a mail, or names the shop's contact if it sends none. */
export function ForgottenForm(props: Props) {
  return hasMail() ? <AskForLink {...props} /> : <AskShop {...props} />
}

function AskShop({ account = '', onBack, isTitled = false }: Props) {
  const t = useTranslations('recovery')
  const [contact] = useState(shopContact)
  const name = account.trim()
  // Without it the shop would have to ask first.
  const mail = { subject: t('title'), body: name === '' ? '' : t('mailBody', { name }) }
  return (
    <ForgottenMessage
      onBack={onBack}
      isTitled={isTitled}
      more={
        contact && (
          <div className={styles.contact}>
            <ContactBlock contact={contact} mail={mail} />
          </div>
        )
      }
    >
      {t('askShop')}
    </ForgottenMessage>
  )
}

function AskForLink({ account = '', onBack, isTitled = false }: Props) {
  const t = useTranslations('recovery')
  const [typed, setTyped] = useState(account)
  const [isSent, setSent] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState('')
  const { isBusy, send } = useSending('forgotten-failed', t('failed'), setProblem)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  // If it replaces another form it takes that form's focus; at the start of a page the heading comes first.
  const isInstead = onBack !== undefined
  useEffect(() => {
    if (isInstead) focusField(form.current)
  }, [isInstead])

  async function submit(): Promise<void> {
    setProblem('')
    setMissing(typed.trim() === '')
    if (typed.trim() === '') return focusField(form.current)
    await send(async () => {
      await askForLink(typed)
      setSent(true)
    })
  }

  function onSubmit(submitted: FormEvent<HTMLFormElement>): void {
    submitted.preventDefault()
    void submit()
  }

  if (isSent)
    return (
      <ForgottenMessage onBack={onBack} isTitled={isTitled} more={<p>{t('notThere')}</p>}>
        {t('sent')}
      </ForgottenMessage>
    )
  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
      <FormProblem text={problem} />
      <div className={styles.lead}>
        {isInstead && !isTitled && <h2>{t('title')}</h2>}
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
        <div className={styles.submit}>
          <Button look="primary" type="submit" form={formId} isDisabled={isBusy}>
            {t('send')}
          </Button>
          {onBack && <LinkButton onPress={onBack}>{t('back')}</LinkButton>}
        </div>
      </FormActions>
    </form>
  )
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}

interface ForgottenMessageProps {
  readonly children: string
  readonly more: ReactNode
  readonly onBack: (() => void) | undefined
  readonly isTitled: boolean
}

/** A sentence that replaces a form and takes its focus. */
function ForgottenMessage({ children, more, onBack, isTitled }: ForgottenMessageProps) {
  const t = useTranslations('recovery')
  const sentence = useRef<HTMLDivElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <div className={styles.form}>
      <div ref={sentence} role="status" tabIndex={-1} className={styles.lead}>
        {onBack && !isTitled && <h2>{t('title')}</h2>}
        <p>{children}</p>
        {more}
      </div>
      {onBack && (
        <FormActions>
          <div className={styles.submit}>
            <Button look="primary" onPress={onBack}>
              {t('back')}
            </Button>
          </div>
        </FormActions>
      )}
    </div>
  )
}
