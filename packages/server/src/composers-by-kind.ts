import type { Contact } from '@collagerie/protocol'
import { accountMails } from './accounts/account-mails.ts'
import { accountRepository } from './accounts/account-repository.ts'
import { passwordResets } from './accounts/password-resets.ts'
import type { Config } from './config/read-config.ts'
import type { MailOutbox } from './mail/mail-outbox.ts'
import type { Compose } from './mail/mail-works.ts'
import { orderMails } from './orders/order-mails.ts'
import type { Database } from './storage/database.ts'
import type { MailKind } from './storage/outbox-schema.ts'

/** Everything that is written to customers, by its kind. */
export function composersByKind(
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  database: Database,
  mails: MailOutbox,
  contact: Contact,
): Readonly<Record<MailKind, Compose>> {
  return {
    ...accountMails({
      database,
      accounts: accountRepository(database),
      resets: passwordResets(database),
      mails,
      publicOrigin,
    }),
    ...orderMails(database, publicOrigin, contact),
  }
}
