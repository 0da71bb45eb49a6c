import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { builtInProfile, readPressProfile } from '../colour/press-profile.ts'
import { canListOpenFiles, openFilesAt } from '../testing/open-files.ts'
import { startBands } from './band-writer.ts'
import { bandRows, JpegFile } from './jpeg-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'collagerie-bands-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A picture whose every place has its own colour. */
function picture(width: number, height: number, blue: number): Buffer {
  const rgba = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < width * height; at++) {
    rgba[at * 4] = (at % width) * 3
    rgba[at * 4 + 1] = (at / width) * 2
    rgba[at * 4 + 2] = blue
  }
  return rgba
}

describe('a JPEG written in bands', () => {
  it('is, to the last pixel, what the encoder writes at one go, for every reader', async () => {
    const press = await readPressProfile(undefined)
    const size = { width: 67, height: 2 * bandRows(67) + 13 }
    const [whole, under] = [picture(size.width, size.height, 90), picture(size.width, size.height, 90)]
    // The letters of this part: one row in the second band.
    const [from, to] = [300 * size.width * 4, 301 * size.width * 4]
    whole.fill(255, from, to)
    const files = [join(folder, 'whole.jpg'), join(folder, 'under.jpg')] as const
    const [first, second] = await Promise.all(files.map((file) => JpegFile.create(file, size, 300, press)))
    if (!first || !second) throw new Error('no files')
    const bands = startBands(size, press, { whole: first, under: second })
    const rowBytes = size.width * 4
    for (let row = 0; row < size.height; row += 37) {
      const [start, end] = [row * rowBytes, Math.min(size.height, row + 37) * rowBytes]
      const hasLetters = start <= from && end >= to
      await bands.add(whole.subarray(start, end), hasLetters ? under.subarray(start, end) : undefined)
    }
    await bands.finish()
    await Promise.all([first.close(), second.close()])
    for (const [index, rgba] of [whole, under].entries()) {
      const atOneGo = await sharp(rgba, { raw: { ...size, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: 94, chromaSubsampling: '4:4:4', optimiseCoding: false })
        .toBuffer()
      const file = sharp(files[index], { failOn: 'warning' })
      expect((await file.raw().toBuffer()).equals(await sharp(atOneGo).raw().toBuffer())).toBe(true)
      const { density, hasProfile, ...said } = await sharp(files[index]).metadata()
      expect([said.width, said.height, density, hasProfile]).toEqual([size.width, size.height, 300, true])
    }
  })

  it('is in the inks of the press where one is named, with its profile', async () => {
    const profile = join(folder, 'press.icc')
    writeFileSync(profile, await builtInProfile('cmyk'))
    const press = await readPressProfile(profile)
    const size = { width: 40, height: bandRows(40) + 8 }
    const file = join(folder, 'inks.jpg')
    const jpeg = await JpegFile.create(file, size, 300, press)
    const bands = startBands(size, press, { whole: jpeg })
    await bands.add(Buffer.alloc(size.width * size.height * 4, 255))
    await bands.finish()
    await jpeg.close()
    const { space, icc, density } = await sharp(file).metadata()
    expect([space, density, icc?.equals(readFileSync(profile))]).toEqual(['cmyk', 300, true])
    const inks = await sharp(file, { failOn: 'warning' })
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .raw()
      .toBuffer()
    expect(Math.max(...inks)).toBeLessThanOrEqual(1)
  })

  it('says that the disk is full while there is still something to paint', async () => {
    const press = await readPressProfile(undefined)
    const width = 8
    const rows = bandRows(width)
    const bands = 40
    const full = { append: () => Promise.reject(new Error('ENOSPC')) } as Partial<JpegFile> as JpegFile
    const writer = startBands({ width, height: bands * rows }, press, { whole: full })
    const band = Buffer.alloc(width * rows * 4, 255)
    let added = 0
    const paint = async () => {
      for (; added < bands; added++) await writer.add(band)
    }
    await expect(paint()).rejects.toThrow('ENOSPC')
    expect(added).toBeLessThan(bands / 2)
  })

  it.runIf(canListOpenFiles)('is closed again where the disk has no room for its beginning', async () => {
    const press = await readPressProfile(undefined)
    const full = '/dev/full'
    await expect(JpegFile.create(full, { width: 8, height: 8 }, 300, press)).rejects.toThrow('ENOSPC')
    expect(openFilesAt(full)).toEqual([])
  })

  it('has bands between which a mark can stand, however wide it is', () => {
    for (const width of [1, 8, 3567, 16_559, 40_000, 65_500]) {
      const rows = bandRows(width)
      expect([rows % 8, rows > 0, Math.ceil(width / 8) * (rows / 8) <= 65_535]).toEqual([0, true, true])
    }
  })
})
