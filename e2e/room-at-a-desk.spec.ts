import { expect, type Locator, test } from '@playwright/test'
import { slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { isInSight } from './support/is-in-sight.ts'
import { sample } from './support/sample.ts'
import { WINDOWS } from './support/windows.ts'

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** How much of one box lies over another, in pixels of width. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x))
}

test('at a desk photos, tools and panels leave each other their room', async ({ page }) => {
  await page.setViewportSize(WINDOWS.laptop)
  const editor = new EditorPage(page)
  await editor.openWithTitle()
  await editor.addPhotos(14)
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
  await expect(slot(page, 'img12')).toHaveAccessibleName(/photo-\d+\.jpg/)
  const tiles = page.locator('aside [data-photo]')

  for (const language of sample(['de', 'fr', 'nl', 'en', 'it', 'es'], 2)) {
    await test.step(`eight photos are whole in the tray in ${language}`, async () => {
      await page.evaluate((lang) => history.replaceState(null, '', `?lang=${lang}`), language)
      await page.reload()
      await expect(page.locator('aside summary')).toBeVisible()
      await expect(tiles).toHaveCount(14)
      const seen = await Promise.all((await tiles.all()).map(isInSight))
      expect(seen.filter(Boolean).length).toBeGreaterThanOrEqual(8)
    })
  }

  await page.evaluate(() => history.replaceState(null, '', '?lang=fr'))
  await page.reload()
  await expect(slot(page, 'img12')).toBeVisible()
  for (const name of ['Modifier la composition', 'Changer la couleur de fond']) {
    await test.step(`what opens by ${name} lies over neither tools nor sheet`, async () => {
      const tool = page.getByRole('button', { name, exact: true })
      await tool.click()
      await expect(editor.dialog).toBeVisible()
      expect(await overlap(editor.dialog, tool)).toBe(0)
      await expect.poll(() => overlap(editor.dialog, page.locator('main canvas').first())).toBe(0)
      await page.keyboard.press('Escape')
      await expect(editor.dialog).toHaveCount(0)
    })
  }

  await test.step('one press replaces an open panel by another, and the sheet stays where it is', async () => {
    const sheet = page.locator('main canvas').first()
    await page.getByRole('button', { name: 'Modifier la composition', exact: true }).click()
    await expect(editor.dialog).toHaveAccessibleName('Composition')
    const before = await sheet.boundingBox()
    const colours = page.getByRole('button', { name: 'Changer la couleur de fond', exact: true })
    await colours.click()
    await expect(editor.dialog).toHaveAccessibleName('Choisissez une couleur')
    expect(await sheet.boundingBox()).toEqual(before)
    await colours.click()
    await expect(editor.dialog).toHaveCount(0)
  })
})
