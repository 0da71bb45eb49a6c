import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startPostgres, type TestPostgres } from './start-postgres.ts'

/** One PostgreSQL for all test files, started for the first that asks. Who asks with POST is given a new database. */
export default async function keepPostgresDesk({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined
  let count = 0
  const desk = createServer((_request, response) => {
    count += 1
    const name = `test_${count}`
    postgres ??= startPostgres()
    postgres
      .then((started) => started.createDatabase(name))
      .then(
        (address) => response.end(address),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  provide('postgresDesk', `http://127.0.0.1:${String(Object(desk.address()).port)}`)
  return async () => {
    desk.closeAllConnections()
    desk.close()
    await (await postgres)?.stop()
  }
}
