import type { Kysely, Migration } from 'kysely'

/** Every sign-in counts the sessions of its account. */
export const sessionsOfAnAccount: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.createIndex('account_session_owner').on('account_session').columns(['user_id', 'expires_at']).execute()
  },
}
