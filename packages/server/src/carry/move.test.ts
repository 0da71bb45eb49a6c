import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveCommand } from '../commands/move-command.ts'
import { readConfig } from '../config/read-config.ts'
import { openExclusiveSqlite } from '../storage/exclusive-sqlite.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openBlobs } from '../storage/open-blobs.ts'
import { openDatabase } from '../storage/open-database.ts'
import { DATABASE_FILE } from '../storage/restrict-permissions.ts'
import { listTables } from '../storage/table-list.ts'
import { createFixtureFolders, type FixtureFolders } from '../testing/fixture-folders.ts'
import { recordOutput } from '../testing/record-output.ts'
import { releaseFiles } from '../testing/release-files.ts'
import { hasS3Server, newBucketSettings } from '../testing/s3-server.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { type StockedShop, stockShop } from '../testing/stocked-shop.ts'
import { plantBlob, storedKeys } from '../testing/stored-blobs.ts'
import { postgresUrl } from '../testing/test-database-url.ts'
import { testPlace } from '../testing/test-place.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { everyFile, everyRow } from '../testing/whole-shop.ts'
import { freshTables } from './fresh-tables.ts'

const COLLAGES = usualOrFull(12, 1000)
const BIN = resolve(import.meta.dirname, '../../../../scripts/collagerie.mjs')
const TIMEOUT_MS = 180_000 + COLLAGES * 300

