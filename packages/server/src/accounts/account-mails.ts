import { looksLikeAddress } from '../mail/looks-like-address.ts'
import type { MailPart } from '../mail/mail-content.ts'
import type { MailOutbox } from '../mail/mail-outbox.ts'
import type { Compose } from '../mail/mail-works.ts'
import type { Database } from '../storage/database.ts'
import type { AccountRow } from '../storage/schema.ts'
import { ACCOUNT_MAIL_TEXTS } from './account-mail-texts.ts'
import type { AccountRepository } from './account-repository.ts'
import { newPasswordLink } from './new-password-link.ts'
import type { PasswordResets } from './password-resets.ts'

interface AccountMailParts {
  readonly database: Database
  readonly accounts: AccountRepository
  readonly resets: PasswordResets
  readonly mails: MailOutbox
  readonly publicOrigin: string
}

/** Writes the mails about accounts. */
export function accountMails({
  database,
  accounts,
  resets,
  mails,
  publicOrigin,
}: AccountMailParts): Readonly<Record<'reset asked' | 'reset' | 'password changed', Compose>> {
  return {
    /** A name may be somebody else's address: both accounts get a mail, each at its own address. */
    'reset asked': async ({ id, about, trace }) => {
      const found = await accounts.findByNameOrEmail(about)
      // In a fixed order, so that two of these cannot wait for each other's account.
      const userIds = found.map((account) => account.id).toSorted()
      await database.query.transaction().execute(async (transaction) => {
        for (const userId of userIds)
          await mails.addWithinBudget(transaction, { kind: 'reset', user_id: userId, trace })
        // The typed text may be anything, even a password, so it is not kept.
        await mails.forget(id, transaction)
      })
      return undefined
    },

    /** The link is made here and is only in the mail. A repeated mail has a new link. */
    reset: async ({ user_id: userId }) => {
      const account = await accounts.find(userId)
      if (!account) return undefined
      const { email, language } = account
      const texts = ACCOUNT_MAIL_TEXTS[language]
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
      const texts = ACCOUNT_MAIL_TEXTS[language]
      return {
        to: email,
        language,
        subject: texts.changedSubject,
        parts: [texts.changed, ...namedIn(account, texts.username), texts.changedNotYou],
      }
    },
  }
}

/** The user's name, unless it could mislead a reader; a name equal to the address is harmless. */
function namedIn({ username, email }: Pick<AccountRow, 'username' | 'email'>, label: string): readonly MailPart[] {
  return username !== email && looksLikeAddress(username) ? [] : [{ facts: [[label, username]] }]
}
