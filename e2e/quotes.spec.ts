import { expect, test } from '@playwright/test'
import { reportedEvents } from './support/data-layer.ts'
import { openEditor, slot } from './support/editor.ts'
import { PhotoSources } from './support/photo-sources.ts'
import { pixelAt } from './support/pixels.ts'
import { TemplatePage } from './support/template-page.ts'
import { violations } from './support/violations.ts'
import { WIDE_AND_NARROW } from './support/windows.ts'

const QUOTE = 'Chez nous, il y a toujours une place de plus à table.'

test('a quote goes into the slot that was clicked, and is marked as used', async ({ page }) => {
  await openEditor(page, 'gen-single')
  const sources = new PhotoSources(page)
  const before = await pixelAt(page.locator('canvas'), 0.5, 0.1)
  await slot(page, 'img1').click()
  await sources.openTab('Citations')
  await sources.panel.getByRole('button', { name: QUOTE }).click()
  await expect(sources.dialog).toBeHidden()
  await expect(slot(page, 'img1')).toHaveAccessibleName(new RegExp(QUOTE))
  await expect.poll(() => pixelAt(page.locator('canvas'), 0.5, 0.1)).not.toEqual(before)

  await page.getByRole('button', { name: 'Ajouter des photos' }).click()
  await sources.openTab('Citations')
  await expect(sources.panel.getByRole('button', { name: `${QUOTE} Utilisée une fois` })).toBeVisible()
})

test('quotes count as just good enough at any size', async ({ page }) => {
  const template = new TemplatePage(page)
  await template.open('gen-single')
  await template.customChip.click()
  await template.typeCustomSize('140', '100')
  await template.applyCustomSize().click()
  await expect(template.dialog).toBeHidden()
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  const sources = new PhotoSources(page)
  await slot(page, 'img1').click()
  await sources.openTab('Citations')
  await sources.panel.getByRole('button', { name: QUOTE }).click()
  await expect(slot(page, 'img1')).toHaveAccessibleName(new RegExp(QUOTE))
  await page.getByText('Afficher la qualité des photos').click()
  // A photo of as many pixels would have 54 dpi here.
  await expect(page.getByText('Toutes vos photos ont une qualité suffisante.')).toBeVisible()
  await expect(slot(page, 'img1')).toHaveAccessibleName(/qualité d’impression suffisante/)
})

test('quotes are read once in each language', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/quotes')) asked.push(new URL(request.url()).search)
  })
  await openEditor(page, 'gen-single')
  const sources = new PhotoSources(page)
  await slot(page, 'img1').click()
  expect(asked).toEqual([])
  await sources.openTab('Citations')
  await expect(sources.pictures.first()).toBeVisible()
  await sources.openTab('Votre ordinateur')
  await sources.openTab('Citations')
  await expect(sources.pictures.first()).toBeVisible()
  expect(asked).toEqual(['?lang=fr'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Langue/ }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await slot(page, 'img1').click()
  await sources.openTab('Zitate')
  await expect(sources.panel.getByRole('button', { name: /Konfetti/ })).toBeVisible()
  expect(asked).toEqual(['?lang=fr', '?lang=de'])
})

test('quotes that cannot be had are only logged, and can be asked for again', async ({ page }) => {
  await page.route('**/api/quotes*', (route) => route.abort(), { times: 1 })
  await openEditor(page, 'gen-single')
  const sources = new PhotoSources(page)
  await slot(page, 'img1').click()
  await sources.openTab('Citations')
  await expect(sources.panel.getByText('Les citations n’ont pas pu être chargées.')).toBeVisible()
  expect(await reportedEvents(page)).toContain('quotes-failure')
  await sources.panel.getByRole('button', { name: 'Réessayer' }).click()
  await expect(sources.pictures.first()).toBeVisible()
})

test('quotes are 150 px high, on a phone 80 with their words beside them', async ({ page }) => {
  await openEditor(page, 'gen-single')
  const sources = new PhotoSources(page)
  await slot(page, 'img1').click()
  await sources.openTab('Citations')
  const height = async () => Math.round((await sources.pictures.first().boundingBox())?.height ?? 0)
  const words = sources.panel.getByText(QUOTE, { exact: true })
  await expect.poll(height).toBe(150)
  await expect(words).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(height).toBe(80)
  await expect(words).toBeVisible()
})

for (const viewport of WIDE_AND_NARROW) {
  test.describe(`in a window ${viewport.width} wide`, () => {
    test.use({ viewport })

    test('the quotes can be used by everybody', async ({ page }) => {
      await openEditor(page, 'gen-single')
      const sources = new PhotoSources(page)
      await slot(page, 'img1').click()
      await sources.openTab('Citations')
      await expect(sources.pictures.first()).toBeVisible()
      await sources.panel.getByRole('button', { name: QUOTE }).hover()
      expect(await violations(page)).toEqual([])
    })
  })
}
