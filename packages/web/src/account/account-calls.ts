import type { RegisterForm, SignInForm } from '@collagerie/core/account'
import { authenticatedAnswerSchema, type FieldError } from '@collagerie/protocol'
import { parse } from 'valibot'
import { noteSessionOver, noteSignedIn, noteSignedOut } from '../calls/account-presence.ts'
import { post } from '../calls/calls.ts'
import type { Language } from '../language/languages.ts'
import { encryptPassword } from './encrypt-password.ts'

export async function isAuthenticated(): Promise<boolean> {
  const isIn = await ask({ username: '', password: '', mode: 'signin' })
  if (!isIn) noteSessionOver()
  return isIn
}

/** Whether the shop's board is theirs to see. */
export async function isOperator(): Promise<boolean> {
  const answer = await post('/api/isAuthenticated?format=json', { username: '', password: '', mode: 'signin' })
  return parse(authenticatedAnswerSchema, answer).isOperator === true
}

/** False when name or password is wrong. */
export async function signIn({ username, password }: SignInForm): Promise<boolean> {
  const name = username.trim()
  return ask({ username: name, password: await encryptPassword(password, name), mode: 'signin' })
}

/** What the server says is wrong, field by field; nothing when the account is made and signed in. */
export async function register(form: RegisterForm, lang: Language): Promise<readonly FieldError[]> {
  const [username, email] = [form.username.trim(), form.email.trim()]
  const keyText = username + email
  const [password, again] = await Promise.all([
    encryptPassword(form.password, keyText),
    encryptPassword(form.password_again, keyText),
  ])
  const { newsletter, terms } = form
  const body = { username, email, newsletter, password, password_again: again, terms, lang }
  const answer = parse(authenticatedAnswerSchema, await post('/api/register?format=json', body))
  if (answer.authenticated !== 'true') return answer.errors ?? [{ field: 'all', message: '' }]
  noteSignedIn()
  return []
}

export async function signOut(): Promise<void> {
  await post('/api/logout?format=json', {})
  noteSignedOut()
}

async function ask(body: object): Promise<boolean> {
  const answer = await post('/api/isAuthenticated?format=json', body)
  const isIn = parse(authenticatedAnswerSchema, answer).authenticated === 'true'
  if (isIn) noteSignedIn()
  return isIn
}
