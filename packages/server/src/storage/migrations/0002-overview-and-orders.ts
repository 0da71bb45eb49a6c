import { readCollageXml } from '@collagerie/core/collage'
import type { Kysely, Migration } from 'kysely'
import { factsOf } from '../../collages/collage-facts.ts'
import type { Schema } from '../schema.ts'

/** What an overview shows is kept beside a collage, so that listing reads no XML; and orders, each with a copy. */
export const overviewAndOrders: Migration = {
  up: async (database: Kysely<Schema>) => {
    const { schema } = database

    // One column a statement: not every database takes several at once.
    for (const column of ['name', 'title', 'material'])
      await schema
        .alterTable('collage')
        .addColumn(column, 'text', (facts) => facts.notNull().defaultTo(''))
        .execute()
    for (const column of ['width_mm', 'height_mm', 'has_picture'])
      await schema
        .alterTable('collage')
        .addColumn(column, 'integer', (facts) => facts.notNull().defaultTo(0))
        .execute()
    for (const column of ['name_key', 'deleted_at'])
      await schema.alterTable('collage').addColumn(column, 'text').execute()
    for (const column of ['width_mm', 'height_mm'])
      await schema
        .alterTable('collage_version')
        .addColumn(column, 'integer', (facts) => facts.notNull().defaultTo(0))
        .execute()
    await schema
      .alterTable('collage_version')
      .addColumn('picture', 'text', (facts) => facts.notNull().defaultTo(''))
      .execute()
    await schema
      .createIndex('collage_name_once_per_user')
      .unique()
      .on('collage')
      .columns(['user_id', 'name_key'])
      .execute()
    await schema.createIndex('collage_deleted').on('collage').column('deleted_at').execute()

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
      .addUniqueConstraint('collage_order_request', ['user_id', 'request_key'])
      .execute()
    await schema
      .createTable('order_counter')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute()
    await database.insertInto('order_counter').values({ id: 1, last: 0 }).execute()

    await fillIn(database)
  },
}

/** Brings what was saved before up to date, one collage after the other: a shop may have many. */
async function fillIn(database: Kysely<Schema>): Promise<void> {
  const versions = await database.selectFrom('collage_version').select(['collage_id', 'version']).execute()
  const newest = new Map(
    (await database.selectFrom('collage').select(['id', 'version', 'template_id']).execute()).map((row) => [
      row.id,
      row,
    ]),
  )
  for (const { collage_id: id, version } of versions) {
    const { xml } = await database
      .selectFrom('collage_version')
      .select('xml')
      .where('collage_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    const read = readCollageXml(xml)
    const collage = newest.get(id)
    if (!read.ok || !collage) continue
    const { facts, picture } = factsOf(read.value, collage.template_id)
    await database
      .updateTable('collage_version')
      .set({ picture, width_mm: facts.width_mm, height_mm: facts.height_mm })
      .where('collage_id', '=', id)
      .where('version', '=', version)
      .execute()
    // By name: a fact that came later has no column yet.
    const { template_id, title, width_mm, height_mm, material, has_picture } = facts
    const shown = { template_id, title, width_mm, height_mm, material, has_picture }
    if (version === collage.version) await database.updateTable('collage').set(shown).where('id', '=', id).execute()
  }
}