describe('moving a shop to PostgreSQL', () => {
  let folders: FixtureFolders
  let stock: StockedShop
  let scratch = ''

  beforeAll(async () => {
    folders = await createFixtureFolders()
    scratch = await mkdtemp(join(tmpdir(), 'collagerie-move-'))
    const server = await startTestServer({ dataDir: folders.dataDir, databaseUrl: '' })
    stock = await stockShop(server, COLLAGES)
    await server.stop()
  }, TIMEOUT_MS)

  afterAll(async () => {
    await folders.remove()
    await rm(scratch, { recursive: true })
  })

  /** Runs the command in this process. */
  const move = (...args: readonly string[]) => moveFrom(folders.dataDir, ...args)

  async function moveFrom(folder: string, ...args: readonly string[]) {
    const { said, io } = recordOutput()
    await releaseFiles(folder)
    const code = await moveCommand.run(['--from', folder, ...args], io)
    return { code, said: said.join('\n') }
  }

  function start(...args: readonly string[]) {
    return spawn(process.execPath, [BIN, 'move', '--from', folders.dataDir, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }

  const opened = (databaseUrl: string) => openDatabase(testPlace(scratch, databaseUrl), MIGRATIONS)

  /** A bucket if there is one, otherwise a folder: as named on the command line and in the settings. */
  async function newPlace(name: string) {
    const dataDir = join(scratch, name)
    if (!hasS3Server()) return { name: dataDir, dataDir, blobsPlace: 'folders' as const }
    const settings = await newBucketSettings()
    return { name: settings.BLOBS_URL, dataDir, blobsPlace: readConfig(settings, '').blobsPlace }
  }

  /** Kills it with -9 when it wants to write to a table. */
  async function killWriting(url: string, table: string, ...args: readonly string[]): Promise<void> {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`begin; lock table ${pg.escapeIdentifier(table)} in share mode`)
    await releaseFiles(folders.dataDir)
    const moving = start(...args)
    moving.stdout.resume()
    moving.stderr.resume()
    const isWaiting = async () => {
      const waiting = await client.query('select 1 from pg_locks where not granted and relation = $1::regclass', [
        table,
      ])
      return waiting.rowCount
    }
    await expect.poll(isWaiting, { interval: 50 }).toBeGreaterThan(0)
    moving.kill('SIGKILL')
    expect(await once(moving, 'exit')).toEqual([null, 'SIGKILL'])
    await client.query('commit')
    await client.end()
  }

  /** Ends in the middle, since a table is locked and it does not wait. */
  async function moveImpatiently(url: string, table: string): Promise<void> {
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`begin; lock table ${pg.escapeIdentifier(table)} in share mode`)
    try {
      await move('--to', `${url}?options=${encodeURIComponent('-c lock_timeout=1ms')}`)
    } finally {
      await client.end()
    }
  }

  it('says what would be moved, and whether the target is ready, and changes nothing', async () => {
    const url = await postgresUrl()
    const { code, said } = await move('--to', url, '--blobs', join(scratch, 'dry'), '--dry-run')
    expect(code).toBe(0)
    expect(said).toContain(`${COLLAGES + 1}  collage\n`)
    const { size } = await freshTables(MIGRATIONS)
    // A photo and a smaller copy for each collage, and the two files of a print.
    expect(said).toMatch(new RegExp(`^${size} tables with \\d+ rows; ${2 * COLLAGES + 2} files\\.$`, 'm'))
    expect(said).toMatch(/^The target postgres:\/\/127\.0\.0\.1:\d+\/\w+ is empty and ready\.$/m)
    const client = new pg.Client(url)
    await client.connect()
    expect((await client.query("select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(0)
    await client.end()
  })

  it('goes on after each kill, and misses and doubles nothing', { timeout: TIMEOUT_MS }, async () => {
    const url = await postgresUrl()
    const place = await newPlace('moved')
    const words = ['--to', url, '--blobs', place.name]
    await (await opened(url)).close()
    await killWriting(url, 'collage_version', ...words)
    await expect(opened(url)).rejects.toThrow('in the middle of a move')
    expect((await move(...words, '--dry-run')).said).toContain('holds a move that was ended')
    await killWriting(url, 'carry_file', ...words)
    await releaseFiles(folders.dataDir)
    const last = start(...words)
    const [out, errors, [code]] = await Promise.all([text(last.stdout), text(last.stderr), once(last, 'exit')])
    expect([errors, code]).toEqual([expect.stringMatching(/^rows: \d+ of \d+\n/), 0])
    expect(out).toContain('all were read back and are what they were.')

    const [source, target] = [await openExclusiveSqlite(join(folders.dataDir, DATABASE_FILE)), await opened(url)]
    const tables = (await listTables(source)).map(({ name }) => name)
    expect((await listTables(target.query)).map(({ name }) => name)).toEqual(tables)
    expect(await everyRow(target.query, tables)).toEqual(await everyRow(source, tables))
    const [there, here] = [await openBlobs(place), await openBlobs({ dataDir: folders.dataDir, blobsPlace: 'folders' })]
    expect(await everyFile(there)).toEqual(await everyFile(here))
    there.close()
    await Promise.all([source.destroy(), target.close()])

    expect((await move(...words)).said).toMatch(/has everything already\.$/)

    const { dataDir, blobsPlace } = place
    const server = await startTestServer({ dataDir, blobsPlace, databaseUrl: url })
    const visitor = new TestVisitor(server.url)
    visitor.cookie = stock.cookie
    expect((await visitor.load(stock.collageId)).body['collagexml']).toBe(stock.collageXml)
    const photo = await fetch(`${server.url}/api/photo/${stock.photoId}`, { headers: { cookie: stock.cookie } })
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(stock.photo)
    expect((await visitor.call(`/api/orders/${stock.order}`)).body['state']).toBe('ready')
    await server.stop()
  })

  it('leaves the files where they are unless it is told a place', async () => {
    const url = await postgresUrl()
    expect((await move('--to', url)).said).toMatch(/Moved \d+ rows and 0 files/)
    const server = await startTestServer({ dataDir: folders.dataDir, databaseUrl: url })
    const photo = await fetch(`${server.url}/api/photo/${stock.photoId}`, { headers: { cookie: stock.cookie } })
    expect(photo.status).toBe(200)
    await server.stop()
  })

  it('names what was lost or damaged before, and does not call that done', async () => {
    const spoilt = join(scratch, 'spoilt')
    await cp(folders.dataDir, spoilt, { recursive: true })
    const blobs = await openBlobs({ dataDir: spoilt, blobsPlace: 'folders' })
    const [damaged = '', lost = ''] = await storedKeys(blobs, 'photos/')
    await plantBlob(blobs, damaged, Buffer.from('rot'))
    await blobs.remove(lost)
    blobs.close()
    const { code, said } = await moveFrom(spoilt, '--to', await postgresUrl(), '--blobs', join(scratch, 'from-spoilt'))
    expect(said).toContain(`${lost} is missing where it came from.\n`)
    expect(said).toContain(`${damaged} is not what its row says; it was brought as it is.\n`)
    expect(said).toMatch(
      new RegExp(`and ${2 * COLLAGES + 1} files; all were read back and 2 files were lost or damaged before, as named`),
    )
    expect(code).toBe(1)
  })

  it('refuses while a server runs on the folder', async () => {
    const url = await postgresUrl()
    const server = await startTestServer({ dataDir: folders.dataDir, databaseUrl: '' })
    expect(await move('--to', url)).toEqual({
      code: 1,
      said: expect.stringMatching(/^A server or a command is using .*; stop it first\.$/),
    })
    await server.stop()
  })

  it('refuses a target with other data, and one that holds half of another source', async () => {
    const url = await postgresUrl()
    const server = await startTestServer({ databaseUrl: url })
    await new TestVisitor(server.url).register('somebody')
    await server.stop()
    const refusal = {
      code: 1,
      said: expect.stringMatching(/\w+ has other data \(1 rows in account\); it must be empty\.$/),
    }
    expect(await move('--to', url)).toEqual(refusal)

    const half = await postgresUrl()
    await (await opened(half)).close()
    await expect(moveImpatiently(half, 'collage_version')).rejects.toThrow('lock timeout')
    const other = join(scratch, 'other')
    await cp(folders.dataDir, other, { recursive: true })
    const changed = await openDatabase(testPlace(other), MIGRATIONS)
    await changed.query.updateTable('account').set({ email: 'other@example.com' }).execute()
    await changed.close()
    expect(await moveFrom(other, '--to', half)).toEqual({
      code: 1,
      said: expect.stringContaining('half of something else, or the source was used since'),
    })
  })

  it('refuses what it cannot reach, without the password', async () => {
    const away = await move('--to', 'postgres://user:s3cret@127.0.0.1:1/none')
    expect(away).toEqual({
      code: 1,
      said: 'The database postgres://127.0.0.1:1/none cannot be used (connect ECONNREFUSED 127.0.0.1:1).',
    })
    expect(await moveFrom(scratch, '--to', 'postgres://127.0.0.1:1/none')).toEqual({
      code: 1,
      said: `There is no database ${join(scratch, DATABASE_FILE)}.`,
    })
  })
})
