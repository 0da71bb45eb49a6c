import { appendFile, cp, mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupCommand } from '../commands/backup-command.ts'
import { restoreCommand } from '../commands/restore-command.ts'
import { readConfig } from '../config/read-config.ts'
import { connectBucket, LIMITS } from '../storage/bucket.ts'
import { MIGRATIONS } from '../storage/migrations.ts'
import { openBlobs } from '../storage/open-blobs.ts'
import { openDatabase } from '../storage/open-database.ts'
import { listTables } from '../storage/table-list.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { recordOutput } from '../testing/record-output.ts'
import { releaseFiles } from '../testing/release-files.ts'
import { hasS3Server, newBucketSettings } from '../testing/s3-server.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { type StockedShop, stockShop } from '../testing/stocked-shop.ts'
import { postgresUrl } from '../testing/test-database-url.ts'
import { testPlace } from '../testing/test-place.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { everyFile, everyRow } from '../testing/whole-shop.ts'

const COLLAGES = 5
/** A photo and a smaller copy for each collage, and the two files of a print. */
const FILES = 2 * COLLAGES + 2

describe('a backup', () => {
  let server: TestServer
  let stock: StockedShop
  let scratch = ''
  let backup = ''
  let backedUp = { code: -1, said: '' }

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'collagerie-backup-'))
    backup = join(scratch, 'backup')
    server = await startTestServer({ databaseUrl: '' })
    stock = await stockShop(server, COLLAGES)
    await server.database.query.updateTable('account').set({ is_operator: 1 }).execute()
    backedUp = await run(backupCommand, ['--to', backup], { DATA_DIR: server.dataDir })
  })

  afterAll(async () => {
    await server.stop()
    await rm(scratch, { recursive: true })
  })

  async function run(
    command: typeof backupCommand | typeof restoreCommand,
    args: readonly string[],
    environment: Record<string, string>,
  ) {
    const { said, io } = recordOutput(environment)
    const code = await command.run(args, io)
    // What was backed up is in use all the time.
    if (command === restoreCommand) await releaseFiles(environment['DATA_DIR'] ?? '')
    return { code, said: said.join('\n') }
  }

  const restore = (environment: Record<string, string>, from = backup) =>
    run(restoreCommand, ['--from', from], environment)

  /** Checks that everything is unchanged, and that a customer and an operator find their things. */
  async function checkShop(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const { databaseUrl, blobsPlace } = readConfig(environment, dataDir)
    const database = await openDatabase(testPlace(dataDir, databaseUrl), MIGRATIONS)
    const blobs = await openBlobs({ dataDir, blobsPlace })
    const tables = (await listTables(database.query)).map(({ name }) => name)
    expect(await everyRow(database.query, tables)).toEqual(await everyRow(server.database.query, tables))
    expect(await everyFile(blobs)).toEqual(await everyFile(server.blobs))
    blobs.close()
    await database.close()
    const restored = await startTestServer({ dataDir, databaseUrl, blobsPlace })
    const visitor = new TestVisitor(restored.url)
    visitor.cookie = stock.cookie
    expect((await visitor.load(stock.collageId)).body['collagexml']).toBe(stock.collageXml)
    const photo = await fetch(`${restored.url}/api/photo/${stock.photoId}`, { headers: { cookie: stock.cookie } })
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(stock.photo)
    expect((await visitor.call(`/api/shop/orders/${stock.order}/files/sheet.pdf`)).text).toBe(stock.printFile)
    await restored.stop()
  }

  it('of a running shop brings everything back, in the same database and in the other, and from there', async () => {
    expect(backedUp).toEqual({
      code: 0,
      said: expect.stringMatching(new RegExp(`^Backed up \\d+ rows and ${FILES} files, 1 MB; all were read back\\.$`)),
    })
    const [first, second] = [join(scratch, 'first'), join(scratch, 'second')]
    expect(await restore({ DATA_DIR: first })).toEqual({
      code: 0,
      said: expect.stringMatching(new RegExp(`^Restored \\d+ rows and ${FILES} files of .*; all were read back\\.$`)),
    })
    await checkShop(first)

    const place = {
      DATA_DIR: second,
      DATABASE_URL: await postgresUrl(),
      BLOBS_URL: hasS3Server() ? (await newBucketSettings()).BLOBS_URL : '',
    }
    expect(await restore(place)).toMatchObject({ code: 0 })
    const again = join(scratch, 'again')
    expect(await run(backupCommand, ['--to', again], place)).toMatchObject({ code: 0 })
    await checkShop(second, place)
    const third = join(scratch, 'third')
    expect(await restore({ DATA_DIR: third }, again)).toMatchObject({ code: 0 })
    await checkShop(third)
  })

  it('is of one moment, whatever is saved meanwhile', async () => {
    const busy = await startTestServer({ databaseUrl: '' })
    const visitor = new TestVisitor(busy.url)
    await visitor.register('busy')
    const over = new AbortController()
    let saves = 0
    const saving = (async () => {
      while (!over.signal.aborted) {
        const photo = await visitor.uploadSome()
        await visitor.save(collageXml([photo]))
        saves += 1
      }
    })()
    await expect.poll(() => saves).toBeGreaterThan(3)
    const [folder, dataDir] = [join(scratch, 'busy'), join(scratch, 'busy-restored')]
    expect(await run(backupCommand, ['--to', folder], { DATA_DIR: busy.dataDir })).toMatchObject({ code: 0 })
    over.abort()
    await saving
    expect(await restore({ DATA_DIR: dataDir }, folder)).toMatchObject({ code: 0 })
    const restored = await startTestServer({ dataDir, databaseUrl: '' })
    const uses = await restored.database.query.selectFrom('photo_use').selectAll().execute()
    const collages = await restored.database.query.selectFrom('collage').select('id').execute()
    expect(uses.map(({ holder }) => holder).toSorted()).toEqual(collages.map(({ id }) => id).toSorted())
    for (const { photo_id: id } of uses) {
      const photo = await fetch(`${restored.url}/api/photo/${id}`, { headers: { cookie: visitor.cookie } })
      expect([id, photo.status]).toEqual([id, 200])
    }
    await restored.stop()
    await busy.stop()
  })

  it('is never restored over data that is there', async () => {
    const dataDir = join(scratch, 'used')
    const used = await startTestServer({ dataDir, databaseUrl: '' })
    await new TestVisitor(used.url).register('somebody')
    expect(await restore({ DATA_DIR: dataDir })).toEqual({ code: 1, said: expect.stringContaining('stop it first') })
    await used.stop()
    await releaseFiles(dataDir)
    const refusal = /has data already \(1 rows in account\); nothing was changed\.$/
    expect(await restore({ DATA_DIR: dataDir })).toEqual({ code: 1, said: expect.stringMatching(refusal) })
    const files = join(scratch, 'files')
    await cp(join(backup, 'blobs'), join(files, 'blobs'), { recursive: true })
    expect(await restore({ DATA_DIR: files })).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^There are files already where the files are to go, such as .*; nothing was changed\.$/,
      ),
    })
    expect(await run(backupCommand, ['--to', backup], { DATA_DIR: server.dataDir })).toEqual({
      code: 1,
      said: `${backup} is not empty; a backup needs a folder of its own.`,
    })
  })

  it('that is damaged, unfinished or of a later version is refused', async () => {
    const copy = join(scratch, 'copy')
    await cp(backup, copy, { recursive: true })
    await writeFile(join(copy, 'tables/account.jsonl.gz'), 'not what it was')
    const damaged = { code: 1, said: 'The backup is damaged: account is not what it was.' }
    expect(await restore({ DATA_DIR: join(scratch, 'none') }, copy)).toEqual(damaged)
    await rm(join(copy, 'tables/account.jsonl.gz'))
    expect(await restore({ DATA_DIR: join(scratch, 'none') }, copy)).toEqual(damaged)
    await mkdir(join(copy, 'tables/account.jsonl.gz'))
    const unread = { code: 1, said: expect.stringMatching(/^The backup could not be read: EISDIR.*\.$/) }
    expect(await restore({ DATA_DIR: join(scratch, 'none') }, copy)).toEqual(unread)
    await rmdir(join(copy, 'tables/account.jsonl.gz'))
    await cp(backup, copy, { recursive: true })
    const manifest = await readFile(join(copy, 'backup.json'), 'utf8')
    await writeFile(join(copy, 'backup.json'), manifest.replace('"migrations": [', '"migrations": [ "9999-later",'))
    const later = { code: 1, said: 'The backup is of a later version, which knows 9999-later.' }
    expect(await restore({ DATA_DIR: join(scratch, 'none') }, copy)).toEqual(later)
    await rm(join(copy, 'backup.json'))
    const unfinished = { code: 1, said: `${copy} holds no finished backup that this version can read.` }
    expect(await restore({ DATA_DIR: join(scratch, 'none') }, copy)).toEqual(unfinished)
    await writeFile(join(copy, 'backup.json'), manifest.replace('"form": 1', '"form": 2'))
    expect(await restore({ DATA_DIR: join(scratch, 'none') }, copy)).toEqual(unfinished)
    await rm(join(copy, 'backup.json'))
    await mkdir(join(copy, 'backup.json'))
    expect(await restore({ DATA_DIR: join(scratch, 'none') }, copy)).toEqual(unread)
  })

  it('with a damaged photo brings the rest back and names the photo, also when it goes on after it was ended', async () => {
    const [copy, restored, again] = [join(scratch, 'rotten'), join(scratch, 'rotten-restored'), join(scratch, 'spoilt')]
    await cp(backup, copy, { recursive: true })
    await appendFile(join(copy, 'blobs/photos', stock.photoId.slice(0, 1), stock.photoId), 'rot')
    const named = {
      code: 1,
      said: expect.stringMatching(
        new RegExp(`^photos/${stock.photoId} is not what its row says; it was brought as it is\\.\nRestored`),
      ),
    }
    expect(await restore({ DATA_DIR: restored }, copy)).toEqual(named)

    const dataDir = join(scratch, 'rotten-ended')
    const terminal = {
      write: (text: string) => {
        if (text.startsWith('rows read back')) throw new Error('the terminal is gone')
      },
    }
    const ended = restoreCommand.run(['--from', copy], { ...recordOutput({ DATA_DIR: dataDir }).io, terminal })
    await expect(ended).rejects.toThrow('the terminal is gone')
    await releaseFiles(dataDir)
    expect(await restore({ DATA_DIR: dataDir }, copy)).toEqual(named)

    // The operator was told of this at the backup: the restore is as good as the backup.
    expect(await run(backupCommand, ['--to', again], { DATA_DIR: restored })).toMatchObject({ code: 1 })
    expect(await restore({ DATA_DIR: join(scratch, 'spoilt-restored') }, again)).toMatchObject({ code: 0 })
  })

  it.runIf(hasS3Server())('lacks what a bucket does not give out, names it once, and can be restored', async () => {
    const [settings, dataDir, folder] = [await newBucketSettings(), join(scratch, 'bucket'), join(scratch, 'lacking')]
    const { blobsPlace } = readConfig(settings, '')
    if (blobsPlace === 'folders') throw new Error('there is no bucket')
    const shop = await startTestServer({ dataDir, databaseUrl: '', blobsPlace })
    const visitor = new TestVisitor(shop.url)
    await visitor.register('unlucky')
    const key = `photos/${await visitor.uploadSome()}`
    const { client, name, prefix } = connectBucket(blobsPlace, LIMITS)
    const rot = { Bucket: name, Key: prefix + key, Body: 'rot', Metadata: { sha256: 'a'.repeat(64) } }
    await client.send(new PutObjectCommand(rot))
    client.destroy()
    expect(await run(backupCommand, ['--to', folder], { DATA_DIR: dataDir, ...settings })).toEqual({
      code: 1,
      said: expect.stringMatching(
        new RegExp(`^${key} is damaged, and its store does not give it out\\.\nBacked up \\d+ rows and 0 files`),
      ),
    })
    await shop.stop()
    expect(await restore({ DATA_DIR: join(scratch, 'lacking-restored') }, folder)).toEqual({
      code: 0,
      said: expect.stringMatching(new RegExp(`^${key} is missing where it came from\\.\nRestored`)),
    })
  })
})
