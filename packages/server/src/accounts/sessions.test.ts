import { expect, it } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createSessions } from './sessions.ts'

const MOST = 100
const IDLE_MINUTES = 60

it('of one account the hundred that were used last go on, and all of everybody else', async () => {
  const server = await startTestServer()
  const [anna, ben] = [new TestVisitor(server.url), new TestVisitor(server.url)]
  await anna.register('anna')
  await ben.register('ben')
  const { query } = server.database
  const { id } = await query.selectFrom('account').select('id').where('username', '=', 'anna').executeTakeFirstOrThrow()
  const sessions = createSessions(server.database, IDLE_MINUTES)
  const start = () => sessions.start(id, undefined)
  const ofAnna = query.selectFrom('account_session').select('handle').where('user_id', '=', id)
  const count = async () => (await ofAnna.execute()).length

  const unused = await start()
  // A while passes; then she calls, which is what counts, not when somebody signed in.
  await query
    .updateTable('account_session')
    .set({ expires_at: new Date(Date.now() + 60_000).toISOString() })
    .execute()
  expect(await anna.isSignedIn()).toBe('true')
  while ((await count()) < MOST) await start()
  await start()
  expect([await count(), await sessions.find(unused)]).toEqual([MOST, undefined])
  expect([await anna.isSignedIn(), await ben.isSignedIn()]).toEqual(['true', 'true'])
  await server.stop()
})
