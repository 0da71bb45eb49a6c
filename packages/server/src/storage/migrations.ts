import type { Migration } from 'kysely'

/** In the order of their names. A migration that has been released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {}
