import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createSessions } from './sessions.ts'

const MOST_SESSIONS = 100
const IDLE_MINUTES = 60

it('an account keeps the hundred sessions that were used last, and the others lose none', async () => {
  const server = await startTestServer()
  const [anna, ben] = [new TestVisitor(server.url), new TestVisitor(server.url)]
  await anna.register('anna')
  await ben.register('ben')
  const { query } = server.database
  const { id, password_hash: passwordHash } = await query
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('username', '=', 'anna')
    .executeTakeFirstOrThrow()
  const sessions = createSessions(server.database, IDLE_MINUTES)
  const start = () => sessions.start({ userId: id, passwordHash }, undefined)
  const ofAnna = query.selectFrom('account_session').select('handle').where('user_id', '=', id)
  const count = async () => (await ofAnna.execute()).length

  const unused = await start()
  // After a while she makes a call: that counts, not the time of signing in.
  await query
    .updateTable('account_session')
    .set({ expires_at: new Date(Date.now() + 60_000).toISOString() })
    .execute()
  expect(await anna.isSignedIn()).toBe('true')
  while ((await count()) < MOST_SESSIONS) await start()
  await start()
  expect([await count(), await sessions.find(unused ?? '')]).toEqual([MOST_SESSIONS, undefined])
  expect([await anna.isSignedIn(), await ben.isSignedIn()]).toEqual(['true', 'true'])
  await server.stop()
})

it('is started with the password an account has, not with one that is being changed', async () => {
  const server = await startTestServer()
  const anna = new TestVisitor(server.url)
  await anna.register('anna')
  const { query, isShared } = server.database
  const sessions = createSessions(server.database, IDLE_MINUTES)
  const { id, password_hash: passwordHash } = await query
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .executeTakeFirstOrThrow()
  const start = (hash: string) => sessions.start({ userId: id, passwordHash: hash }, anna.cookie.split('=')[1])
  // The other engine has one connection, where it waits anyway.
  const isWaiting = async () =>
    !isShared || (await sql`select 1 from pg_locks where not granted`.execute(query)).rows.length > 0
  let starting: ReturnType<typeof start> | undefined
  await query.transaction().execute(async (transaction) => {
    await transaction.updateTable('account').set({ password_hash: 'another' }).where('id', '=', id).execute()
    starting = start(passwordHash)
    await expect.poll(isWaiting).toBe(true)
  })
  expect(await starting).toBeUndefined()
  expect(await anna.isSignedIn()).toBe('true')
  expect(await start('another')).toHaveLength(43)
  expect(await anna.isSignedIn()).toBe('false')
  await server.stop()
})
