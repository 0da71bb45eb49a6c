import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** The same picture in the colours cameras and print shops write, by name; files in the folder. */
export async function colouredPhotos(source: string, folder: string): Promise<ReadonlyMap<string, string>> {
  mkdirSync(folder, { recursive: true })
  const base = await sharp(source).resize(SIDE, SIDE).png().toBuffer()
  const srgb = await profileIn(sharp(base).withIccProfile('srgb'))
  const cmyk = await profileIn(sharp(base).withIccProfile('cmyk'))
  const adobe = join(folder, 'adobe.icc')
  writeFileSync(adobe, adobeRgb(srgb))
  const inks = await sharp(base).toColourspace('cmyk').withIccProfile('cmyk').jpeg(FINE).toBuffer()
  const photos: Readonly<Record<string, Buffer>> = {
    plain: await sharp(base).jpeg(FINE).toBuffer(),
    'Display P3': await sharp(base).withIccProfile('p3').jpeg(FINE).toBuffer(),
    'Adobe RGB': await sharp(base).withIccProfile(adobe).jpeg(FINE).toBuffer(),
    grey: await sharp(base).toColourspace('b-w').jpeg(FINE).toBuffer(),
    'CMYK with a profile': inks,
    'CMYK without a profile': withoutProfile(inks),
    'CMYK with a profile of eight bits': withProfile(withoutProfile(inks), inEightBits(cmyk)),
  }
  return new Map(
    Object.entries(photos).map(([name, bytes], index) => {
      const file = join(folder, `photo-${index}.jpg`)
      writeFileSync(file, bytes)
      return [name, file]
    }),
  )
}

const SIDE = 400
const FINE = { quality: 95, chromaSubsampling: '4:4:4' } as const

async function profileIn(picture: Sharp): Promise<Buffer> {
  const { icc } = await sharp(await picture.jpeg().toBuffer()).metadata()
  if (!icc) throw new Error('the profile is not there')
  return Buffer.from(icc)
}

function tagAt(icc: Buffer, name: string): { readonly at: number; readonly entry: number } {
  for (let index = 0; index < icc.readUInt32BE(128); index++) {
    const entry = 132 + 12 * index
    if (icc.toString('latin1', entry, entry + 4) === name) return { at: icc.readUInt32BE(entry + 4), entry }
  }
  throw new Error(`no ${name} in the profile`)
}

/** The primaries and the curve of Adobe RGB in the place of a screen's own. */
function adobeRgb(srgb: Buffer): Buffer {
  const icc = Buffer.from(srgb)
  const primaries = {
    rXYZ: [0.60974, 0.31111, 0.01947],
    gXYZ: [0.20528, 0.62567, 0.06087],
    bXYZ: [0.14919, 0.06322, 0.74457],
  }
  for (const [name, values] of Object.entries(primaries)) {
    for (const [index, value] of values.entries())
      icc.writeInt32BE(Math.round(value * 65_536), tagAt(icc, name).at + 8 + 4 * index)
  }
  const { at: curve } = tagAt(icc, 'rTRC')
  icc.writeUInt16BE(0, curve + 8)
  icc.writeInt32BE(Math.round(2.19921875 * 65_536), curve + 12)
  return icc
}

/** The table of inks as older profiles have it: curves of 256 entries, a byte for each number. */
function inEightBits(cmyk: Buffer): Buffer {
  const { at, entry } = tagAt(cmyk, 'A2B0')
  const [inputs, outputs] = [cmyk.readUInt16BE(at + 48), cmyk.readUInt16BE(at + 50)]
  const points = (cmyk[at + 10] ?? 0) ** 4 * 3
  const number = (index: number) => cmyk.readUInt16BE(at + 52 + 2 * index)
  const curve = (from: number, length: number) =>
    Array.from({ length: 256 }, (_, step) => number(from + Math.round((step / 255) * (length - 1))) >> 8)
  const table = Buffer.concat([
    Buffer.from('mft1'),
    cmyk.subarray(at + 4, at + 48),
    Buffer.from([0, 1, 2, 3].flatMap((ink) => curve(ink * inputs, inputs))),
    Buffer.from(Array.from({ length: points }, (_, index) => number(4 * inputs + index) >> 8)),
    Buffer.from([0, 1, 2].flatMap((colour) => curve(4 * inputs + points + colour * outputs, outputs))),
  ])
  const icc = Buffer.concat([cmyk, table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  icc.writeUInt32BE(icc.length, 0)
  icc.writeUInt32BE(cmyk.length, entry + 4)
  icc.writeUInt32BE(table.length, entry + 8)
  return icc
}

function withoutProfile(jpeg: Buffer): Buffer {
  const parts = [jpeg.subarray(0, 2)]
  for (let at = 2; at < jpeg.length; ) {
    if (jpeg[at + 1] === 0xda) return Buffer.concat([...parts, jpeg.subarray(at)])
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (jpeg[at + 1] !== 0xe2) parts.push(jpeg.subarray(at, end))
    at = end
  }
  throw new Error('no picture in the JPEG')
}

const PART_BYTES = 65_000

function withProfile(jpeg: Buffer, icc: Buffer): Buffer {
  const count = Math.ceil(icc.length / PART_BYTES)
  const parts = Array.from({ length: count }, (_, index) => {
    const part = icc.subarray(index * PART_BYTES, (index + 1) * PART_BYTES)
    const head = Buffer.from(`\xff\xe2\0\0ICC_PROFILE\0`, 'latin1')
    head.writeUInt16BE(part.length + 16, 2)
    return Buffer.concat([head, Buffer.from([index + 1, count]), part])
  })
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
}
