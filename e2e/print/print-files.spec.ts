import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CollagePage } from '@collagerie/core/collage'
import { type Material, materialMargin } from '@collagerie/core/format'
import { readTemplateXml } from '@collagerie/core/template'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { CONTENT, nodeSide, samples } from '../parity/node-side.ts'
import { borderScenes, designScenes, effectScenes, fontScenes, staticScene } from '../parity/scenes.ts'
import { type Pixels, similarity } from '../parity/similarity.ts'
import { boxOf, checked, outputProfileIn, pagesIn, painted, picturesIn, subtypeOf, TOOLS } from './outside-tools.ts'
import { onMaterial, printPages, printScene, written } from './printed-scene.ts'

const LEAST_SIMILARITY = 0.99
/** Pictures are compared at half of it. */
const PAINTED_PX = 2000
const POINTS_PER_MM = 72 / 25.4
const IS_FULL = process.env['TEST_FULL'] === '1'
const FULL_MATERIALS: readonly Material[] = ['POSTER', 'CANVAS2CM', 'CANVAS4CM', 'DIBOND', 'PLEXI']

const TILE_MATERIALS: readonly Material[] = ['TILES', 'TILESPERM']

const list = samples()

test.describe.configure({ timeout: IS_FULL ? 3_600_000 : 300_000 })
test.skip(!TOOLS, 'qpdf and poppler are not installed')

/** Halves the size, averaging four pixels: both pictures are scaled in the same way before they are compared. */
function halved({ width: wide, height: high, data: from }: Pixels): Pixels {
  const [width, height] = [wide >> 1, high >> 1]
  const data = new Uint8ClampedArray(width * height * 4)
  const row = wide * 4
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width * 4; x++) {
      const at = y * 2 * row + (x >> 2) * 8 + (x & 3)
      const sum = (from[at] ?? 0) + (from[at + 4] ?? 0) + (from[at + row] ?? 0) + (from[at + row + 4] ?? 0)
      data[y * width * 4 + x] = sum / 4
    }
  }
  return { width, height, data }
}

interface PrintScene {
  readonly name: string
  readonly page: CollagePage
  readonly art?: Readonly<Record<string, string>>
}

/** Prints every sheet and holds it, as poppler paints it, against the painter's own picture; the lowest likeness. */
async function compare(scenes: readonly PrintScene[], folderOf: (name: string) => string): Promise<void> {
  const render = await nodeSide(list, PAINTED_PX)
  const failed: string[] = []
  let lowest = 1
  for (const { name, page, art = {} } of scenes) {
    const sheet = written(page)
    const { width, height } = sheet.template.format
    const longest = Math.max(width, height) + 2 * materialMargin(sheet.choice.material)
    const dpi = (PAINTED_PX / longest) * 2.54
    const pdf = await printScene(sheet, folderOf(name.replaceAll(/[^\w]+/g, '-')), { dpi })
    const screen = render({ name, page: sheet, showsMargin: true }, art)
    const { width: across, height: down } = screen
    const expected = halved(screen.getContext('2d').getImageData(0, 0, across, down))
    const actual = halved(painted(pdf, 1, across, down))
    const alike = similarity(expected, actual)
    lowest = Math.min(lowest, alike)
    if (!(alike >= LEAST_SIMILARITY)) failed.push(`${name}: ${alike.toFixed(4)}`)
    if (!hasRightBoxes(pdf, sheet)) failed.push(`${name}: boxes`)
    checked(pdf)
  }
  test.info().annotations.push({ type: 'lowest similarity', description: lowest.toFixed(5) })
  expect(failed).toEqual([])
}

/** To a tenth of a millimetre, as pdfinfo reads them. */
function hasRightBoxes(pdf: string, { template, choice }: CollagePage): boolean {
  const margin = materialMargin(choice.material) * 10 * POINTS_PER_MM
  const [width, height] = [template.format.width, template.format.height].map((side) => side * 10 * POINTS_PER_MM) as [
    number,
    number,
  ]
  const near = (a: number, b: number) => Math.abs(a - b) < 0.1 * POINTS_PER_MM
  const [bleed, trim] = [boxOf(pdf, 1, 'BleedBox'), boxOf(pdf, 1, 'TrimBox')]
  return (
    near(bleed.right - bleed.left, width + 2 * margin) &&
    near(bleed.top - bleed.bottom, height + 2 * margin) &&
    near(trim.left - bleed.left, margin) &&
    near(trim.bottom - bleed.bottom, margin) &&
    near(trim.right - trim.left, width) &&
    near(trim.top - trim.bottom, height)
  )
}

/** A drawn template in its first, middle and last size; in a sample only the first. */
function drawnScenes(id: string): PrintScene[] {
  const folder = join(CONTENT, 'webassets/templates', id)
  const sizes = readdirSync(folder)
  const wanted = IS_FULL ? [sizes[0], sizes[sizes.length >> 1], sizes.at(-1)] : [sizes[0]]
  return wanted.map((size = '') => {
    const files = readdirSync(join(folder, size)).filter((name) => name.endsWith('.svg'))
    const art = Object.fromEntries(
      files.map((file) => [
        `/webassets/templates/${id}/${size}/${file}`,
        readFileSync(join(folder, size, file), 'utf8'),
      ]),
    )
    const read = readTemplateXml(readFileSync(join(folder, size, 'template.xml'), 'utf8'))
    if (!read.ok) throw new Error(read.failure.reason)
    return { name: `${id} ${size}`, page: staticScene(id, read.value, list).page, art }
  })
}

