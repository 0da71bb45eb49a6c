// A long file: two calls with every refusal they know, on one server.
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { MOST_FILE_BYTES } from '@collagerie/core/photo'
import { blake3 } from '@napi-rs/blake-hash'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyKey, photoKey } from '../storage/photo-key.ts'
import { inStoreOfEngine } from '../testing/in-every-store.ts'
import { rawGet } from '../testing/raw-get.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { plantBlob, storedKeys } from '../testing/stored-blobs.ts'
import { jpegOfSize, leftBlackJpeg, testJpeg } from '../testing/test-jpeg.ts'
import { TestVisitor } from '../testing/test-visitor.ts'

const BOUNDARY = 'frontier'

function partOf(name: string, content: string, file = ''): string {
  const fileName = file === '' ? '' : `; filename="${file}"`
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${fileName}\r\n\r\n${content}\r\n`
}

/** The same progressive picture with its last scan, which only refines it, repeated `times` times. */
function withMoreScans(progressive: Buffer, times: number): Buffer {
  const last = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = progressive.subarray(last, -2)
  const more = Array.from({ length: times }, () => scan)
  return Buffer.concat([progressive.subarray(0, last), ...more, progressive.subarray(last)])
}

/** Without its tables nobody can tell what the pixels mean. */
function withoutTables(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg)
  const table = Buffer.from([0xff, 0xdb])
  while (bytes.includes(table)) bytes[bytes.indexOf(table) + 1] = 0xfe
  return bytes
}

inStoreOfEngine('photos', (store) => {
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    server = await startTestServer({ blobsPlace: await store.newPlace() })
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(() => server.stop())

  const incoming = () => readdir(join(server.dataDir, 'blobs/incoming'))

  function sendForm(body: string, type = `multipart/form-data; boundary=${BOUNDARY}`) {
    return anna.call('/api/upload?format=json', { method: 'POST', headers: { 'content-type': type }, body })
  }

  describe('POST /api/upload', () => {
    it('keeps a photo and says where it is', async () => {
      const jpeg = await testJpeg(40, 30)
      const { status, body } = await anna.upload(jpeg, '90')
      expect(status).toBe(200)
      expect(body).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), src: `/api/photo/${String(body['id'])}` })
      const photo = await server.database.query
        .selectFrom('photo')
        .selectAll()
        .where('id', '=', String(body['id']))
        .executeTakeFirstOrThrow()
      expect(photo).toMatchObject({ width: 40, height: 30, bytes: jpeg.length, suggested_rotation: 90 })
      expect(photo.content_hash).toBe(`b3:${blake3(jpeg).toString('hex')}`)
      expect(await storedKeys(server.blobs, 'photos/')).toContain(photoKey(String(body['id'])))
    })

    it('keeps what a photo is called, as it was called last, and nothing of it for an uploader that says nothing', async () => {
      const jpeg = await testJpeg(24, 18)
      const nameOf = async (sent: Promise<{ body: Record<string, unknown> }>) => {
        const id = String((await sent).body['id'])
        const row = server.database.query.selectFrom('photo').select('name').where('id', '=', id)
        return (await row.executeTakeFirstOrThrow()).name
      }
      expect(await nameOf(anna.upload(jpeg, '0'))).toBe('')
      expect(await nameOf(anna.upload(jpeg, '0', { name: 'plage.jpg' }))).toBe('plage.jpg')
      expect(await nameOf(anna.upload(jpeg, '0', { name: `\n${'x'.repeat(900)}` }))).toBe('x'.repeat(100))
      expect(await nameOf(anna.upload(jpeg, '0'))).toBe('x'.repeat(100))
    })

    it('keeps the same file once for a user, and once for each', async () => {
      const jpeg = await testJpeg(20, 20)
      const first = await anna.upload(jpeg)
      const again = await Promise.all([anna.upload(jpeg, '180'), anna.upload(jpeg, '180'), anna.upload(jpeg, '180')])
      for (const { body } of again) expect(body).toEqual(first.body)
      const other = new TestVisitor(server.url)
      await other.register('other')
      expect((await other.upload(jpeg)).body['id']).not.toBe(first.body['id'])
    })

    it('keeps one when the same new file comes many times at once', async () => {
      const jpeg = await testJpeg(21, 21)
      const before = (await storedKeys(server.blobs, 'photos/')).length
      const answers = await Promise.all([1, 2, 3, 4].map(() => anna.upload(jpeg)))
      expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1)
      expect(await storedKeys(server.blobs, 'photos/')).toHaveLength(before + 1)
    })

    it.each([
      ['0', 0],
      ['270', 270],
      ['45', 0],
      ['450', 0],
      ['-90', 0],
      ['sideways', 0],
    ])('takes the suggested rotation %s for %i', async (sent, stored) => {
      const { body } = await anna.upload(await testJpeg(8, 8), sent)
      const { suggested_rotation: rotation } = await server.database.query
        .selectFrom('photo')
        .select('suggested_rotation')
        .where('id', '=', String(body['id']))
        .executeTakeFirstOrThrow()
      expect(rotation).toBe(stored)
    })

    it('keeps its turn when it is sent again without one', async () => {
      const jpeg = await testJpeg(33, 21)
      const { body } = await anna.upload(jpeg, '90')
      expect((await anna.upload(jpeg, '')).body['id']).toBe(body['id'])
      const { suggested_rotation: rotation } = await server.database.query
        .selectFrom('photo')
        .select('suggested_rotation')
        .where('id', '=', String(body['id']))
        .executeTakeFirstOrThrow()
      expect(rotation).toBe(90)
    })

    it('takes exactly 25 MB and not a byte more', async () => {
      expect((await anna.upload(await jpegOfSize(MOST_FILE_BYTES))).status).toBe(200)
      const over = await anna.upload(await jpegOfSize(MOST_FILE_BYTES + 1))
      expect([over.status, over.body]).toEqual([413, { error: 'ERROR_FILE_TO_BIG', code: 'fileTooBig' }])
      const far = await anna.upload(Buffer.alloc(2 * MOST_FILE_BYTES))
      expect([far.status, far.body]).toEqual([413, { error: 'ERROR_FILE_TO_BIG', code: 'fileTooBig' }])
    })

    it('answers 401 to a stranger', async () => {
      const { status, body } = await new TestVisitor(server.url).upload(await testJpeg(8, 8))
      expect([status, body]).toEqual([401, { error: 'Please sign in first.', code: 'signInNeeded' }])
    })

    it('refuses a JPEG that is called something else', async () => {
      const jpeg = await testJpeg(8, 8)
      for (const name of ['photo.png', 'photo', 'photo.jpg.png']) {
        const { status, body } = await anna.upload(jpeg, '0', {}, name)
        expect([status, body]).toEqual([415, { error: 'ERROR_NO_JPG_IMAGE', code: 'notJpeg' }])
      }
      expect((await anna.upload(jpeg, '0', {}, 'PHOTO.JPEG')).status).toBe(200)
    })

    it('refuses what is called a JPEG and is none', async () => {
      const pixel = sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
      const files = [
        await pixel.png().toBuffer(),
        await pixel.webp().toBuffer(),
        Buffer.from('once upon a time'),
        Buffer.alloc(0),
        Buffer.from([0xff, 0xd8, 0xff]),
        (await testJpeg(8, 8)).subarray(0, 20),
      ]
      for (const file of files) {
        const { status, body } = await anna.upload(file)
        expect([status, body]).toEqual([415, { error: 'ERROR_NO_JPG_IMAGE', code: 'notJpeg' }])
      }
    })

    it('refuses a photo of more than 200 megapixels from its header alone', async () => {
      const jpeg = await testJpeg(8, 8)
      const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
      jpeg.writeUInt16BE(20_000, frame + 5)
      jpeg.writeUInt16BE(10_001, frame + 7)
      const { status, body } = await anna.upload(jpeg)
      expect([status, body]).toEqual([415, { error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED', code: 'unusableImage' }])
    })

    it('refuses what would take more memory than there is, however few its bytes and although its pixels are allowed', async () => {
      const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8a5' } })
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer()
      const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]))
      const uploadOf = (side: number) => {
        jpeg.writeUInt16BE(side, frame + 5)
        jpeg.writeUInt16BE(side, frame + 7)
        return anna.upload(jpeg)
      }
      expect((await uploadOf(7000)).status).toBe(200)
      const { status, body } = await uploadOf(14_100)
      expect([status, body]).toEqual([415, { error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED', code: 'unusableImage' }])
    })

    it('refuses a small file whose picture would be gone through thousands of times, and takes one that is a few', async () => {
      const progressive = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8a5' } })
        .jpeg({ progressive: true })
        .toBuffer()
      const { status, body } = await anna.upload(withMoreScans(progressive, 5000))
      expect([status, body]).toEqual([415, { error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED', code: 'unusableImage' }])
      expect((await anna.upload(withMoreScans(progressive, 20))).status).toBe(200)
    })

    it('refuses a photo nobody could draw from its header alone', async () => {
      const jpeg = await testJpeg(8, 8)
      const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
      const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
      const frameEnd = frame + 2 + jpeg.readUInt16BE(frame + 2)
      const twelveBits = Buffer.from(jpeg)
      twelveBits[frame + 4] = 12
      const lossless = Buffer.from(jpeg)
      lossless[frame + 1] = 0xc3
      const files = [
        jpeg.subarray(0, frameEnd),
        jpeg.subarray(0, scan + 5),
        Buffer.concat([jpeg.subarray(0, scan), Buffer.from([0xff, 0xd9])]),
        Buffer.concat([jpeg.subarray(0, frameEnd), jpeg.subarray(frame)]),
        twelveBits,
        withoutTables(jpeg),
        lossless,
      ]
      for (const file of files) {
        const { status, body } = await anna.upload(file)
        expect([status, body]).toEqual([415, { error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED', code: 'unusableImage' }])
      }
    })

    it('finds the header behind megabytes of other things', async () => {
      const jpeg = await testJpeg(33, 11)
      const segment = Buffer.alloc(65_537)
      segment.writeUInt32BE(0xffe2ffff)
      const stuffed = [jpeg.subarray(0, 2), ...Array<Buffer>(30).fill(segment), jpeg.subarray(2)]
      expect((await anna.upload(Buffer.concat(stuffed))).status).toBe(200)
    })

    it.each([
      ['no form', 'hello', 'text/plain'],
      ['JSON', '{}', 'application/json'],
      ['no file', `${partOf('suggestedRotation', '0')}--${BOUNDARY}--\r\n`, undefined],
      ['a file by another name', `${partOf('photo', 'x', 'a.jpg')}--${BOUNDARY}--\r\n`, undefined],
      ['a form that ends early', partOf('file', 'x', 'a.jpg').slice(0, -4), undefined],
      ['a form without boundary', 'x', 'multipart/form-data'],
    ])('refuses %s', async (_case, body, type) => {
      const answer = await sendForm(body, type)
      expect([answer.status, answer.body]).toEqual([
        400,
        { error: 'The server could not process the file.', code: 'brokenUpload' },
      ])
    })

    it('leaves nothing behind of what was refused or broken off', async () => {
      const { host, hostname, port } = new URL(server.url)
      const socket = connect(Number(port), hostname)
      const head = `POST /api/upload HTTP/1.1\r\nhost: ${host}\r\norigin: ${server.url}\r\ncookie: ${anna.cookie}\r\ncontent-length: 9000\r\n`
      const type = `content-type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`
      socket.write(head + type + partOf('file', 'x'.repeat(5000), 'a.jpg'))
      await expect.poll(incoming).toHaveLength(1)
      socket.destroy()
      await expect.poll(incoming).toEqual([])
    })

    it('stops at so many an hour', async () => {
      const limited = await startTestServer({ uploadLimit: 2 })
      const visitor = new TestVisitor(limited.url)
      await visitor.register('hurry')
      const jpeg = await testJpeg(8, 8)
      const statuses = [await visitor.upload(jpeg), await visitor.upload(jpeg), await visitor.upload(jpeg)]
      expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
      await limited.stop()
    })
  })

  describe('the src of a photo', () => {
    it('answers with the bytes, which the browser of its owner keeps and asks about each time', async () => {
      const jpeg = await testJpeg(50, 20)
      const { body } = await anna.upload(jpeg)
      const answer = await fetch(server.url + String(body['src']), { headers: { cookie: anna.cookie } })
      expect(Buffer.from(await answer.arrayBuffer()).equals(jpeg)).toBe(true)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-length': String(jpeg.length),
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
      })
    })

    it('is sent once and then answered with 304, to its owner alone', async () => {
      const { body } = await anna.upload(await testJpeg(50, 20))
      const src = String(body['src'])
      const { headers } = await anna.call(src)
      const held = { 'if-none-match': `"other", W/${headers.get('etag')}` }
      const again = await rawGet(server.url, src, { ...held, cookie: anna.cookie })
      expect([again.status, again.body, again.headers['cache-control']]).toEqual([304, '', 'private, no-cache'])
      const stranger = new TestVisitor(server.url)
      await stranger.register('stranger')
      expect((await rawGet(server.url, src, { ...held, cookie: stranger.cookie })).status).toBe(404)
      expect((await rawGet(server.url, src, held)).status).toBe(401)
    })

    it.each(['nothing', '..%2f..%2fcollagerie.sqlite', '%00', 'a'.repeat(22)])('has nothing at %s', async (id) => {
      const { status, body } = await anna.call(`/api/photo/${id}`)
      expect([status, body]).toEqual([404, { error: 'ERROR_NO_FILE_ACCESS', code: 'noFileAccess' }])
    })
  })

  describe('GET /api/file', () => {
    async function pictureOf(query: string): Promise<Buffer> {
      const { status, body } = await anna.call(`/api/file?${query}`)
      expect(status).toBe(200)
      expect(body).toEqual({
        error: '',
        msg: '',
        dataurl: expect.stringMatching(/^data:image\/jpeg;base64,[\w+/]+=*$/),
      })
      return Buffer.from(String(body['dataurl']).split(',')[1] ?? '', 'base64')
    }

    it('gives the whole photo', async () => {
      for (const size of [1, 2, 3]) {
        const jpeg = await jpegOfSize(200_000 + size)
        const { body } = await anna.upload(jpeg)
        expect((await pictureOf(`s=&t=computer&x=${String(body['id'])}`)).equals(jpeg)).toBe(true)
      }
    })

    it('makes it fit, and never larger', async () => {
      const { body } = await anna.upload(await testJpeg(400, 200))
      const small = await sharp(await pictureOf(`x=${String(body['id'])}&resized=100x100`)).metadata()
      expect([small.format, small.width, small.height]).toEqual(['jpeg', 100, 50])
      const large = await sharp(await pictureOf(`x=${String(body['id'])}&resized=4096x4096`)).metadata()
      expect([large.width, large.height]).toEqual([400, 200])
    })

    it.each([
      [1, 'left'],
      [2, 'right'],
      [3, 'left'],
      [4, 'right'],
      [5, 'right'],
      [6, 'left'],
      [7, 'right'],
      [8, 'left'],
    ])('leaves the turn to the collage but flips what tag %i mirrors: black is on the %s', async (tag, side) => {
      const { body } = await anna.upload(await leftBlackJpeg(64, 32, tag))
      const image = sharp(await pictureOf(`x=${String(body['id'])}&resized=32x32`))
      const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([32, 16])
      expect((data[0] ?? 0) < 128 ? 'left' : 'right').toBe(side)
    })

    it('is made once and kept, also when many ask at once', async () => {
      const { body } = await anna.upload(await testJpeg(300, 200))
      const key = copyKey(String(body['id']), 90, 60)
      const query = `x=${String(body['id'])}&resized=90x90`
      const first = await Promise.all([1, 2, 3].map(() => pictureOf(query)))
      expect(await storedKeys(server.blobs, `resizes/${String(body['id'])}`)).toEqual([key])
      // What is stored there now is returned, not what would be made.
      const mark = await testJpeg(90, 60)
      await plantBlob(server.blobs, key, mark)
      expect([(await pictureOf(query)).equals(mark), first.every((made) => !made.equals(mark))]).toEqual([true, true])
      // Another box with the same resulting size gets the same picture.
      expect((await pictureOf(`x=${String(body['id'])}&resized=2000x60`)).equals(mark)).toBe(true)
    })

    it('says when a photo cannot be decoded', async () => {
      const { body } = await anna.upload(await testJpeg(8, 8))
      // Accepted by an earlier version that checked less.
      await plantBlob(server.blobs, photoKey(String(body['id'])), withoutTables(await testJpeg(8, 8)))
      const answer = await anna.call(`/api/file?x=${String(body['id'])}&resized=10x10`)
      expect(answer.status).toBe(415)
      expect(answer.body).toEqual({
        error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED',
        code: 'unusableImage',
        msg: 'The photo could not be loaded.',
        dataurl: '',
      })
    })

    it('says when there is no such photo', async () => {
      const { status, body } = await anna.call('/api/file?s=&t=computer&x=nothing&resized=10x10')
      expect([status, body]).toEqual([
        404,
        { error: 'ERROR_NO_FILE_ACCESS', code: 'noFileAccess', msg: 'No access to photo.', dataurl: '' },
      ])
    })

    it.each(['', 'x=', 'x=a&x=b', 'x=a&resized=10', 'x=a&resized=0x10', 'x=a&resized=9999x10', 'x=a&resized=-1x2'])(
      'refuses "%s"',
      async (query) => {
        expect((await anna.call(`/api/file?${query}`)).status).toBe(400)
      },
    )
  })
})
