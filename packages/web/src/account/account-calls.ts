import type { NewPasswordEntries, RegisterEntries, SignInEntries } from '@collagerie/core/account'
import { authenticatedAnswerSchema, type FieldError, forgottenAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'
import { noteSignedIn, noteSignedOut } from '../calls/account-presence.ts'
import { post } from '../calls/calls.ts'
import type { Language } from '../language/languages.ts'
import { encryptPassword } from './encrypt-password.ts'
import { askAuthenticated } from './is-authenticated.ts'

/** Whether the customer may see the shop's board. */
export async function isOperator(): Promise<boolean> {
  const answer = await post('/api/isAuthenticated?format=json', { username: '', password: '', mode: 'signin' })
  return parse(authenticatedAnswerSchema, answer).isOperator === true
}

/** False if name or password is wrong. Sets the language of later mails. */
export async function signIn({ username, password }: SignInEntries, lang: Language): Promise<boolean> {
  const name = username.trim()
  return askAuthenticated({ username: name, password: await encryptPassword(password, name), mode: 'signin', lang })
}

/** Registers. Returns the server's errors by field; none if the account is created and signed in. */
export async function register(form: RegisterEntries, lang: Language): Promise<readonly FieldError[]> {
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

/** Requests a mail with a link to a new password. Nobody is told whether there is such an account. */
export async function askForLink(account: string): Promise<void> {
  parse(forgottenAnswerSchema, await post('/api/forgotten', { account: account.trim() }))
}

/** Sets a new password with a link's secret. Returns the errors; none if it is set and the customer signed in. */
export async function choosePassword(
  token: string,
  form: NewPasswordEntries,
  lang: Language,
): Promise<readonly FieldError[]> {
  const [password, again] = await Promise.all([
    encryptPassword(form.password, token),
    encryptPassword(form.password_again, token),
  ])
  return errorsIn(await post('/api/password', { token, password, password_again: again, lang }))
}

/** Empty if the customer is signed in. */
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
