import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { collageXml } from './testing/collage-xml.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { postgresUrl } from './testing/test-database-url.ts'
import { testJpeg } from './testing/test-jpeg.ts'
import { TestVisitor } from './testing/test-visitor.ts'

/** The statements of a call on PostgreSQL, in order; each is a round trip. */
describe('calls on PostgreSQL', () => {
  const asked: string[] = []
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    const { query } = Client.prototype
    vi.spyOn(Client.prototype, 'query').mockImplementation(function spied(this: Client, ...asking: unknown[]) {
      const [statement] = asking
      const text = typeof statement === 'string' ? statement : String(Object(statement).text)
      asked.push(text.trim().split(/\s+/).slice(0, 3).join(' ').replaceAll('"', ''))
      return Reflect.apply(query, this, asking) as unknown
    })
    server = await startTestServer({ databaseUrl: await postgresUrl() })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(async () => {
    vi.restoreAllMocks()
    await server.stop()
  })

  it('an upload', async () => {
    const photo = await testJpeg(8, 6)
    asked.length = 0
    await anna.upload(photo)
    await expect.poll(() => asked.at(-1)).toBe('update upload_place set')
    expect(asked).toEqual([
      'select user_id, handle,',
      'insert into rate_count',
      'insert into upload_place',
      'select id, user_id,',
      'begin',
      'update account set',
      'insert into photo',
      'commit',
      'update upload_place set',
    ])
  })

  it('a save', async () => {
    asked.length = 0
    await anna.save(collageXml())
    expect(asked).toEqual([
      'select user_id, handle,',
      'begin',
      'update account set',
      'insert into collage',
      'insert into collage_version',
      'commit',
    ])
  })
})
