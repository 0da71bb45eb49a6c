import type { RegisterForm, SignInForm } from '@collagerie/core/account'
import { authenticatedAnswerSchema, errorAnswerSchema, type FieldError } from '@collagerie/protocol'
import { parse, safeParse } from 'valibot'
import type { Language } from '../app/language/languages.ts'
import { encryptPassword } from './encrypt-password.ts'

/** A call that got no usable answer. `status` is 0 where there was no answer at all. */
export class CallFailure extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export async function isAuthenticated(signal?: AbortSignal): Promise<boolean> {
  return ask('/api/isAuthenticated?format=json', { username: '', password: '', mode: 'signin' }, signal)
}

/** False when name or password is wrong. */
export async function signIn({ username, password }: SignInForm): Promise<boolean> {
  const name = username.trim()
  return ask('/api/isAuthenticated?format=json', {
    username: name,
    password: await encryptPassword(password, name),
    mode: 'signin',
  })
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
  return answer.authenticated === 'true' ? [] : (answer.errors ?? [{ field: 'all', message: '' }])
}

export async function signOut(): Promise<void> {
  await post('/api/logout?format=json', {})
}

async function ask(url: string, body: object, signal?: AbortSignal): Promise<boolean> {
  return parse(authenticatedAnswerSchema, await post(url, body, signal)).authenticated === 'true'
}

/** Posts JSON and gives the answer's JSON, whatever it is; every other end is a `CallFailure`. */
export async function post(url: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw new CallFailure(0, String(error))
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer
  const said = safeParse(errorAnswerSchema, answer)
  throw new CallFailure(response.status, said.success ? said.output.error : `${response.status}`)
}
