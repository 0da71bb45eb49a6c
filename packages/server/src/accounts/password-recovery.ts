import { passwordProblems } from '@collagerie/core/account'
import type { FieldError, NewPasswordRequest } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'
import type { MailOutbox } from '../mail/mail-outbox.ts'
import type { Database } from '../storage/database.ts'
import { decryptPassword } from './decrypt-password.ts'
import type { PasswordResets } from './password-resets.ts'
import type { Passwords } from './passwords.ts'
import { REGISTER_MESSAGES } from './register-messages.ts'
import type { Verified } from './sessions.ts'

/** The length of the longest address an account can have. */
const LONGEST_NAME = 120

type NewPassword =
  | (Verified & { readonly ok: true; readonly isOperator: boolean })
  | { readonly ok: false; readonly errors: FieldError[] }

export interface PasswordRecovery {
  /**
   * Notes a request for a new password. Nothing is looked up here, so that neither the answer nor its time reveals
   * anything.
   */
  ask(who: string, trace: string): Promise<void>
  /** Sets a new password for the holder of a link's secret. Networks take turns. */
  choose(request: NewPasswordRequest, network: string): Promise<NewPassword>
}

export function createPasswordRecovery(
  { query }: Pick<Database, 'query'>,
  resets: PasswordResets,
  passwords: Passwords,
  /** Undefined if no mails are sent. */
  mails: MailOutbox | undefined,
): PasswordRecovery {
  return {
    ask: async (who, trace) => {
      if (!mails) throw new HttpFailure('notFound')
      const about = who.trim()
      if (about !== '' && about.length <= LONGEST_NAME)
        await query
          .transaction()
          .execute((transaction) => mails.add(transaction, { kind: 'reset asked', about, trace }))
    },

    choose: async ({ token, lang, ...sent }, network) => {
      if (!(await resets.isOpen(token))) throw new HttpFailure('resetLinkSpent')
      const password = decryptPassword(sent.password, token) ?? ''
      const again = decryptPassword(sent.password_again, token) ?? ''
      const problems = passwordProblems({ password, password_again: again })
      if (problems.length > 0)
        return {
          ok: false,
          errors: problems.map(({ field, problem }) => ({ field, message: REGISTER_MESSAGES[lang][problem] })),
        }
      const passwordHash = await passwords.hash(password, network)
      const used = await resets.use(token, passwordHash, async (transaction, userId) =>
        mails?.add(transaction, { kind: 'password changed', user_id: userId }),
      )
      if (!used) throw new HttpFailure('resetLinkSpent')
      return { ok: true, passwordHash, ...used }
    },
  }
}
