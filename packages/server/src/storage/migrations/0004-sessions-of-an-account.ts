import type { Kysely, Migration } from 'kysely'

/** Every sign-in looks at how many sessions its account has. */
export const sessionsOfAnAccount: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.createIndex('account_session_owner').on('account_session').columns(['user_id', 'expires_at']).execute()
  },
}
