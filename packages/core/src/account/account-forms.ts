import { isReadable } from '../text/index.ts'

/** How many characters each text of the two forms may have. */
export const ACCOUNT_LENGTHS = {
  username: { least: 2, most: 20 },
  password: { least: 2, most: 20 },
  email: { least: 6, most: 120 },
} as const

export interface SignInEntries {
  readonly username: string
  readonly password: string
}

export interface NewPasswordEntries {
  readonly password: string
  readonly password_again: string
}

export interface RegisterEntries extends SignInEntries, NewPasswordEntries {
  readonly email: string
  readonly newsletter: boolean
  readonly terms: boolean
}

export type RegisterField = 'username' | 'email' | 'password' | 'password_again' | 'terms'

export type RegisterProblem =
  | 'usernameLength'
  | 'usernameCharacters'
  | 'incorrectMailFormat'
  | 'passwordLength'
  | 'passwordsDiffer'
  | 'acceptTerms'

export interface FieldProblem<Field = RegisterField, Problem = RegisterProblem> {
  readonly field: Field
  readonly problem: Problem
  /** Whether nothing was entered, as opposed to something wrong. */
  readonly isMissing: boolean
}

// Only a mail server knows more than this.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The fields that prevent signing in, before any password is checked. */
export function signInProblems({ username, password }: SignInEntries): readonly (keyof SignInEntries)[] {
  const problems: (keyof SignInEntries)[] = []
  if (!hasLength('username', username.trim())) problems.push('username')
  if (!hasLength('password', password)) problems.push('password')
  return problems
}

/** The faults of a new password and its repetition, at most one each. */
export function passwordProblems({
  password,
  password_again: again,
}: NewPasswordEntries): readonly FieldProblem<keyof NewPasswordEntries, 'passwordLength' | 'passwordsDiffer'>[] {
  const problems: FieldProblem<keyof NewPasswordEntries, 'passwordLength' | 'passwordsDiffer'>[] = []
  if (!hasLength('password', password))
    problems.push({ field: 'password', problem: 'passwordLength', isMissing: password === '' })
  if (!hasLength('password', again))
    problems.push({ field: 'password_again', problem: 'passwordLength', isMissing: again === '' })
  else if (again !== password) problems.push({ field: 'password_again', problem: 'passwordsDiffer', isMissing: false })
  return problems
}

/** The faults of a registration, at most one per field, in the order of the form. */
export function registerProblems(form: RegisterEntries): readonly FieldProblem[] {
  const { terms } = form
  const username = form.username.trim()
  const email = form.email.trim()
  const problems: FieldProblem[] = []
  const note = (field: RegisterField, problem: RegisterProblem, text: string) =>
    problems.push({ field, problem, isMissing: text === '' })
  if (!hasLength('username', username)) note('username', 'usernameLength', username)
  else if (!isReadable(username)) note('username', 'usernameCharacters', username)
  if (!isAddress(email)) note('email', 'incorrectMailFormat', email)
  problems.push(...passwordProblems(form))
  if (!terms) note('terms', 'acceptTerms', '')
  return problems
}

function isAddress(text: string): boolean {
  return hasLength('email', text) && ADDRESS.test(text) && isReadable(text)
}

function hasLength(kind: keyof typeof ACCOUNT_LENGTHS, text: string): boolean {
  const { least, most } = ACCOUNT_LENGTHS[kind]
  return text.length >= least && text.length <= most
}
