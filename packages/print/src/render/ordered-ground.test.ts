import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoSlots } from '@collagerie/core/collage'
import { MATERIALS } from '@collagerie/core/format'
import { placePhoto } from '@collagerie/core/placement'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/test-shop.ts'
import { renderPrint } from './render-print.ts'

const BLUE = '#1a4d80'
const BLUE_RGB = [0x1a, 0x4d, 0x80]
const DPI = 30
const pixelsOf = (centimetres: number) => (centimetres / 2.54) * DPI

/** A design as the catalogue has it: laid out anew for the material that is ordered. */
function openDesignShop() {
  const shop = openTestShop()
  const file = join(shop.content, 'catalogue.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"source":"only"', '"source":"gen:alleven"'))
  return shop
}

describe('a background that was chosen on a poster', () => {
  const shop = openDesignShop()
  beforeAll(() => shop.addPhoto('fine', 600, 600))
  afterAll(() => shop.remove())

  it.each(MATERIALS.filter((material) => material !== '' && !material.startsWith('TILES')))(
    'is printed on %s',
    async (material) => {
      const slots = photoSlots(shop.template).map(({ slot }) => [slot, { photo: placePhoto('fine') }] as const)
      const xml = shop.xml({
        images: Object.fromEntries(slots),
        photoBackgroundColor: BLUE,
        photoBorderAutomaticColor: false,
        shapes: { overlayshape0: BLUE },
      })
      const job = shop.job(xml, { material, settings: { dpi: DPI } })
      await renderPrint(job)
      const { data, info } = await sharp(join(job.folder, 'sheet.jpg')).raw().toBuffer({ resolveWithObject: true })
      // Half a centimetre of it lies between the photos and the edge of the front, which begins where the wrap ends.
      const wrap = (info.width - pixelsOf(30)) / 2
      const at = (Math.floor(info.height / 2) * info.width + Math.round(wrap + pixelsOf(0.25))) * info.channels
      const printed = [...data.subarray(at, at + 3)]
      expect(printed.map((value, index) => Math.abs(value - (BLUE_RGB[index] ?? 0)) < 12)).toEqual([true, true, true])
    },
  )
})
