import { type SignInEntries as Fields, signInProblems } from '@collagerie/core/account'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { useFirstFault } from '../ui/use-first-fault.ts'
import { signIn } from './account-calls.ts'
import { useSending } from './use-sending.ts'

/** What is typed to sign in, what is wrong with it, and the call itself. */
export function useSignIn(onSignedIn: () => void) {
  const t = useTranslations('savedialog')
  const language = useLanguage((state) => state.language)
  const [fields, setFields] = useState<Fields>({ username: '', password: '' })
  const [wrong, setWrong] = useState<readonly (keyof Fields)[]>([])
  const [problem, setProblem] = useState('')
  const { isBusy, send } = useSending('login-failed', t('loginFailed'), setProblem)
  const { form, leadToFault } = useFirstFault()

  function change(field: keyof Fields, value: string): void {
    setFields((before) => ({ ...before, [field]: value }))
    setWrong((before) => before.filter((each) => each !== field))
    if (wrong.every((each) => each === field)) setProblem('')
  }

  async function submit(): Promise<void> {
    const problems = signInProblems(fields)
    setWrong(problems)
    setProblem(complaintOf(problems))
    if (problems.length > 0) return
    await send(async () => {
      if (await signIn(fields, language)) onSignedIn()
      else setProblem(`${t('loginIncorrect')}${fields.username.includes('@') ? ` ${t('notTheMail')}` : ''}`)
    })
  }

  const isEmpty = (field: keyof Fields) => fields[field].trim() === ''

  /** Nobody who has filled in both is asked to fill them in: the field says what is wrong with it. */
  function complaintOf(problems: readonly (keyof Fields)[]): string {
    if (problems.length === 0) return ''
    return problems.some(isEmpty) ? t('enterCredentials') : t('wrongInput', { count: problems.length })
  }

  function problemText(field: keyof Fields): string | undefined {
    if (!wrong.includes(field)) return undefined
    if (field === 'username' && fields.username.includes('@')) return t('notTheMail')
    return t(`${field}${isEmpty(field) ? 'Required' : 'Length'}`)
  }

  function onSubmit(submitted: FormEvent<HTMLFormElement>): void {
    submitted.preventDefault()
    void submit().then(leadToFault)
  }

  return { fields, change, problem, problemText, isBusy, form, onSubmit }
}
