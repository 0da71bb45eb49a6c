import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFixtureFolders, type FixtureFolders } from './testing/fixture-folders.ts'
import { addressOf, bundleServer, endOf, type ServerBundle } from './testing/server-process.ts'

describe('the server process', () => {
  let bundle: ServerBundle
  let folders: FixtureFolders
  let settings: Record<string, string> = {}

  beforeAll(async () => {
    bundle = await bundleServer()
    folders = await createFixtureFolders()
    settings = { PORT: '0', DATA_DIR: folders.dataDir, CONTENT_DIR: folders.contentDir, WEB_DIR: folders.webDir }
  })

  afterAll(async () => {
    await folders.remove()
  })

  it('announces its address, serves, and ends with 0 on SIGTERM with everything in the database file', async () => {
    const server = bundle.spawn(settings)
    const address = await addressOf(server)
    expect((await fetch(`${address}/health`)).status).toBe(200)
    expect(await (await fetch(`${address}/choix`)).text()).toContain('Collagerie')
    const end = endOf(server)
    server.kill('SIGTERM')
    expect(await end).toEqual({ code: 0, errors: '' })
    const log = await stat(join(folders.dataDir, 'collagerie.sqlite-wal')).catch(() => undefined)
    expect(log?.size ?? 0).toBe(0)
  })

  it('ends at once on a later signal when a caller does not finish', async () => {
    const server = bundle.spawn(settings)
    const { hostname, port } = new URL(await addressOf(server))
    const caller = connect(Number(port), hostname)
    caller.on('error', () => undefined)
    await once(caller, 'connect')
    caller.write('GET /health HTTP/1.1\r\nHost: unfinished\r\n')
    const end = endOf(server)
    const impatience = setInterval(() => server.kill('SIGINT'), 100)
    expect(await end).toEqual({ code: 1, errors: '' })
    clearInterval(impatience)
    caller.destroy()
  })

  it('says in one sentence why it cannot start', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const taken = String(Object(other.address()).port)
    const belowFile = join(folders.root, 'secret.txt', 'data')
    const cases: [Record<string, string>, string][] = [
      [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".\n'],
      [{ PORT: taken }, `Port ${taken} is already taken; set PORT to another one.\n`],
      [{ DATA_DIR: belowFile }, `The data folder ${belowFile} cannot be written (not a directory).\n`],
      [
        { DATABASE_URL: 'postgres://anna:s3cret@127.0.0.1:1/collagerie' },
        'The database postgres://127.0.0.1:1/collagerie cannot be used (connect ECONNREFUSED 127.0.0.1:1).\n',
      ],
    ]
    const ends = await Promise.all(cases.map(([setting]) => endOf(bundle.spawn({ ...settings, ...setting }))))
    expect(ends).toEqual(cases.map(([, errors]) => ({ code: 1, errors })))
    other.close()
  })
})
