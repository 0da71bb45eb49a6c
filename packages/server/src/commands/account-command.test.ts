import { WrongUsage } from '@collagerie/print/commands'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { encryptPassword } from '../testing/encrypt-password.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { accountCommand } from './index.ts'

let server: TestServer
let said: { out: string[]; error: string[] }

beforeAll(async () => {
  server = await startTestServer()
  await new TestVisitor(server.url).register('Zoé', { lang: 'nl' })
})

afterAll(() => server.stop())

beforeEach(() => {
  said = { out: [], error: [] }
})

const run = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  accountCommand.run(args, {
    out: (line) => said.out.push(line),
    error: (line) => said.error.push(line),
    environment: { DATA_DIR: server.dataDir, DATABASE_URL: server.databaseUrl, ...settings },
  })

const ORIGIN = { PUBLIC_ORIGIN: 'https://collage.example.com' }

it('prints a link that brings whoever opens it back into their account, once', async () => {
  expect(await run(['reset', 'zoé'], ORIGIN)).toBe(0)
  expect(said.error).toEqual([])
  const [, token = ''] =
    /^https:\/\/collage\.example\.com\/account\/password\?lang=nl#([\w-]{43})$/.exec(said.out.join('\n')) ?? []
  const password = encryptPassword('nouveau', token)
  const choose = () => new TestVisitor(server.url).post('/api/password', { token, password, password_again: password })
  expect((await choose()).body).toEqual({ authenticated: 'true' })
  expect((await choose()).body['code']).toBe('resetLinkSpent')
  expect((await new TestVisitor(server.url).signIn('Zoé', 'nouveau')).body).toEqual({ authenticated: 'true' })
})

it('takes an address for a name, and says where the link has to be completed', async () => {
  expect(await run(['reset', 'ZOÉ@example.com'], { PORT: '8080' })).toBe(0)
  expect(said.out).toEqual([expect.stringMatching(/^http:\/\/localhost:8080\/account\/password\?lang=nl#/)])
  expect(said.error).toEqual([
    "PUBLIC_ORIGIN is not set: put the shop's own address in place of http://localhost:8080.",
  ])
})

it('refuses a name nobody has, with a sentence', async () => {
  expect(await run(['reset', 'nobody'])).toBe(1)
  expect(said).toEqual({ out: [], error: ['There is no account with the name or address nobody.'] })
})

it.each([[[]], [['reset']], [['reset', ' ']], [['reset', 'a', 'b']], [['remove', 'a']]])(
  'is used wrongly with %j',
  async (args: readonly string[]) => {
    await expect(run(args)).rejects.toThrow(WrongUsage)
  },
)