test('a print file shows what the editor shows: designs on their materials', async () => {
  const designs = designScenes(list)
  const chosen = IS_FULL
    ? designs.flatMap((scene) =>
        (scene.page.template.design === 'tiles' ? TILE_MATERIALS : FULL_MATERIALS).map((material) => ({
          ...scene,
          name: `${scene.name} on ${material}`,
          page: onMaterial(scene.page, material),
        })),
      )
    : designs
        .filter(({ name }) => /pilealleven|heart/.test(name))
        .map((scene) => ({ ...scene, page: onMaterial(scene.page, 'PLEXI') }))
  await compare(chosen, (name) => test.info().outputPath(name))
})

test('a print file shows what the editor shows: wraps, effects, turned photos and faces', async () => {
  const all = [...borderScenes(list), ...effectScenes(list), ...fontScenes(list)]
  const sample = /mode [12] on CANVAS2CM|sepia$|font Crimson Text/
  const chosen = IS_FULL ? all : all.filter(({ name }) => sample.test(name))
  await compare(chosen, (name) => test.info().outputPath(name))
})

test('a print file shows what the editor shows: drawn templates', async () => {
  const ids = readdirSync(join(CONTENT, 'webassets/templates'))
  const chosen = IS_FULL ? ids : ids.filter((id) => /vintage-airmail/.test(id))
  await compare(chosen.flatMap(drawnScenes), (name) => test.info().outputPath(name))
})

test('a profile of the press turns the whole file to its inks, and a collage with pages has as many', async () => {
  const plain = designScenes(list).find(({ name }) => name === 'design pilealleven')
  if (!plain) throw new Error('the scene is not there')
  const sheet = written(onMaterial(plain.page, 'POSTER'))
  const profile = test.info().outputPath('press.icc')
  writeFileSync(profile, await pressProfile())
  const inLight = await printScene(sheet, test.info().outputPath('light'))
  const inInks = await printScene(sheet, test.info().outputPath('inks'), { profile })
  checked(inInks)
  expect(subtypeOf(inInks)).toContain('PDF/X-4')
  expect(picturesIn(inInks)).toEqual([expect.stringMatching(/cmyk\s+4\s+8\s+jpeg/)])
  // The output intent is the very profile: one program extracts it from the file and another one reads it.
  for (const pdf of [inLight, inInks]) {
    const embedded = outputProfileIn(pdf)
    expect(embedded.equals(readFileSync(profile))).toBe(true)
    writeFileSync(profile, embedded)
    const speck = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
    const inks = await speck.toColourspace('cmyk').withIccProfile(profile).raw().toBuffer()
    expect([...inks]).toEqual([0, 0, 0, 0])
  }
  const { space, hasProfile } = await sharp(join(dirname(inInks), 'sheet.jpg')).metadata()
  expect([space, hasProfile]).toEqual(['cmyk', true])
  // Inks the wrong way round would be a negative.
  const [light, inks] = [inLight, inInks].map((pdf) => painted(pdf, 1, 500, 500)) as [Pixels, Pixels]
  expect(similarity(light, inks)).toBeGreaterThan(0.8)

  const pages = await printPages([sheet, sheet, sheet], test.info().outputPath('pages'), { dpi: 40 })
  expect(pagesIn(pages)).toBe(3)
  checked(pages)
  expect([1, 2, 3].map((page) => boxOf(pages, page, 'TrimBox'))).toEqual(Array(3).fill(boxOf(pages, 1, 'TrimBox')))
  expect(picturesIn(pages)).toHaveLength(3)
  expect(readdirSync(dirname(pages)).toSorted()).toEqual(['page-2.jpg', 'page-3.jpg', 'sheet.jpg', 'sheet.pdf'])
})

/** The profile libvips carries for presses. */
async function pressProfile(): Promise<Buffer> {
  const speck = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
  const { icc } = await sharp(await speck.withIccProfile('cmyk').jpeg().toBuffer()).metadata()
  if (!icc) throw new Error('the profile is not there')
  return icc
}

test('a print file is PDF/X-4 with one JPEG per page, marks outside the sheet and a page per tile', async () => {
  const designs = designScenes(list)
  const [plain, tiles] = ['design alleven', 'design tiles'].map((name) => designs.find((each) => each.name === name))
  if (!plain || !tiles) throw new Error('the scenes are not there')
  const marked = await printScene(written(onMaterial(plain.page, 'POSTER')), test.info().outputPath('marks'), {
    cropMarks: true,
    slugLine: true,
  })
  expect(subtypeOf(marked)).toContain('PDF/X-4')
  const [media, bleed] = [boxOf(marked, 1, 'MediaBox'), boxOf(marked, 1, 'BleedBox')]
  expect(bleed.left - media.left).toBeCloseTo(10 * POINTS_PER_MM, 1)
  expect(media.top - bleed.top).toBeCloseTo(10 * POINTS_PER_MM, 1)
  expect(picturesIn(marked)).toEqual([expect.stringMatching(/icc\s+3\s+8\s+jpeg/)])
  expect(picturesIn(marked)[0]).toMatch(/\s60\s+60\s/)
  const wall = await printScene(onMaterial(tiles.page, 'TILES'), test.info().outputPath('tiles'))
  const count = Object.keys(tiles.page.userdata.images).length
  expect(pagesIn(wall)).toBe(count + 1)
  const [tile, seen] = [boxOf(wall, 2, 'BleedBox'), boxOf(wall, 2, 'TrimBox')]
  expect(tile.right - tile.left).toBeCloseTo(184 * POINTS_PER_MM, 1)
  expect(seen.right - seen.left).toBeCloseTo(180 * POINTS_PER_MM, 1)
  expect(readdirSync(test.info().outputPath('tiles/out'))).toContain('tile-r1c1.jpg')
})
