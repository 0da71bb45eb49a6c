import { writeFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import { expect, type Page, test } from '@playwright/test'
import { ADOBE_RGB, cmykJpeg, DISPLAY_P3, onScreen, profiledJpeg } from './support/colour-photos.ts'
import { dropFiles, openEditor, slot } from './support/editor.ts'
import { claimingJpeg, paddedJpeg, progressiveJpeg, withOrientation } from './support/odd-photos.ts'
import { quarteredJpeg } from './support/photo.ts'
import { pixelAt, type Rgb } from './support/pixels.ts'

type Choice = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

async function choose(page: Page, file: Choice): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Choisir des photos' }).click()
  await (await chooser).setFiles(file)
}

async function place(page: Page, name: string, file: Choice, shown: RegExp): Promise<void> {
  await slot(page, name).click()
  await choose(page, file)
  await expect(slot(page, name)).toHaveAccessibleName(shown)
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Which of the four quarters a colour belongs to. */
function quarterOf({ r, g, b }: Rgb): string {
  if (r > 150) return g > 150 ? 'yellow' : 'red'
  if (g > 110) return 'green'
  return b > 150 ? 'blue' : 'none'
}

/** The stored quarters are red, green, blue, yellow; this is how they lie once tag 1 to 8 is obeyed. */
const UPRIGHT = [
  'red green blue yellow',
  'green red yellow blue',
  'yellow blue green red',
  'blue yellow red green',
  'red blue green yellow',
  'blue red yellow green',
  'yellow green blue red',
  'green yellow red blue',
]

test('a photo of any kind lies upright and in its own colours where it was asked for', async ({ page }) => {
  await openEditor(page, 'gen-alleven')
  // 50 x 40 cm in 3 columns and 4 rows, margin and spacing 0.5.
  const spot = (index: number, across: number, down: number) => {
    const x = 0.5 + (index % 3) * 16.5 + across * 16
    const y = 0.5 + Math.floor(index / 3) * 9.875 + down * 9.375
    return pixelAt(page.locator('main canvas'), x / 50, y / 40)
  }

  await test.step('photos of every orientation lie upright, turned once and only once', async () => {
    for (const [index] of UPRIGHT.entries()) {
      const buffer = withOrientation(quarteredJpeg(1500, 1100), index + 1)
      await dropFiles(page, { name: `turned${index + 1}.jpg`, buffer }, [`img${index + 1}`])
    }
    for (const [index, quarters] of UPRIGHT.entries()) {
      const seen = async () => {
        const spots = [spot(index, 0.3, 0.3), spot(index, 0.7, 0.3), spot(index, 0.3, 0.7), spot(index, 0.7, 0.7)]
        return (await Promise.all(spots)).map(quarterOf).join(' ')
      }
      await expect.poll(seen).toBe(quarters)
    }
  })

  await test.step('a progressive photo is placed where it was asked for', async () => {
    await place(page, 'img9', jpeg('progressive.jpg', progressiveJpeg()), /progressive\.jpg/)
    await expect.poll(() => spot(8, 0.5, 0.5).then(({ r }) => Math.abs(r - 28) < 6)).toBe(true)
  })

  for (const [index, [name, primaries]] of Object.entries({
    'Display P3': DISPLAY_P3,
    'Adobe RGB': ADOBE_RGB,
  }).entries()) {
    await test.step(`a photo in ${name} has its own colours on the screen`, async () => {
      const stored = { r: 205, g: 110, b: 90 }
      const shown = onScreen(stored, primaries)
      expect(Math.abs(shown.r - stored.r)).toBeGreaterThan(10)
      const file = `wide-${index}.jpg`
      await place(page, `img${10 + index}`, jpeg(file, profiledJpeg(stored, primaries)), new RegExp(file))
      const distance = async () => {
        const { r, g, b } = await spot(9 + index, 0.5, 0.5)
        return Math.max(Math.abs(r - shown.r), Math.abs(g - shown.g), Math.abs(b - shown.b))
      }
      await expect.poll(distance).toBeLessThan(5)
    })
  }

  await test.step('a photo in four printing inks is shown in its colours', async () => {
    await place(page, 'img12', jpeg('inks.jpg', cmykJpeg([230, 40, 50, 250])), /inks\.jpg/)
    const colour = async () => {
      const { r, g, b } = await spot(11, 0.5, 0.5)
      return r > 190 && g < 90 && b < 90 ? 'red' : `${r} ${g} ${b}`
    }
    await expect.poll(colour).toBe('red')
  })

  await test.step('the same photo under another name is the one already there', async () => {
    for (const name of ['img1', 'img2']) await slot(page, name).press('Delete')
    const buffer = quarteredJpeg(1200, 900)
    await place(page, 'img1', jpeg('first.jpg', buffer), /first\.jpg/)
    await place(page, 'img2', jpeg('copy.jpg', buffer), /first\.jpg/)
  })

  await test.step('several photos are added and none is placed', async () => {
    await slot(page, 'img1').press('Delete')
    await slot(page, 'img1').click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: 'Choisir des photos' }).click()
    const files = [jpeg('one.jpg', quarteredJpeg(1210, 900)), jpeg('two.jpg', quarteredJpeg(900, 1210))]
    await (await chooser).setFiles(files)
    // The customer is offered to fill the one empty slot with them.
    await expect(page.getByText(/Placer 1 de ces 2 photos/)).toBeVisible()
    await expect(page.locator('[data-slot=img1]')).toHaveAttribute('aria-label', /vide/)
  })

  await test.step('or to have a place for each photo there is', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Mise en page pour \d+ photos$/ })
      .click()
    await expect(page.getByRole('button', { name: /^Emplacement .*(one|two)\.jpg/ })).toHaveCount(2)
  })
})

