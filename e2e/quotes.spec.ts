import { expect, test } from '@playwright/test'
import { reportedEvents } from './support/data-layer.ts'
import { slot } from './support/editor.ts'
import { PhotoSources } from './support/photo-sources.ts'
import { pixelAt } from './support/pixels.ts'
import { TemplatePage } from './support/template-page.ts'
import { violationsWideAndNarrow } from './support/violations.ts'
import { WINDOWS } from './support/windows.ts'

const QUOTE = 'Chez nous, il y a toujours une place de plus à table.'

test('quotes are read when they are wanted, go into a slot, and can be used by everybody', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/quotes')) asked.push(new URL(request.url()).search)
  })
  await page.route('**/api/quotes*', (route) => route.abort(), { times: 1 })
  const sources = new PhotoSources(page)
  const template = new TemplatePage(page)
  await template.open('gen-single')
  await template.customChip.click()
  await template.takeCustomSize('140', '100')
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await slot(page, 'img1').click()
  await expect(sources.dialog).toBeVisible()

  await test.step('quotes that cannot be had are only logged, and can be asked for again', async () => {
    expect(asked).toEqual([])
    await sources.openTab('Citations')
    await expect(sources.panel.getByText('Les citations n’ont pas pu être chargées.')).toBeVisible()
    expect(await reportedEvents(page)).toContain('quotes-failure')
    await sources.panel.getByRole('button', { name: 'Réessayer' }).click()
    await expect(sources.pictures.first()).toBeVisible()
    expect(asked).toEqual(['?lang=fr', '?lang=fr'])
  })

  await test.step('quotes are 150 px high, on a phone 80 with their words beside them', async () => {
    const height = async () => Math.round((await sources.pictures.first().boundingBox())?.height ?? 0)
    const words = sources.panel.getByText(QUOTE, { exact: true })
    await expect.poll(height).toBe(150)
    await expect(words).toBeHidden()
    await page.setViewportSize(WINDOWS.phone)
    await expect.poll(height).toBe(80)
    await expect(words).toBeVisible()
  })

  await test.step('the quotes can be used by everybody', async () => {
    const point = () => sources.panel.getByRole('button', { name: QUOTE }).hover()
    expect(await violationsWideAndNarrow(page, point)).toEqual([])
    await page.setViewportSize(WINDOWS.desktop)
  })

  await test.step('a quote goes into the slot that was clicked, and is marked as used', async () => {
    const before = await pixelAt(page.locator('main canvas'), 0.5, 0.1)
    await sources.panel.getByRole('button', { name: QUOTE }).click()
    await expect(sources.dialog).toBeHidden()
    await expect(slot(page, 'img1')).toHaveAccessibleName(new RegExp(QUOTE))
    await expect.poll(() => pixelAt(page.locator('main canvas'), 0.5, 0.1)).not.toEqual(before)

    await page.getByRole('button', { name: 'Ajouter des photos' }).click()
    await sources.openTab('Citations')
    await expect(sources.panel.getByRole('button', { name: `${QUOTE} Utilisée une fois` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sources.dialog).toBeHidden()
  })

  await test.step('quotes count as just good enough at any size', async () => {
    await page.getByText('Afficher la qualité des photos').click()
    // A photo of as many pixels would have 54 dpi here.
    await expect(page.getByText('Toutes vos photos ont une qualité suffisante.')).toBeVisible()
    await expect(slot(page, 'img1')).toHaveAccessibleName(/qualité d’impression suffisante/)
  })

  await test.step('quotes are read once in each language', async () => {
    await slot(page, 'img1').press('Delete')
    await slot(page, 'img1').click()
    await sources.openTab('Votre ordinateur')
    await sources.openTab('Citations')
    await expect(sources.pictures.first()).toBeVisible()
    expect(asked).toEqual(['?lang=fr', '?lang=fr'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Langue/ }).click()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await slot(page, 'img1').click()
    await sources.openTab('Zitate')
    await expect(sources.panel.getByRole('button', { name: /Konfetti/ })).toBeVisible()
    expect(asked).toEqual(['?lang=fr', '?lang=fr', '?lang=de'])
  })
})
