import type { Kysely, Migration } from 'kysely'

/** The language of a customer's mails, the mails waiting to be sent, and the tokens for a forgotten password. */
export const mails: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .alterTable('account')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('fr'))
      .execute()
    await schema
      .createTable('mail')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('trace', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('mail_due').on('mail').columns(['outcome', 'due_at']).execute()
    await schema.createIndex('mail_at').on('mail').columns(['at', 'id']).execute()
    await schema
      .createTable('password_reset')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('password_reset_expiry').on('password_reset').column('expires_at').execute()
  },
}
