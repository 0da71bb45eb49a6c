import type { LetterPart } from '../mail/letter.ts'
import { looksLikeAddress } from '../mail/looks-like-address.ts'
import type { MailOutbox } from '../mail/mail-outbox.ts'
import type { Compose } from '../mail/mail-sender.ts'
import type { Database } from '../storage/database.ts'
import type { AccountRow } from '../storage/schema.ts'
import { ACCOUNT_LETTER_TEXTS } from './account-letter-texts.ts'
import type { AccountRepository } from './account-repository.ts'
import { newPasswordLink } from './new-password-link.ts'
import type { PasswordResets } from './password-resets.ts'

interface LetterNeeds {
  readonly database: Database
  readonly accounts: AccountRepository
  readonly resets: PasswordResets
  readonly mails: MailOutbox
  readonly publicOrigin: string
}

/** What is written to somebody about their account. */
export function accountLetters({
  database,
  accounts,
  resets,
  mails,
  publicOrigin,
}: LetterNeeds): Readonly<Record<'reset asked' | 'reset' | 'password changed', Compose>> {
  return {
    /** A name may be somebody else's address: both are written to, each at the address of their own account. */
    'reset asked': async ({ id, about, trace }) => {
      const found = await accounts.findByNameOrEmail(about)
      // In one order, so that no two of these wait for each other's account.
      const userIds = found.map((account) => account.id).toSorted()
      await database.query.transaction().execute(async (transaction) => {
        for (const userId of userIds)
          await mails.addWithinBudget(transaction, { kind: 'reset', user_id: userId, trace })
        // What was typed may be anything, a password too: it is not kept.
        await mails.forget(id, transaction)
      })
      return undefined
    },

    /** The link is made here and stands in the mail alone. One that has to be sent again has a new link. */
    reset: async ({ user_id: userId }) => {
      const account = await accounts.find(userId)
      if (!account) return undefined
      const { email, language } = account
      const texts = ACCOUNT_LETTER_TEXTS[language]
      const link = newPasswordLink(publicOrigin, language, await resets.issue(userId))
      return {
        to: email,
        language,
        subject: texts.resetSubject,
        parts: [
          texts.resetAsked,
          ...namedIn(account, texts.username),
          { link, label: texts.chooseNew },
          texts.linkRules,
          texts.notYou,
        ],
      }
    },

    'password changed': async ({ user_id: userId }) => {
      const account = await accounts.find(userId)
      if (!account) return undefined
      const { email, language } = account
      const texts = ACCOUNT_LETTER_TEXTS[language]
      return {
        to: email,
        language,
        subject: texts.changedSubject,
        parts: [texts.changed, ...namedIn(account, texts.username), texts.changedNotYou],
      }
    },
  }
}

/** The user's name, unless a reader could be led astray by it; a name that is the very address written to is harmless. */
function namedIn({ username, email }: Pick<AccountRow, 'username' | 'email'>, label: string): readonly LetterPart[] {
  return username !== email && looksLikeAddress(username) ? [] : [{ facts: [[label, username]] }]
}
