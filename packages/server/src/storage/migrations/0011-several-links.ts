import type { Kysely, Migration } from 'kysely'

/**
 * Lets an account have several links to a new password at once; `password_reset`, which had room for one, is no longer
 * used. Also counts the recent mails of an account.
 */
export const severalLinks: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('password_link')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('password_link_owner').on('password_link').columns(['user_id', 'expires_at']).execute()
    await schema.createIndex('password_link_expiry').on('password_link').column('expires_at').execute()
    await schema.createIndex('mail_receiver').on('mail').columns(['user_id', 'at']).execute()
  },
}
