import { registerProblems } from '@collagerie/core/account'
import type { Language } from '@collagerie/core/catalogue'
import type { FieldError, RegisterRequest } from '@collagerie/protocol'
import { isoTime } from '../storage/iso-time.ts'
import { newId } from '../storage/new-id.ts'
import type { AccountRepository } from './account-repository.ts'
import { decryptPassword } from './decrypt-password.ts'
import type { Passwords } from './passwords.ts'
import { REGISTER_MESSAGES, type RegisterMessage } from './register-messages.ts'
import type { Verified } from './sessions.ts'

/** English in every language: older callers recognise an incomplete form by these words. */
const INCOMPLETE: FieldError = { field: 'all', message: 'Please enter all required data.' }

type Registration =
  | (Verified & { readonly ok: true })
  | {
      readonly ok: false
      readonly errors: FieldError[]
      /** Whether the answer reveals that an address has an account. */
      readonly tellsOfAccount: boolean
    }

interface SignedIn extends Verified {
  readonly isOperator: boolean
}

export interface AccountService {
  /**
   * Finds the account by the sent name and password. `language` becomes the language of its mails. Networks take turns.
   */
  signIn(
    username: string,
    sentPassword: string,
    network: string,
    language: Language | undefined,
  ): Promise<SignedIn | undefined>
  register(request: RegisterRequest, network: string): Promise<Registration>
}

export function createAccountService(repository: AccountRepository, passwords: Passwords): AccountService {
  return {
    signIn: async (username, sentPassword, network, language) => {
      // A typed blank beside the name may have been part of the text that encrypts the password.
      const password = decryptPassword(sentPassword, username) ?? decryptPassword(sentPassword, username.trim())
      const account = await repository.findByName(username)
      const matches = await passwords.verify(account?.password_hash, password ?? '', network)
      if (!matches || !account) return undefined
      if (language !== undefined && language !== account.language) await repository.setLanguage(account.id, language)
      return { userId: account.id, passwordHash: account.password_hash, isOperator: account.is_operator === 1 }
    },

    register: async (request, network) => {
      const texts = REGISTER_MESSAGES[request.lang]
      const fail = (field: string, message: RegisterMessage): FieldError => ({ field, message: texts[message] })
      const form = withPasswords(request)
      const { username, email } = form
      const errors = registerProblems(form).map(({ field, problem }) => fail(field, problem))
      if (isIncomplete(request)) errors.push(INCOMPLETE)
      if (errors.length > 0) return { ok: false, errors, tellsOfAccount: false }

      /** If the name is taken, nothing is revealed about the address, which may be somebody else's. */
      async function taken(): Promise<Registration | undefined> {
        if (await repository.isNameTaken(username))
          return { ok: false, errors: [fail('username', 'usernameTaken')], tellsOfAccount: false }
        if (await repository.isEmailTaken(email))
          return { ok: false, errors: [fail('email', 'emailTaken')], tellsOfAccount: true }
        return undefined
      }

      const before = await taken()
      if (before) return before

      const account = {
        id: newId(),
        username,
        email,
        password_hash: await passwords.hash(form.password, network),
        newsletter: form.newsletter ? 1 : 0,
        created_at: isoTime(0),
        language: request.lang,
      }
      if (await repository.add(account)) return { ok: true, userId: account.id, passwordHash: account.password_hash }
      const meanwhile = await taken()
      if (meanwhile) return meanwhile
      throw new Error('an account that nothing stands in the way of was not added')
    },
  }
}

/**
 * A password that cannot be decrypted counts as missing. The address is stored in plain letters, as it is compared: in
 * wide letters it would block the address's owner, who would get no mail.
 */
function withPasswords(request: RegisterRequest): RegisterRequest {
  const [username, email] = [request.username.trim(), request.email.trim()]
  const open = (sent: string) =>
    decryptPassword(sent, request.username + request.email) ?? decryptPassword(sent, username + email) ?? ''
  return {
    ...request,
    username,
    email: email.normalize('NFKC'),
    password: open(request.password),
    password_again: open(request.password_again),
  }
}

function isIncomplete({ username, email, password, password_again: again }: RegisterRequest): boolean {
  return [username, email, password, again].some((text) => text.trim() === '')
}
