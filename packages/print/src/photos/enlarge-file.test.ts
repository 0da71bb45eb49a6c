import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { FULL_DISK_BYTES, withFullDisk } from '../testing/with-full-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'collagerie-enlarged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SMALL = { width: 500, height: 272 }
const LARGE = { width: 1000, height: 544 }

it('rows that the disk takes only a part of are a failure, the last ones too', () => {
  const [small, large] = [join(folder, 'small.v'), join(folder, 'large.v')]
  writeFileSync(small, Buffer.alloc(64 + SMALL.width * SMALL.height * 4))
  expect(LARGE.width * LARGE.height * 4).toBeGreaterThan(FULL_DISK_BYTES)
  expect(LARGE.width * (LARGE.height - 32) * 4).toBeLessThan(FULL_DISK_BYTES)
  const said = withFullDisk(`
    import { enlargeFile } from './photos/enlarge-file.ts'
    import { printedCrop } from './photos/printed-crop.ts'
    const crop = printedCrop(${JSON.stringify(SMALL)}, { x: 0, y: 0, width: 1, height: 1 }, ${JSON.stringify(LARGE)})
    const picture = { file: ${JSON.stringify(small)}, header: new Uint8Array(64), ...crop }
    console.log(await enlargeFile(picture, ${JSON.stringify(large)}).then(() => 'written', ({ code }) => code))
  `)
  expect(said).toBe('EFBIG\n')
})
