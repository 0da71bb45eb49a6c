import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { slot } from '../support/editor.ts'
import { EditorPage } from '../support/editor-page.ts'
import { TemplatePage } from '../support/template-page.ts'
import { Film } from './film.ts'

const FILE = resolve(import.meta.dirname, '../../docs/images/first-minute.webp')
const MOST_BYTES = 3_000_000

test('the first minute: choose, try, colour, title, wall', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 960, height: 600 },
    locale: 'fr',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const film = new Film(page)
  const editor = new EditorPage(page)
  const dialog = page.getByRole('dialog')

  await page.goto('/choix/theme:basic?lang=fr')
  const card = page.getByRole('link', { name: /Harmonie/ })
  await expect(card).toBeVisible()
  await film.hold(1300)
  await card.click()
  const template = new TemplatePage(page)
  await expect(template.canvas).toBeVisible()
  await film.hold(1000)
  for (let step = 0; step < 2; step++) await template.control('Texte').more.click()
  await film.hold(700)
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await expect(slot(page, 'img12')).toBeVisible()
  await film.hold(900)

  await page.getByRole('button', { name: 'Essayer avec des images d’exemple' }).click()
  await expect(slot(page, 'img12')).toHaveAccessibleName(/exemple/)
  await film.hold(1300)

  await (await editor.tool('Changer la couleur de fond')).click()
  await expect(dialog).toBeVisible()
  await film.hold(700)
  await page.getByRole('button', { name: 'bleu, nuance 2 sur 8' }).click()
  await film.hold(500)
  await page.getByRole('button', { name: 'fermer', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await film.hold(800)

  await editor.title.dblclick()
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toBeFocused()
  await film.hold(500)
  await film.type('Notre été')
  await page.keyboard.press('Enter')
  await expect(editor.title).toHaveAccessibleName(/Notre été/)
  await film.hold(1000)

  await (await editor.tool('Voir chez vous')).click()
  await expect(dialog.locator('canvas').first()).toBeVisible()
  await film.hold(2400)
  await context.close()

  expect(film.length).toBeLessThan(14_000)
  expect(await film.write(FILE)).toBeLessThan(MOST_BYTES)
})