const SHARPNESS: readonly (readonly [width: number, height: number, said: RegExp])[] = [
  [4000, 3000, /^Vos photos restent nettes jusqu’à \d+ x \d+ cm\.$/],
  [300, 200, /^Votre photo n’est tout à fait nette dans aucun des formats proposés\.$/],
]

test('a file is taken or refused for what it is, and a photo tells how far it stays sharp', async ({ page }, info) => {
  await openEditor(page, 'gen-single')

  await test.step('what is no photo is refused on its tile, and nothing is placed', async () => {
    const tooLarge = info.outputPath('too-large.jpg')
    await writeFile(tooLarge, paddedJpeg(26_214_401))
    const webp = createCanvas(40, 30).toBuffer('image/webp')
    const whole = quarteredJpeg(1600, 900)
    const refused: readonly (readonly [file: Choice, name: string, text: string])[] = [
      [jpeg('webp.jpg', webp), 'webp.jpg', 'Ce n’est pas une image JPEG valide.'],
      [
        jpeg('png.jpg', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
        'png.jpg',
        'Ce n’est pas une image JPEG valide.',
      ],
      [jpeg('empty.jpg', Buffer.alloc(0)), 'empty.jpg', 'Ce n’est pas une image JPEG valide.'],
      [jpeg('cut.jpg', whole.subarray(0, whole.length / 2)), 'cut.jpg', 'La photo n’a pas pu être chargée.'],
      [jpeg('claims.jpg', claimingJpeg(65_535, 65_535)), 'claims.jpg', 'La photo n’a pas pu être chargée.'],
      [tooLarge, 'too-large.jpg', 'Fichier trop volumineux (max. 25 Mo).'],
    ]
    await slot(page, 'img1').click()
    for (const [file, name, text] of refused) {
      await choose(page, file)
      const tile = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })
      await expect(tile.getByText(text)).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(slot(page, 'img1')).toHaveAccessibleName(/vide/)
  })

  await test.step('a file of exactly 25 MB is taken', async () => {
    const path = info.outputPath('largest.jpg')
    await writeFile(path, paddedJpeg(26_214_400))
    await place(page, 'img1', path, /largest\.jpg/)
    await slot(page, 'img1').press('Delete')
    await expect(slot(page, 'img1')).toHaveAccessibleName(/vide/)
  })

  for (const [width, height, said] of SHARPNESS) {
    await test.step(`a template's page says how far a photo of ${width} x ${height} stays sharp`, async () => {
      const name = `placed-${width}.jpg`
      await place(page, 'img1', jpeg(name, quarteredJpeg(width, height)), new RegExp(name))
      await page.goBack()
      await expect(page.getByText(said)).toBeVisible()
      // A browser that is still on its way back forgets to go forward.
      await expect(page.locator('main button canvas')).toBeVisible()
      await page.goForward()
      await expect(slot(page, 'img1')).toBeVisible()
      await slot(page, 'img1').press('Delete')
      await expect(slot(page, 'img1')).toHaveAccessibleName(/vide/)
    })
  }

  await test.step('a file that is refused is seen below many photos, and said', async () => {
    await slot(page, 'img1').click()
    const many = Array.from({ length: 40 }, (_, index) => jpeg(`many-${index}.jpg`, quarteredJpeg(80 + index, 60)))
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(many)
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await slot(page, 'img1').click()
    await choose(page, jpeg('no-photo.jpg', Buffer.from('once upon a time')))
    const text = 'Ce n’est pas une image JPEG valide.'
    const tile = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'no-photo.jpg' })
    await expect(tile.getByText(text)).toBeInViewport()
    await expect(page.getByRole('alert').filter({ hasText: `no-photo.jpg : ${text}` })).toHaveCount(1)
  })
})

test('photos over which workers died wait in the tray to be tried again', async ({ page }) => {
  await page.route('**/photo-worker*.js', (route) => route.abort())
  await openEditor(page, 'gen-alleven')
  await slot(page, 'img1').click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([jpeg('one.jpg', quarteredJpeg(600, 400)), jpeg('two.jpg', quarteredJpeg(640, 400))])
  await page.getByRole('dialog').getByRole('button', { name: 'Réessayer, two.jpg' }).waitFor()
  await page.keyboard.press('Escape')
  const tray = page.getByRole('grid', { name: 'Vos photos' })
  const again = tray.getByRole('button', { name: 'Réessayer, one.jpg' })
  await again.click()
  await expect(again).toBeVisible()
  await page.unroute('**/photo-worker*.js')
  await again.click()
  await tray.getByRole('button', { name: 'one.jpg', exact: true }).click()
  await expect(slot(page, 'img1')).toHaveAccessibleName(/one\.jpg/)
  await expect(tray.getByRole('button', { name: 'Réessayer, two.jpg' })).toBeVisible()
})
