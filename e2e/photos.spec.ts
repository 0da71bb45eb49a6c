import { writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { expect, type Page, test } from '@playwright/test'
import { claimingJpeg, paddedJpeg, progressiveJpeg, withOrientation } from './support/odd-photos.ts'
import { quarteredJpeg } from './support/photo.ts'
import { pixelAt, type Rgb } from './support/pixels.ts'

type Choice = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

async function openEditor(page: Page, design: string): Promise<void> {
  await page.goto(`/ontwerp/basic/${design}`)
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await expect(page.locator('[data-slot=img1]')).toBeVisible()
}

async function choose(page: Page, slot: string, file: Choice): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.locator(`[data-slot=${slot}]`).click()
  await (await chooser).setFiles(file)
}

const slotNamed = (page: Page, name: RegExp) => page.getByRole('button', { name })
const isEmpty = (page: Page) => expect(slotNamed(page, /Emplacement 1, vide/)).toBeVisible()

/** Which of the four quarters a colour belongs to. */
function quarterOf({ r, g, b }: Rgb): string {
  if (r > 150) return g > 150 ? 'yellow' : 'red'
  if (g > 110) return 'green'
  return b > 150 ? 'blue' : 'none'
}

/** The stored quarters are red, green, blue, yellow; this is how they lie once the tag is obeyed. */
const UPRIGHT: readonly (readonly [orientation: number, quarters: string])[] = [
  [1, 'red green blue yellow'],
  [2, 'green red yellow blue'],
  [3, 'yellow blue green red'],
  [4, 'blue yellow red green'],
  [5, 'red blue green yellow'],
  [6, 'blue red yellow green'],
  [7, 'yellow green blue red'],
  [8, 'green yellow red blue'],
]

for (const [orientation, quarters] of UPRIGHT) {
  test(`a photo with orientation ${orientation} lies upright, turned once and only once`, async ({ page }) => {
    await openEditor(page, 'gen-single')
    await choose(page, 'img1', jpeg('turned.jpg', withOrientation(quarteredJpeg(1500, 1100), orientation)))
    await expect(slotNamed(page, /turned\.jpg/)).toBeVisible()
    const sheet = page.locator('canvas')
    const seen = async () => {
      const spots = [
        pixelAt(sheet, 0.3, 0.3),
        pixelAt(sheet, 0.7, 0.3),
        pixelAt(sheet, 0.3, 0.7),
        pixelAt(sheet, 0.7, 0.7),
      ]
      return (await Promise.all(spots)).map(quarterOf).join(' ')
    }
    await expect.poll(seen).toBe(quarters)
  })
}

test('a progressive photo is shown', async ({ page }) => {
  await openEditor(page, 'gen-single')
  await choose(page, 'img1', jpeg('progressive.jpg', progressiveJpeg()))
  await expect(slotNamed(page, /progressive\.jpg/)).toBeVisible()
  await expect.poll(() => pixelAt(page.locator('canvas'), 0.5, 0.5).then(({ r }) => Math.abs(r - 28) < 6)).toBe(true)
})

const webp = createCanvas(40, 30).toBuffer('image/webp')
const whole = quarteredJpeg(1600, 900)

const REFUSED: readonly (readonly [what: string, buffer: Buffer, text: RegExp])[] = [
  ['another kind of picture named .jpg', webp, /Ce n'est pas une image JPEG valide/],
  ['an empty file', Buffer.alloc(0), /Ce n'est pas une image JPEG valide/],
  ['a file that ends in the middle', whole.subarray(0, whole.length / 2), /La photo n'a pas pu être chargée/],
  ['a header that claims 4.3 gigapixels', claimingJpeg(65_535, 65_535), /La photo n'a pas pu être chargée/],
]

for (const [what, buffer, text] of REFUSED) {
  test(`${what} is refused in words and changes nothing`, async ({ page }) => {
    await openEditor(page, 'gen-single')
    await choose(page, 'img1', jpeg('odd.jpg', buffer))
    await expect(page.getByText(text)).toBeVisible()
    await isEmpty(page)
  })
}

test('a file of exactly 25 MB is taken', async ({ page }, info) => {
  const path = info.outputPath('largest.jpg')
  await writeFile(path, paddedJpeg(26_214_400))
  await openEditor(page, 'gen-single')
  await choose(page, 'img1', path)
  await expect(slotNamed(page, /largest\.jpg/)).toBeVisible({ timeout: 20_000 })
})

test('a file one byte larger is refused', async ({ page }, info) => {
  const path = info.outputPath('too-large.jpg')
  await writeFile(path, paddedJpeg(26_214_401))
  await openEditor(page, 'gen-single')
  await choose(page, 'img1', path)
  await expect(page.getByText(/Fichier trop volumineux/)).toBeVisible({ timeout: 20_000 })
  await isEmpty(page)
})

test('the same photo under another name is the one already there', async ({ page }) => {
  await openEditor(page, 'gen-alleven')
  const buffer = quarteredJpeg(1200, 900)
  await choose(page, 'img1', jpeg('first.jpg', buffer))
  await expect(slotNamed(page, /Emplacement 1, photo first\.jpg/)).toBeVisible()
  await choose(page, 'img2', jpeg('copy.jpg', buffer))
  await expect(slotNamed(page, /Emplacement 2, photo first\.jpg/)).toBeVisible()
})
