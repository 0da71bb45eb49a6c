import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { testJpeg } from './testing/test-jpeg.ts'
import { TestVisitor } from './testing/test-visitor.ts'

/** The most a segment of a JPEG can hold. */
const SEGMENT = 65_533
const MOST_COPY_BYTES = 20_000

const segment = (mark: number, content: Buffer) => {
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** An EXIF block whose directory has these entries and points to the next at an offset. */
function exif(entries: readonly (readonly [tag: number, type: number, count: number, value: number])[], next = 0) {
  const tiff = Buffer.alloc(8 + 2 + entries.length * 12 + 4)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(entries.length, 8)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  tiff.writeUInt32LE(next, tiff.length - 4)
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]))
}

function icc(chunks: number, content: Buffer, number = (index: number) => index + 1) {
  return Array.from({ length: chunks }, (_, index) =>
    segment(
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([number(index) & 255, chunks & 255]), content]),
    ),
  )
}

/** A profile of printing inks that claims a table of `points` points a side but does not contain it. */
function inkProfile(points: number, inputs = 4): Buffer {
  const profile = Buffer.alloc(400)
  profile.writeUInt32BE(400, 0)
  profile.write('prtrCMYKLab ', 12)
  profile.write('acsp', 36)
  profile.writeUInt32BE(1, 128)
  profile.write('A2B0', 132)
  profile.writeUInt32BE(144, 136)
  profile.writeUInt32BE(256, 140)
  profile.write('mft2', 144)
  profile.set([inputs, 3, points], 152)
  profile.writeUInt16BE(65_535, 192)
  profile.writeUInt16BE(65_535, 194)
  return profile
}

const XML_BOMB = `http://ns.adobe.com/xap/1.0/\0<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "${`&a${index === 0 ? '' : index - 1};`.repeat(10)}">`).join('')}]><x:xmpmeta xmlns:x="adobe:ns:meta/">&a8;</x:xmpmeta>`

function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

async function hostileFiles(): Promise<Readonly<Record<string, Buffer>>> {
  const plain = await testJpeg(64, 48)
  const inks = await sharp(plain).toColourspace('cmyk').jpeg().toBuffer()
  const orientations = [0, 9, 255, 65_535].map((value) => [
    `turned ${value}`,
    withSegments(plain, exif([[0x112, 3, 1, value]])),
  ])
  const sizes = [
    [0, 0],
    [1, 65_500],
    [65_500, 65_500],
    [65_535, 1],
  ].map(([width = 0, height = 0]) => [`of ${width} x ${height}, it says`, withSize(plain, width, height)])
  const profiles = [0, 1, 2, 9, 33, 255].map((points) => [
    `inks with ${points} points`,
    withSegments(inks, ...icc(1, inkProfile(points))),
  ])
  return {
    ...Object.fromEntries([...orientations, ...sizes, ...profiles]),
    'a directory that leads to itself': withSegments(
      plain,
      exif(
        [
          [0x8769, 4, 1, 8],
          [0x8825, 4, 1, 8],
        ],
        8,
      ),
    ),
    'a directory without an end': withSegments(
      plain,
      exif(Array.from({ length: 5000 }, () => [0x112, 3, 0xffffffff, 0xffffffff] as const)),
    ),
    'a profile of 16 MB': withSegments(plain, ...icc(255, Buffer.alloc(SEGMENT - 14, 7))),
    'a profile in chunks that all come first': withSegments(plain, ...icc(200, Buffer.alloc(9000), () => 1)),
    'a profile in no chunks': withSegments(plain, ...icc(256, Buffer.alloc(100), () => 0)),
    'inks for nine inputs': withSegments(inks, ...icc(1, inkProfile(33, 9))),
    'inks and noise for a profile': withSegments(inks, ...icc(3, Buffer.alloc(SEGMENT - 14, 0xa5))),
    'XML that grows': withSegments(plain, segment(0xe1, Buffer.from(XML_BOMB))),
    'an archive behind it': Buffer.concat([plain, Buffer.from('PK\x03\x04'), deflateRawSync(Buffer.alloc(10_000_000))]),
    'nothing but comments': withSegments(
      plain,
      ...Array.from({ length: 200 }, () => segment(0xfe, Buffer.alloc(SEGMENT))),
    ),
    SVG: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>',
    ),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    PNG: await sharp(plain).png().toBuffer(),
    GIF: await sharp(plain).gif().toBuffer(),
    TIFF: await sharp(plain).tiff().toBuffer(),
    'the first half': plain.subarray(0, plain.length / 2),
    'two in one': Buffer.concat([plain, plain]),
  }
}

const FILE_NAMES = [
  'a.jpg\r\nset-cookie: b=c',
  'a.jpg"; filename="b.exe',
  '../../../a.jpg',
  'a.jpg\0.exe',
  '\ud800.jpg',
  '.jpg',
  `${'a'.repeat(5000)}.jpg`,
  '\u202egpj.exe.jpg',
  'CON.jpg',
  "utf-8''%00.jpg",
  '__proto__.jpg',
  '<img src=x>.jpg',
]

describe('pictures that are made to hurt', () => {
  let server: TestServer
  let anna: TestVisitor

  beforeAll(async () => {
    server = await startTestServer()
    anna = new TestVisitor(server.url)
    await anna.register('anna')
  })

  afterAll(() => server.stop())

  it('are refused, or shown, small and without what they brought, and are never our failure', {
    timeout: 300_000,
  }, async () => {
    const wrong: string[] = []
    for (const [what, file] of Object.entries(await hostileFiles())) {
      const sent = await anna.upload(file)
      if (sent.status >= 500) wrong.push(`${what}: ${sent.status}`)
      if (sent.status !== 200) continue
      const copy = await anna.call(`/api/file?x=${String(sent.body['id'])}&resized=32x32`)
      const bytes = Buffer.from(String(copy.body['dataurl']).split(',')[1] ?? '', 'base64')
      // An accepted picture can be shown.
      if (copy.status !== 200) wrong.push(`the copy of ${what}: ${copy.status}`)
      if (bytes.length > MOST_COPY_BYTES) wrong.push(`the copy of ${what} has ${bytes.length} bytes`)
      const { icc: profile, exif: facts, xmp } = bytes.length > 0 ? await sharp(bytes).metadata() : {}
      if (profile ?? facts ?? xmp) wrong.push(`the copy of ${what} has something of its metadata`)
      const whole = await fetch(`${server.url}/api/photo/${String(sent.body['id'])}`, {
        headers: { cookie: anna.cookie },
      })
      if (whole.headers.get('content-type') !== 'image/jpeg') wrong.push(`${what} is shown as something else`)
    }
    expect(wrong).toEqual([])
    expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  it('have names that are only names', async () => {
    for (const name of FILE_NAMES) {
      const sent = await anna.upload(await testJpeg(8, 8), '0', { name, source: name, externalId: name }, name)
      expect([200, 400, 413, 415]).toContain(sent.status)
      expect(sent.headers.getSetCookie()).toEqual([])
    }
    const rows = await server.database.query.selectFrom('photo').select(['name', 'source', 'external_id']).execute()
    const texts = rows.flatMap((row) => Object.values(row))
    expect(texts.filter((text) => /[\p{Cc}\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u.test(text))).toEqual([])
    expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})
