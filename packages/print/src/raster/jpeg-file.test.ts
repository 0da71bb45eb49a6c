import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { FULL_DISK_BYTES, withFullDisk } from '../testing/with-full-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'collagerie-jpeg-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a band that the disk takes only a part of is a failure', () => {
  const said = withFullDisk(`
    import { readPressProfile } from './colour/press-profile.ts'
    import { JpegFile } from './raster/jpeg-file.ts'
    const file = ${JSON.stringify(join(folder, 'sheet.jpg'))}
    const jpeg = await JpegFile.create(file, { width: 80, height: 80 }, 300, await readPressProfile(undefined))
    const band = Buffer.alloc(${FULL_DISK_BYTES})
    console.log(await jpeg.append(band).then(() => 'written', ({ code }) => code))
    await jpeg.close()
  `)
  expect(said).toBe('EFBIG\n')
})
