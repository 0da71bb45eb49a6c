import type { Kysely, Migration } from 'kysely'

export const accountsPhotosCollages: Migration = {
  up: async (database: Kysely<unknown>) => {
    const { schema } = database

    await schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('newsletter', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('account_session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('handle', 'text', (column) => column.notNull().unique())
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('account_session_expiry').on('account_session').column('expires_at').execute()

    await schema
      .createTable('photo')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('orientation', 'integer', (column) => column.notNull())
      .addColumn('suggested_rotation', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('photo_once_per_user', ['user_id', 'content_hash'])
      .execute()

    await schema
      .createTable('collage')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('editor', 'integer', (column) => column.notNull())
      .addColumn('editor_version', 'integer', (column) => column.notNull())
      .addColumn('template_id', 'text', (column) => column.notNull())
      .addColumn('for_order', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('collage_owner').on('collage').columns(['user_id', 'updated_at']).execute()

    await schema
      .createTable('collage_version')
      .addColumn('collage_id', 'text', (column) => column.notNull().references('collage.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('xml', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('collage_version_key', ['collage_id', 'version'])
      .execute()
  },
}
