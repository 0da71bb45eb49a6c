import { seededRandom } from '@collagerie/core/geometry'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testJpeg } from '../testing/test-jpeg.ts'
import { isScreenshot } from './screenshot.ts'

const inBase64 = (jpeg: Buffer) => jpeg.toString('base64')

describe('isScreenshot', () => {
  it('takes the worst picture of 500 x 500 pixels at quality 50, and none at all', async () => {
    const random = seededRandom(500)
    const noise = Buffer.from(Array.from({ length: 750_000 }, () => (random() < 0.5 ? 0 : 255)))
    const jpeg = await sharp(noise, { raw: { width: 500, height: 500, channels: 3 } })
      .jpeg({ quality: 50, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect([isScreenshot(inBase64(jpeg)), isScreenshot('')]).toEqual([true, true])
  })

  it('refuses what is larger, is no JPEG or has things behind it', async () => {
    const wide = await testJpeg(501, 10)
    const high = await testJpeg(10, 501)
    const padded = Buffer.concat([await testJpeg(10, 10), Buffer.alloc(300_000)])
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    expect([wide, high, padded, png, Buffer.from('<script>')].map((file) => isScreenshot(inBase64(file)))).toEqual(
      Array<boolean>(5).fill(false),
    )
    expect(isScreenshot('not base64!')).toBe(false)
  })
})
