import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placePhoto, storedCropOf } from '@collagerie/core/placement'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { readOriginal } from './original.ts'
import { withQuoteGround } from './with-quote-ground.ts'

const QUOTE = { width: 2250, height: 3000, isQuote: true }

const folder = mkdtempSync(join(tmpdir(), 'with-ground-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Saved layouts may have slots as thin as this on the largest format.
it.each([
  [140, 0.1, 1],
  [0.1, 100, 1],
  [140, 0.1, 4],
  [20, 2, 1],
  [30, 30, 1],
])('a quote in a slot of %f x %f cm, zoomed by %f, takes pixels by its print', async (width, height, zoom) => {
  const file = join(folder, 'quote.jpg')
  await sharp({ create: { ...QUOTE, channels: 3, background: '#24506a' } })
    .jpeg()
    .toFile(file)
  const crop = storedCropOf(QUOTE, { width, height }, { ...placePhoto('a'), zoom })
  const shares = {
    x: crop.x / QUOTE.width,
    y: crop.y / QUOTE.height,
    width: crop.width / QUOTE.width,
    height: crop.height / QUOTE.height,
  }
  const printed = { width: Math.max(1, Math.round(width * 118)), height: Math.max(1, Math.round(height * 118)) }
  const original = await readOriginal(file, { page: 1, slot: 'img1', photo: 'a' })
  const { original: page, crop: inPage } = await withQuoteGround(
    original,
    shares,
    printed,
    join(folder, `${width}x${height} ${zoom}.v`),
  )
  const stored = await sharp(page.file).metadata()
  expect([stored.width, stored.height]).toEqual([page.width, page.height])
  // Twice as dense along each side, a zoomed quote as much larger, and a few rows for rounding.
  expect(page.width * page.height).toBeLessThan(
    4 * zoom ** 2 * printed.width * (printed.height + 4) + 4 * printed.height * 4,
  )
  for (const side of [inPage.x, inPage.y]) expect(side).toBeGreaterThanOrEqual(0)
  expect(inPage.x + inPage.width).toBeLessThanOrEqual(1 + 1e-6)
  expect(inPage.y + inPage.height).toBeLessThanOrEqual(1 + 1e-6)
})
