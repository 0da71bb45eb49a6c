import {
  ACCOUNT_LENGTHS,
  type FieldProblem,
  formComplaint,
  type RegisterEntries,
  type RegisterField,
  registerProblems,
} from '@collagerie/core/account'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { typeset } from '../language/typeset.ts'
import { register } from './account-calls.ts'
import { useSending } from './use-sending.ts'

/** The server's messages, by field. */
type Messages = Readonly<Partial<Record<RegisterField | 'all', string>>>

const EMPTY: RegisterEntries = {
  username: '',
  email: '',
  password: '',
  password_again: '',
  newsletter: false,
  terms: false,
}

/** What is entered to open an account, what is wrong with it, and sending it. */
export function useRegistration(onRegistered: () => void) {
  const t = useTranslations('savedialog')
  const language = useLanguage((state) => state.language)
  const [entries, setEntries] = useState(EMPTY)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [messages, setMessages] = useState<Messages>({})
  const { isBusy, send } = useSending('register-failed', t('registerFailed'), (all) => setMessages({ all }))

  /** A message stays until its field is changed; the two passwords share theirs. */
  function change<Field extends keyof RegisterEntries>(field: Field, value: RegisterEntries[Field]): void {
    setEntries((before) => ({ ...before, [field]: value }))
    setMessages(({ [field as RegisterField]: _answered, all: _before, ...others }) => others)
    setProblems((before) => before.filter((each) => each.field !== field && !isAnswered(each, field)))
  }

  async function submit(): Promise<void> {
    const found = registerProblems(entries)
    setProblems(found)
    setMessages({})
    if (found.length > 0) return
    await send(async () => {
      const errors = await register(entries, language)
      if (errors.length > 0) {
        const worded = (message: string) => typeset(message, language) || t('wrongInput', { count: 1 })
        setMessages(Object.fromEntries(errors.map(({ field, message }) => [fieldOf(field), worded(message)])))
        return
      }
      setEntries(EMPTY)
      onRegistered()
    })
  }

  // The message for a bad address gives only its length, 2 to 120 characters, so an example is shown before it.
  const isMisshapen =
    problems.some(({ field, isMissing }) => field === 'email' && !isMissing) &&
    entries.email.trim().length <= ACCOUNT_LENGTHS.email.most

  function messageFor(field: RegisterField): string | undefined {
    const problem = problems.find((each) => each.field === field)?.problem
    if (!problem) return messages[field]
    return field === 'email' && isMisshapen ? `${t('mailHint')}\n${t(problem)}` : t(problem)
  }

  const complaint = formComplaint(problems)
  // If the terms are the only problem, the message stands beside them: above the form nobody would see it.
  const lacksTermsAlone = complaint === 'acceptTerms'
  const messageForAll =
    messages.all ?? (complaint && !lacksTermsAlone ? t(complaint, { count: problems.length }) : undefined)
  return { entries, change, submit, isBusy, messageFor, messageForAll, lacksTermsAlone }
}

const FIELDS: Readonly<Record<RegisterField, true>> = {
  username: true,
  email: true,
  password: true,
  password_again: true,
  terms: true,
}

function isAnswered({ problem }: FieldProblem, changed: keyof RegisterEntries): boolean {
  return problem === 'passwordsDiffer' && changed === 'password'
}

/** An error of an unknown field counts for the whole form. */
function fieldOf(field: string): RegisterField | 'all' {
  return Object.hasOwn(FIELDS, field) ? (field as RegisterField) : 'all'
}
