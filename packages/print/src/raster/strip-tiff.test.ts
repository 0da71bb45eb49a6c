import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createStripTiff } from './strip-tiff.ts'

describe('a picture written in rows', () => {
  it('is read whole by others, in whatever order its rows came, and empty is paper', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'collagerie-tiff-'))
    const file = join(folder, 'page.tif')
    const tiff = createStripTiff(file, { width: 2, height: 130 })
    tiff.writeRows(65, new Uint8Array(65 * 2 * 4).fill(0))
    tiff.writeRows(
      0,
      new Uint8Array(65 * 2 * 4).fill(0).map((_, at) => (at % 4 === 3 ? 255 : 7)),
    )
    tiff.close()
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([2, 130, 3])
    expect([...new Set(data.subarray(0, 65 * 6))]).toEqual([7])
    expect([...new Set(data.subarray(65 * 6))]).toEqual([255])
    rmSync(folder, { recursive: true })
  })
})
