/** How many characters each text of the two forms may have. */
export const ACCOUNT_LENGTHS = {
  username: { least: 2, most: 20 },
  password: { least: 2, most: 20 },
  email: { least: 6, most: 120 },
} as const

export interface SignInForm {
  readonly username: string
  readonly password: string
}

export interface RegisterForm extends SignInForm {
  readonly email: string
  readonly password_again: string
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

export interface FieldProblem {
  readonly field: RegisterField
  readonly problem: RegisterProblem
  /** Nothing was entered, as against something wrong. */
  readonly isMissing: boolean
}

/** What nobody sees or can type again: control, zero-width and direction characters, halves of characters, fillers. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
// Only a mail server knows more than this.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The fields that keep somebody from signing in, before any password is looked at. */
export function signInProblems({ username, password }: SignInForm): readonly (keyof SignInForm)[] {
  const problems: (keyof SignInForm)[] = []
  if (!hasLength('username', username.trim())) problems.push('username')
  if (!hasLength('password', password)) problems.push('password')
  return problems
}

/** What is wrong with a registration, at most one problem a field, in the order of the form. */
export function registerProblems(form: RegisterForm): readonly FieldProblem[] {
  const { password, password_again: again, terms } = form
  const username = form.username.trim()
  const email = form.email.trim()
  const problems: FieldProblem[] = []
  const note = (field: RegisterField, problem: RegisterProblem, text: string) =>
    problems.push({ field, problem, isMissing: text === '' })
  if (!hasLength('username', username)) note('username', 'usernameLength', username)
  else if (UNREADABLE.test(username)) note('username', 'usernameCharacters', username)
  if (!isAddress(email)) note('email', 'incorrectMailFormat', email)
  if (!hasLength('password', password)) note('password', 'passwordLength', password)
  if (!hasLength('password', again)) note('password_again', 'passwordLength', again)
  else if (again !== password) note('password_again', 'passwordsDiffer', again)
  if (!terms) note('terms', 'acceptTerms', '')
  return problems
}

function isAddress(text: string): boolean {
  return hasLength('email', text) && ADDRESS.test(text) && !UNREADABLE.test(text)
}

function hasLength(kind: keyof typeof ACCOUNT_LENGTHS, text: string): boolean {
  const { least, most } = ACCOUNT_LENGTHS[kind]
  return text.length >= least && text.length <= most
}
