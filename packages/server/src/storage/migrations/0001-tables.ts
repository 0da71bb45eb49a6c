import type { Kysely, Migration } from 'kysely'

type Tables = Kysely<{ readonly order_counter: { id: number; last: number } }>

/** Every table as it was first released. */
export const tables: Migration = {
  up: async (database: Tables) => {
    await createAccounts(database)
    await createPhotos(database)
    await createCollages(database)
    await createOrders(database)
    await createPrinting(database)
    await createWebhooks(database)
  },
}

async function createAccounts({ schema }: Tables): Promise<void> {
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
    .addColumn('is_operator', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('bytes_used', 'bigint', (column) => column.notNull().defaultTo(0))
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
}

async function createPhotos({ schema }: Tables): Promise<void> {
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
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('computer'))
    .addColumn('external_id', 'text', (column) => column.notNull().defaultTo(''))
    .addUniqueConstraint('photo_once_per_user', ['user_id', 'content_hash'])
    .execute()
  // Every upload asks how much room a customer's photos take; this index alone can answer.
  await schema.createIndex('photo_usage').on('photo').columns(['user_id', 'bytes']).execute()
  await schema
    .createTable('photo_resize')
    .addColumn('photo_id', 'text', (column) => column.notNull().references('photo.id').onDelete('cascade'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('photo_resize_key', ['photo_id', 'width', 'height'])
    .execute()
  await schema.createIndex('photo_resize_age').on('photo_resize').column('used_at').execute()
  await schema
    .createTable('photo_use')
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('photo_id', 'text', (column) => column.notNull().references('photo.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('photo_use_key', ['holder', 'photo_id'])
    .execute()
  await schema.createIndex('photo_use_photo').on('photo_use').column('photo_id').execute()
}

/** The facts an overview shows are stored beside a collage, so that listing reads no XML. */
async function createCollages({ schema }: Tables): Promise<void> {
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
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('name_key', 'text')
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('material', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('width_mm', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('height_mm', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('has_picture', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deleted_at', 'text')
    .addColumn('request_key', 'text')
    .execute()
  await schema.createIndex('collage_owner').on('collage').columns(['user_id', 'updated_at']).execute()
  await schema
    .createIndex('collage_name_once_per_user')
    .unique()
    .on('collage')
    .columns(['user_id', 'name_key'])
    .execute()
  await schema.createIndex('collage_deleted').on('collage').column('deleted_at').execute()
  // A first save that is repeated because its answer was lost finds its collage.
  await schema
    .createIndex('collage_request_once_per_user')
    .unique()
    .on('collage')
    .columns(['user_id', 'request_key'])
    .execute()
  await schema
    .createTable('collage_version')
    .addColumn('collage_id', 'text', (column) => column.notNull().references('collage.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('xml', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('width_mm', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('height_mm', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('picture', 'text', (column) => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('collage_version_key', ['collage_id', 'version'])
    .execute()
}

/** Each order has a copy of its collage, its state and its history. */
async function createOrders(database: Tables): Promise<void> {
  const { schema } = database
  await schema
    .createTable('collage_order')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('collage_id', 'text', (column) => column.notNull())
    .addColumn('collage_version', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('template_id', 'text', (column) => column.notNull())
    .addColumn('width_mm', 'integer', (column) => column.notNull())
    .addColumn('height_mm', 'integer', (column) => column.notNull())
    .addColumn('material', 'text', (column) => column.notNull())
    .addColumn('ordered_at', 'text', (column) => column.notNull())
    .addColumn('xml', 'text', (column) => column.notNull())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('running_number', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('ordered'))
    .addColumn('progress', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .addUniqueConstraint('collage_order_request', ['user_id', 'request_key'])
    .execute()
  await schema.createIndex('collage_order_running').unique().on('collage_order').column('running_number').execute()
  await schema.createIndex('collage_order_state').on('collage_order').columns(['state', 'running_number']).execute()
  await schema
    .createTable('order_counter')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await database.insertInto('order_counter').values({ id: 1, last: 0 }).execute()
  await schema
    .createTable('order_event')
    .addColumn('order_number', 'text', (column) => column.notNull().references('collage_order.number'))
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_event_key', ['order_number', 'step'])
    .execute()
}

/** The print queue and its results. */
async function createPrinting({ schema }: Tables): Promise<void> {
  await schema
    .createTable('print_job')
    .addColumn('order_number', 'text', (column) => column.primaryKey().references('collage_order.number'))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('losses', 'integer', (column) => column.notNull())
    .addColumn('lease', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('print_job_due').on('print_job').column('due_at').execute()
  await schema
    .createTable('order_preflight')
    .addColumn('order_number', 'text', (column) => column.primaryKey().references('collage_order.number'))
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('errors', 'integer', (column) => column.notNull())
    .addColumn('warnings', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('order_file')
    .addColumn('order_number', 'text', (column) => column.notNull().references('collage_order.number'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_file_key', ['order_number', 'name'])
    .execute()
  await schema.createIndex('order_file_folder').on('order_file').column('folder').execute()
}

async function createWebhooks({ schema }: Tables): Promise<void> {
  await schema
    .createTable('webhook_delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_number', 'text', (column) => column.notNull().references('collage_order.number'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('webhook_delivery_due').on('webhook_delivery').columns(['outcome', 'due_at']).execute()
  await schema
    .createIndex('webhook_delivery_order')
    .on('webhook_delivery')
    .columns(['order_number', 'at', 'id'])
    .execute()
  await schema.createIndex('webhook_delivery_at').on('webhook_delivery').columns(['at', 'id']).execute()
}
