import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoSlots, templateLook, textSlots } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import { PHOTO_TEXT_DEFAULTS, TEXT_MODE } from '@collagerie/core/text'
import { GlobalFonts } from '@napi-rs/canvas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPrint } from '../render/render-print.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { preflight } from './preflight.ts'
import { preflightPage } from './preflight-page.ts'

const VALUES = { numberVert: 2, numberHor: 1, borderCM: 0, marginCM: 0, hasText: TEXT_MODE.bottomSub }

/** Its photo fills the format and goes on into what is folded or cut away, as far as that is wide. */
function overEdges(made: Template, printMargin: number): Template {
  const layers = made.variation.layers.flatMap((layer) =>
    layer.kind === 'image' ? [{ ...layer, x: 0, y: 0, ...made.format, printMargin }] : [],
  )
  return { ...made, variation: { ...made.variation, layers } }
}

describe('the preflight', () => {
  let shop: TestShop
  /** Two slots, which touch the format's edges. */
  const slots = () => photoSlots(shop.template).map(({ slot }) => slot) as [string, string]
  const withPhotos = (first: string, second: string) => ({
    images: { [slots()[0]]: { photo: placePhoto(first) }, [slots()[1]]: { photo: placePhoto(second) } },
  })
  const written = (text: string) =>
    Object.fromEntries(textSlots(shop.template).map((layer) => [layer.slot, { ...templateLook(layer), text }]))

  beforeAll(async () => {
    shop = openTestShop('alleven', VALUES)
    await shop.addPhoto('fine', 3000, 3000)
    await shop.addPhoto('other', 2400, 2400)
    await shop.addPhoto('small', 500, 500)
    await shop.addPhoto('broken', 900, 900)
    truncateSync(join(shop.photos, 'broken.jpg'), 400)
    writeFileSync(join(shop.photos, 'nonsense.jpg'), 'no photo')
  })
  afterAll(() => shop.remove())

  it('finds nothing against a sheet that is as it should be', async () => {
    const report = await preflight(shop.job(shop.xml({ ...withPhotos('fine', 'other'), texts: written('Été') })))
    expect([report.errors, report.warnings.filter(({ code }) => code !== 'enlarged')]).toEqual([[], []])
    expect(report).toMatchObject({ number: 'K7-42', material: 'POSTER', dpi: 300, profile: '' })
    expect(preflightPage(report)).toContain('Can be printed.')
  })

  it('takes a photo in inks whose profile is broken, which every browser shows', async () => {
    const inks = sharp(join(shop.photos, 'fine.jpg')).resize(1500).toColourspace('cmyk').withIccProfile('cmyk')
    const bytes = await inks.jpeg().toBuffer()
    // Its table now says that it has no points.
    bytes[bytes.indexOf('mft') + 10] = 0
    writeFileSync(join(shop.photos, 'inks.jpg'), bytes)
    const job = shop.job(shop.xml({ ...withPhotos('inks', 'inks'), texts: written('Été') }))
    expect((await preflight(job)).errors).toEqual([])
  })

  it('says the resolution of every slot and how good that is, and warns where it is low or is enlarged', async () => {
    const report = await preflight(shop.job(shop.xml({ ...withPhotos('fine', 'small'), texts: written('Été') })))
    const [fine, small] = report.slots
    expect(fine).toMatchObject({
      slot: slots()[0],
      photo: 'fine',
      quality: 'excellent',
      smiley: 'green',
      isEnlarged: false,
    })
    expect(small).toMatchObject({ slot: slots()[1], photo: 'small', smiley: 'orange', isEnlarged: true })
    const dpi = small?.dpi ?? 0
    expect([dpi > 60, dpi < 100, small?.quality]).toEqual([true, true, dpi <= 90 ? 'average' : 'sufficient'])
    expect(report.errors).toEqual([])
    expect(report.warnings).toEqual([
      { code: 'low-quality', detail: String(dpi), page: 1, slot: slots()[1], photo: 'small' },
      { code: 'enlarged', detail: '1' },
    ])
    expect(preflightPage(report)).toContain(`The photo gives only ${dpi} dpi in its slot.`)
  })

  it.each([
    ['nothing in it', 'empty-slot', '', 'The slot has no photo.'],
    ['an original that is gone', 'missing-photo', 'gone', 'The original of the photo is missing.'],
    ['an original that ends early', 'broken-photo', 'broken', 'The original of the photo is broken'],
    ['an original that is no photo', 'broken-photo', 'nonsense', 'The original of the photo is broken'],
  ])('names a slot with %s, and the print stops at it', async (_, code, photo, sentence) => {
    const [first, second] = slots()
    const images = { [first]: { photo: placePhoto('fine') }, ...(photo && { [second]: { photo: placePhoto(photo) } }) }
    const xml = shop.xml({ images })
    const report = await preflight(shop.job(xml))
    expect(report.errors).toMatchObject([{ code, page: 1, slot: second, ...(photo && { photo }) }])
    expect(preflightPage(report)).toContain(sentence)
    await expect(renderPrint(shop.job(xml, { settings: { dpi: 30 } }))).rejects.toMatchObject({ code, slot: second })
  })

  it('names texts nobody wrote and texts that lose words, on photos too', async () => {
    const [title, subtitle] = textSlots(shop.template).map(({ slot }) => slot)
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe '.repeat(40)
    const { images } = withPhotos('fine', 'other')
    const onPhoto = { ...images, [slots()[0]]: { ...images[slots()[0]], text: { ...PHOTO_TEXT_DEFAULTS, text: long } } }
    const texts = { [title ?? '']: { ...written('')[title ?? ''], text: long } as never }
    const report = await preflight(shop.job(shop.xml({ images: onPhoto, texts })))
    expect(report.texts).toEqual([
      { page: 1, slot: title, state: 'cut' },
      { page: 1, slot: subtitle, state: 'unwritten' },
      { page: 1, slot: slots()[0], state: 'cut' },
    ])
    expect(report.warnings).toContainEqual({ code: 'cut-text', detail: '', page: 1, slot: title })
    expect(report.warnings).toContainEqual({ code: 'unwritten-text', detail: '', page: 1, slot: subtitle })
    const page = preflightPage(report)
    expect(page).toContain(`The text does not fit its place and loses words. (slot ${title})`)
    expect(page).toContain(`Nobody wrote this text; its place stays empty. (slot ${subtitle})`)
  })

  it('names faces nobody knows, and stops where the file of a face is missing', async () => {
    const [title = ''] = textSlots(shop.template).map(({ slot }) => slot)
    const sheet = (font: string) => ({
      ...withPhotos('fine', 'other'),
      texts: { ...written('Été'), [title]: { ...written('Été')[title], font } as never },
    })
    const unknown = await preflight(shop.job(shop.xml(sheet('Comic Sans'))))
    expect(unknown.errors).toEqual([])
    expect(unknown.warnings).toContainEqual({ code: 'unknown-face', detail: 'Comic Sans', page: 1, slot: title })
    expect(preflightPage(unknown)).toContain('The face Comic Sans is not known; another is printed.')
    rmSync(join(shop.content, 'webassets/fonts/indie-flower-latin-400-normal.woff2'))
    // Other tests of the same run may have loaded the face already.
    GlobalFonts.removeAll()
    const missing = await preflight(shop.job(shop.xml(sheet('Indie Flower'))))
    expect(missing.errors).toEqual([{ code: 'no-font', detail: 'indie-flower-latin-400-normal.woff2' }])
  })

  it('names photos that are on the sheet more than once', async () => {
    const report = await preflight(shop.job(shop.xml({ ...withPhotos('fine', 'fine'), texts: written('Été') })))
    expect(report.slots.map(({ isDouble }) => isDouble)).toEqual([true, true])
    expect(report.warnings.filter(({ code }) => code === 'double-photo').map(({ slot }) => slot)).toEqual(slots())
    expect(preflightPage(report)).toContain('The photo is on the sheet more than once.')
  })

  it('says what part of each photo lies in the bleed or the wrap', async () => {
    for (const [material, margin] of [
      ['POSTER', 0.1],
      ['DIBOND', 0.3],
      ['CANVAS2CM', 2.5],
      ['CANVAS4CM', 5],
    ] as const) {
      const whole = openTestShop('single', {}, (made) => overEdges(made, margin))
      await whole.addPhoto('fine', 3000, 2000)
      const report = await preflight(
        whole.job(whole.xml({ images: { img1: { photo: placePhoto('fine') } } }), { material }),
      )
      whole.remove()
      const share = 1 - 600 / ((30 + 2 * margin) * (20 + 2 * margin))
      expect(report.slots[0]?.inMargin).toBeCloseTo(share, 6)
      expect(preflightPage(report)).toContain(`<td>${Math.round(share * 100)} %</td>`)
    }
  })

  it('says the size and the boxes of the file', async () => {
    const xml = shop.xml({ ...withPhotos('fine', 'other'), texts: written('Été') })
    const marked = await preflight(shop.job(xml, { settings: { cropMarks: true } }))
    expect(marked.files).toEqual([
      {
        name: 'sheet.jpg',
        widthPx: 3567,
        heightPx: 2386,
        dpi: 300,
        mediaBox: { x: 0, y: 0, width: 32.2, height: 22.2 },
        bleedBox: { x: 1, y: 1, width: 30.2, height: 20.2 },
        trimBox: { x: 1.1, y: 1.1, width: 30, height: 20 },
      },
    ])
    expect(preflightPage(marked)).toContain('30.2 x 20.2 cm')
    const canvas = await preflight(shop.job(xml, { material: 'CANVAS2CM' }))
    expect(canvas.files[0]).toMatchObject({
      bleedBox: { width: 35, height: 25 },
      trimBox: { x: 2.5, y: 2.5, width: 30 },
    })
  })

  it('refuses a sheet that no JPEG can hold before anything is painted', async () => {
    const wall = openTestShop('single', {}, (made) => ({ ...made, format: { width: 140, height: 100 } }))
    await wall.addPhoto('fine', 300, 200)
    const xml = wall.xml({ images: { img1: { photo: placePhoto('fine') } } })
    const job = wall.job(xml, { settings: { dpi: 1200 } })
    const { errors } = await preflight(job)
    expect(errors).toEqual([{ code: 'too-large', detail: '66,236', page: 1 }])
    await expect(renderPrint(job)).rejects.toThrow(
      'The sheet would be 66,236 pixels long; a JPEG ends at 65,500. Print it at a lower resolution.',
    )
    expect(readdirSync(job.folder)).toEqual([])
    wall.remove()
  })

  it('says of a collage with pages on which page something is wrong', async () => {
    const whole = { ...withPhotos('fine', 'other'), texts: written('Été') }
    const report = await preflight(shop.job(shop.xml(whole, { ...whole, images: {} })))
    expect(report.errors.map(({ code, page, slot }) => [code, page, slot])).toEqual([
      ['empty-slot', 2, slots()[0]],
      ['empty-slot', 2, slots()[1]],
    ])
    expect(report.files.map(({ name }) => name)).toEqual(['sheet.jpg', 'page-2.jpg'])
    expect(preflightPage(report)).toContain(`(page 2, slot ${slots()[0]})`)
  })
})
