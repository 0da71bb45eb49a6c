import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { photoSlots, templateLook, textSlots } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import { TEXT_MODE } from '@collagerie/core/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canListOpenFiles, openFilesAt } from '../testing/open-files.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { renderPrint } from './render-print.ts'

describe.runIf(canListOpenFiles)('a print whose picture cannot be opened', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = openTestShop('alleven', { numberVert: 2, numberHor: 1, hasText: TEXT_MODE.bottomSub })
    await shop.addPhoto('fine', 900, 900)
  })
  afterAll(() => shop.remove())

  it.each([
    ['with its letters', 'sheet.jpg'],
    ['without its letters', 'work/sheet.jpg'],
  ])('%s leaves no file open, and nothing of its photos', async (_, taken) => {
    const { template } = shop
    const images = Object.fromEntries(photoSlots(template).map(({ slot }) => [slot, { photo: placePhoto('fine') }]))
    const texts = Object.fromEntries(
      textSlots(template).map((layer) => [layer.slot, { ...templateLook(layer), text: 'Été' }]),
    )
    const job = shop.job(shop.xml({ images, texts }), { settings: { dpi: 30 } })
    mkdirSync(join(job.folder, taken), { recursive: true })
    await expect(renderPrint(job)).rejects.toThrow('EISDIR')
    expect(openFilesAt(job.folder)).toEqual([])
    expect(readdirSync(job.folder)).toEqual(['sheet.jpg'])
  })
})
