import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readJpegHeader } from './index.ts'

const MOST_PIXELS_HERE = 4_000_000

it('what is taken by its header, a decoder makes a picture of', async () => {
  const noise = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, at) => (at * at * 31) % 251))
  const jpeg = await sharp(noise, { raw: { width: 40, height: 30, channels: 3 } })
    .jpeg()
    .toBuffer()
  const pixels = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 14
  const damage = fc.array(fc.tuple(fc.integer({ min: 2, max: pixels - 1 }), fc.nat(255)), {
    minLength: 1,
    maxLength: 2,
  })
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const bytes = Buffer.from(jpeg)
      for (const [at, value] of changes) bytes[at] = value
      const header = readJpegHeader(bytes)
      fc.pre(header.ok && header.value.width * header.value.height <= MOST_PIXELS_HERE)
      const { info } = await sharp(bytes, { failOn: 'none' }).resize(8, 8).jpeg().toBuffer({ resolveWithObject: true })
      expect(info.width).toBe(8)
    }),
    { numRuns: 300 },
  )
})
