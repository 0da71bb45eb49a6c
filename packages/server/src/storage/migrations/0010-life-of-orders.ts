import type { Kysely, Migration } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Where an order stands and how it got there, the queue of what is to be printed, the files that came of it, the
 * messages to the shop's own systems, and who the shop's operators are.
 */
export const lifeOfOrders: Migration = {
  up: async (database: Kysely<Schema>) => {
    const { schema } = database
    await schema
      .alterTable('account')
      .addColumn('is_operator', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()

    await schema
      .alterTable('collage_order')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('ordered'))
      .execute()
    await schema
      .alterTable('collage_order')
      .addColumn('progress', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable('collage_order')
      .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await schema.createIndex('collage_order_state').on('collage_order').columns(['state', 'running_number']).execute()

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

    await takeUpEarlierOrders(database)
  },
}

/** What was ordered before print files were made is printed now, the oldest first. */
async function takeUpEarlierOrders(database: Kysely<Schema>): Promise<void> {
  await database
    .insertInto('order_event')
    .columns(['order_number', 'step', 'state', 'at', 'reason', 'actor', 'operator'])
    .expression((from) =>
      from
        .selectFrom('collage_order')
        .select(({ lit }) => ['number', lit(1).as('step')])
        .select(({ val }) => val('ordered').as('state'))
        .select('ordered_at')
        .select(({ val }) => [val('').as('reason'), val('customer').as('actor'), val('').as('operator')]),
    )
    .execute()
  await database
    .insertInto('print_job')
    .columns(['order_number', 'due_at', 'failures', 'losses', 'lease', 'lease_until'])
    .expression((from) =>
      from
        .selectFrom('collage_order')
        .select(['number', 'ordered_at'])
        .select(({ lit, val }) => [
          lit(0).as('failures'),
          lit(0).as('losses'),
          val('').as('lease'),
          val('').as('lease_until'),
        ]),
    )
    .execute()
}
