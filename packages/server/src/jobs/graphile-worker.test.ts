import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { postgresUrl } from '../testing/test-database-url.ts'
import { graphileWorker } from './graphile-worker.ts'

/** More than its connections: each abandoned start would keep one. */
const FAILURES = 5

it('a job queue that often fails just after its start works in the end', async () => {
  const databaseUrl = await postgresUrl()
  const server = await startTestServer({ databaseUrl })
  const { query } = server.database
  // A sequence also counts what is rolled back.
  await sql`create sequence starts`.execute(query)
  await sql`create function refuse_start() returns trigger language plpgsql as $$ begin
    if new.key = 'upkeep start' and nextval('starts') <= ${sql.lit(FAILURES)} then raise exception 'not yet'; end if;
    return new;
  end $$`.execute(query)
  await sql`create trigger refuse_start before insert on graphile_worker._private_jobs
    for each row execute function refuse_start()`.execute(query)
  let runs = 0
  const warnings: unknown[] = []
  const log = { error: () => undefined, warn: (...warning: unknown[]) => warnings.push(warning) }
  const run = async () => {
    runs += 1
    return false
  }
  const worker = graphileWorker(databaseUrl, [{ name: 'upkeep', atOnce: 1, run }], log)
  worker.start()
  await expect.poll(() => [warnings.length, runs > 0]).toEqual([FAILURES, true])
  await worker.stop()
  await server.stop()
})
