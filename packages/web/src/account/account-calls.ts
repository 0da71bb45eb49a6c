import type { NewPasswordForm, RegisterForm, SignInForm } from '@collagerie/core/account'
import { authenticatedAnswerSchema, type FieldError, forgottenAnswerSchema } from '@collagerie/protocol'
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

/** False when name or password is wrong. Mails are written in the language from then on. */
export async function signIn({ username, password }: SignInForm, lang: Language): Promise<boolean> {
  const name = username.trim()
  return ask({ username: name, password: await encryptPassword(password, name), mode: 'signin', lang })
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
  return errorsIn(await post('/api/register?format=json', body))
}

/** Asks for a mail with a link to a new password. Whether there is such an account, nobody is told. */
export async function askForLink(account: string): Promise<void> {
  parse(forgottenAnswerSchema, await post('/api/forgotten', { account: account.trim() }))
}

/** Chooses a new password with the secret of a link; what is wrong, or nothing when it is chosen and they are signed in. */
export async function choosePassword(
  token: string,
  form: NewPasswordForm,
  lang: Language,
): Promise<readonly FieldError[]> {
  const [password, again] = await Promise.all([
    encryptPassword(form.password, token),
    encryptPassword(form.password_again, token),
  ])
  return errorsIn(await post('/api/password', { token, password, password_again: again, lang }))
}

/** None where they are signed in. */
function errorsIn(answered: unknown): readonly FieldError[] {
  const answer = parse(authenticatedAnswerSchema, answered)
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
