import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoSlots } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { WrongUsage } from './cli-command.ts'
import { renderCommand } from './render-command.ts'

describe('the render command', () => {
  let shop: TestShop
  let collage: string
  let args: readonly string[]

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    shop = openTestShop('alleven', { numberVert: 1, numberHor: 1 })
    await shop.addPhoto('p1', 300, 200)
    const images = Object.fromEntries(photoSlots(shop.template).map(({ slot }) => [slot, { photo: placePhoto('p1') }]))
    collage = join(shop.folder, 'collage.xml')
    writeFileSync(collage, shop.xml({ images }, { images }))
    args = [collage, '--photos', shop.photos, '--content', shop.content, '--dpi', '40']
  })
  afterAll(() => {
    vi.restoreAllMocks()
    shop.remove()
  })

  it('refuses a name it cannot write before anything is painted', async () => {
    const folder = join(shop.folder, 'never')
    for (const name of ['sheet.png', 'sheet.tiff', 'sheet.pdf.zip']) {
      await expect(renderCommand.run([...args, '--out', join(folder, name)])).rejects.toThrow(
        new WrongUsage('--out must end in .pdf or .jpg, or name a folder.'),
      )
    }
    await expect(renderCommand.run(args)).rejects.toThrow('Where to?')
    expect(existsSync(folder)).toBe(false)
  })

  it('writes the files it is asked for, every sheet of the collage a page, and leaves nothing else', async () => {
    const folder = join(shop.folder, 'files')
    expect(await renderCommand.run([...args, '--out', join(folder, 'wall.pdf')])).toBe(0)
    expect(readdirSync(folder)).toEqual(['wall.pdf'])
    const pdf = readFileSync(join(folder, 'wall.pdf'), 'latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(pdf).toContain('/Type /Pages /Count 2')
    expect(await renderCommand.run([...args, '--out', join(folder, 'wall.jpg')])).toBe(0)
    expect(readdirSync(folder)).toEqual(['wall-page-2.jpg', 'wall.jpg', 'wall.pdf'])
    const { width, density, hasProfile } = await sharp(join(folder, 'wall-page-2.jpg')).metadata()
    expect([width, density, hasProfile]).toEqual([476, 40, true])
    expect(await renderCommand.run([...args, '--out', join(folder, 'all')])).toBe(0)
    expect(readdirSync(join(folder, 'all'))).toEqual(['page-2.jpg', 'sheet.jpg', 'sheet.pdf'])
  })

  it('gives the sheet the margin it is told', async () => {
    const out = join(shop.folder, 'wide.jpg')
    const sheetWith = async (...margin: string[]) => {
      await renderCommand.run([...args, '--material', 'POSTER', ...margin, '--out', out])
      return (await sharp(out).metadata()).width
    }
    const [wide, plain] = [await sheetWith('--margin', '1.1'), await sheetWith()]
    expect((wide - plain) / 40).toBeCloseTo((2 * (1.1 - 0.1)) / 2.54, 1)
    for (const margin of ['-1', '6', 'x', '1,5'])
      await expect(renderCommand.run([...args, `--margin=${margin}`, '--out', out])).rejects.toThrow(WrongUsage)
  })

  it('leaves nothing behind where the collage cannot be printed', async () => {
    const empty = join(shop.folder, 'empty.xml')
    writeFileSync(empty, shop.xml({}))
    const out = join(shop.folder, 'empty', 'sheet.pdf')
    await expect(renderCommand.run([empty, ...args.slice(1), '--out', out])).rejects.toMatchObject({
      code: 'empty-slot',
    })
    expect(readdirSync(join(shop.folder, 'empty'))).toEqual([])
  })
})
