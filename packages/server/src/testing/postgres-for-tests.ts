import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { MIGRATIONS } from '../storage/migrations.ts'
import { preparePostgres } from '../storage/prepare-postgres.ts'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

/**
 * One PostgreSQL for all test files, started for the first that asks. A POST gets a new database: at `/empty` without
 * tables, at `/migrated` with all of them, copied from one that was migrated once.
 */
export default async function serveTestPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined
  let migrated: Promise<string> | undefined
  let count = 0
  const service = createServer((request, response) => {
    count += 1
    const name = `test_${count}`
    postgres ??= startPostgres()
    postgres
      .then(async (started) => {
        if (request.url !== '/migrated') return started.createDatabase(name)
        migrated ??= migratedTemplate(started)
        return started.createDatabase(name, await migrated)
      })
      .then(
        (address) => response.end(address),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  provide('testPostgresUrl', `http://127.0.0.1:${String(Object(service.address()).port)}`)
  return async () => {
    service.closeAllConnections()
    service.close()
    await (await postgres)?.stop()
  }
}

async function migratedTemplate(postgres: TestPostgres): Promise<string> {
  const name = 'migrated'
  await preparePostgres(await postgres.createDatabase(name), MIGRATIONS)
  return name
}
