import { expect, type Page, test } from '@playwright/test'
import { dropFiles, openEditor, slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { quarteredJpeg } from './support/photo.ts'
import { pixelAt } from './support/pixels.ts'
import { outOfReach } from './support/reachable.ts'
import { inTurn } from './support/sample.ts'
import { sightFaults } from './support/sight-faults.ts'
import { TemplatePage } from './support/template-page.ts'

const MAGNIFIED = { width: 342, height: 164 }

/** Laptops, phones on their side and upright, and a laptop's window at 200 % and 400 %. */
const WINDOWS = [
  { width: 1366, height: 657 },
  { width: 667, height: 375 },
  MAGNIFIED,
  { width: 1024, height: 600 },
  { width: 320, height: 568 },
  { width: 683, height: 328 },
]
/** A sample looks at each dialog in two of them, and at the next one in the next two. */
const nextWindows = inTurn(WINDOWS, 2)
const DESKTOP = { width: 1440, height: 900 }
const PHOTO = { name: 'placed.jpg', buffer: quarteredJpeg(1600, 1200) }

/** With a dialog open: all of it can be used in every window. */
async function expectInReach(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  for (const window of nextWindows()) {
    await page.setViewportSize(window)
    const message = `${name}, ${window.width} x ${window.height}`
    await expect.poll(() => outOfReach(dialog), { message }).toEqual([])
    // Magnified four times, nothing has room to stay in sight.
    if (window !== MAGNIFIED) await expect.poll(() => sightFaults(dialog), { message }).toEqual([])
  }
  await page.setViewportSize(DESKTOP)
}

test('everything in the dialogs of the editor can be reached in every window', async ({ page }) => {
  const editor = new EditorPage(page)
  await editor.openWithTitle()
  await dropFiles(page, PHOTO, ['img1'])
  await expect(slot(page, 'img1')).toHaveAccessibleName(/placed\.jpg/)

  await editor.choose('img1', 'Modifier')
  await expectInReach(page, 'Modifier la photo')
  const button = (name: string) => editor.dialog.getByRole('button', { name, exact: true })
  await button('Effets').click()
  await expectInReach(page, 'Modifier la photo')
  await button('Éditer').click()
  await button('Texte').click()
  await expectInReach(page, 'Ajouter du texte')
  await button('Terminé').click()

  await editor.title.click()
  await expectInReach(page, 'Changer le titre')
  await page.keyboard.press('Escape')

  await slot(page, 'img2').click()
  await expectInReach(page, 'Choisissez une photo')
  await editor.dialog.getByRole('tab', { name: 'Citations' }).click()
  await expect(editor.dialog.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  await expectInReach(page, 'Choisissez une photo')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(editor.dialog.getByRole('textbox').first()).toBeVisible()
  await expectInReach(page, await titleOf(page))
  await button('Lire les conditions').click()
  await expectInReach(page, 'Conditions d’utilisation')
  await page.keyboard.press('Escape')
  await button('Vous avez déjà un compte ? Connectez-vous').click()
  await expectInReach(page, 'Connectez-vous pour enregistrer')
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  await expectInReach(page, await titleOf(page))
  await page.keyboard.press('Escape')

  const order = page.getByRole('button', { name: 'Commander', exact: true })
  await order.click()
  await expectInReach(page, 'Pas toutes les photos placées')
  await page.keyboard.press('Escape')
  await dropFiles(
    page,
    PHOTO,
    Array.from({ length: 11 }, (_, index) => `img${index + 2}`),
  )
  await expect(page.getByRole('button', { name: /, vide$/ })).toHaveCount(0)
  await order.click()
  await expectInReach(page, 'Un texte reste à écrire')
  await page.keyboard.press('Escape')

  await page.locator('main').getByRole('button', { name: 'Quitter le créateur de collage' }).click()
  await expectInReach(page, await titleOf(page))
})

const titleOf = async (page: Page) => (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? ''

test('everything in the dialogs of a template page can be reached in every window', async ({ page }) => {
  await new TemplatePage(page).open('gen-alleven')
  await page.getByRole('button', { name: 'Tous les formats' }).click()
  await expectInReach(page, await titleOf(page))
  await page.getByRole('dialog').getByRole('button', { name: 'Format sur mesure' }).click()
  await expectInReach(page, 'Votre format sur mesure')
})

test('the photo stands still beside its effects, and the wheel zooms over it and scrolls beside it', async ({
  page,
}) => {
  await openEditor(page, 'gen-single')
  await dropFiles(page, PHOTO, ['img1'])
  await expect(slot(page, 'img1')).toHaveAccessibleName(/placed\.jpg/)
  const editor = new EditorPage(page)
  await editor.choose('img1', 'Modifier')
  const stage = editor.dialog.getByRole('application')
  await test.step('the photo stays where it is while the effects are open', async () => {
    for (const window of [DESKTOP, { width: 1366, height: 657 }]) {
      await page.setViewportSize(window)
      await expect(stage).toBeVisible()
      const before = await stage.boundingBox()
      await editor.dialog.getByRole('button', { name: 'Effets', exact: true }).click()
      const back = editor.dialog.getByRole('button', { name: /^Éditer/ })
      await expect(back).toBeVisible()
      expect(await stage.boundingBox()).toEqual(before)
      await back.click()
      await expect(back).toHaveCount(0)
    }
  })
  await page.setViewportSize({ width: 683, height: 250 })
  const picture = () => stage.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  const top = () =>
    editor.dialog.evaluate((dialog) => Math.max(...[...dialog.children].map(({ scrollTop }) => scrollTop)))
  await expect.poll(async () => (await pixelAt(stage.locator('canvas'), 0.45, 0.4)).r).toBeGreaterThan(100)
  const before = await picture()
  await stage.hover()
  const start = await top()
  await page.mouse.wheel(0, -400)
  await expect.poll(picture).not.toBe(before)
  expect(await top()).toBe(start)
  await editor.dialog.getByRole('button', { name: 'Réduire' }).hover()
  const beside = await top()
  await page.mouse.wheel(0, 60)
  await expect.poll(top).toBeGreaterThan(beside)
})
