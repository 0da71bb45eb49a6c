import type { Database } from '../storage/database.ts'
import type { CollageRow } from '../storage/schema.ts'

/** Earlier versions are there for when a customer needs help, not for ever. */
const VERSIONS_KEPT = 10

type CollageFacts = Pick<CollageRow, 'editor' | 'editor_version' | 'template_id' | 'for_order'>

export interface CollageRepository {
  find(id: string): Promise<CollageRow | undefined>
  xmlOf(collage: CollageRow): Promise<string | undefined>
  add(id: string, userId: string, facts: CollageFacts, xml: string): Promise<void>
  /** `check` sees the collage as it is and may throw; then nothing has changed. */
  change(id: string, facts: CollageFacts, xml: string, check: (found: CollageRow | undefined) => void): Promise<void>
}

export function collageRepository({ query }: Database): CollageRepository {
  return {
    find: (id) => query.selectFrom('collage').selectAll().where('id', '=', id).executeTakeFirst(),

    xmlOf: async ({ id, version }) => {
      const row = await query
        .selectFrom('collage_version')
        .select('xml')
        .where('collage_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return row?.xml
    },

    add: (id, userId, facts, xml) =>
      query.transaction().execute(async (transaction) => {
        const now = new Date().toISOString()
        await transaction
          .insertInto('collage')
          .values({ id, user_id: userId, ...facts, version: 1, created_at: now, updated_at: now })
          .execute()
        await transaction
          .insertInto('collage_version')
          .values({ collage_id: id, version: 1, xml, saved_at: now })
          .execute()
      }),

    change: (id, facts, xml, check) =>
      query.transaction().execute(async (transaction) => {
        const now = new Date().toISOString()
        // Counting up first makes a second save of the same collage wait for this one.
        await transaction
          .updateTable('collage')
          .set((set) => ({ ...facts, version: set('version', '+', 1), updated_at: now }))
          .where('id', '=', id)
          .execute()
        const collage = await transaction.selectFrom('collage').selectAll().where('id', '=', id).executeTakeFirst()
        check(collage)
        const version = collage?.version ?? 1
        await transaction
          .insertInto('collage_version')
          .values({ collage_id: id, version, xml, saved_at: now })
          .execute()
        await transaction
          .deleteFrom('collage_version')
          .where('collage_id', '=', id)
          .where('version', '<=', version - VERSIONS_KEPT)
          .execute()
      }),
  }
}
