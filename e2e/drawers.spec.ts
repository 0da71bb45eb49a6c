import { expect, test } from '@playwright/test'
import { EditorPage, photos } from './support/editor-page.ts'
import { TemplatePage } from './support/template-page.ts'
import { WINDOWS } from './support/windows.ts'

test.use({ hasTouch: true, isMobile: true, viewport: WINDOWS.phone })

const PANELS = ['Photos', 'Composition', 'Texte', 'Couleur'] as const

test('the drawers of a phone are equally high, begin with what they are for, and leave the collage where it is', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  await new TemplatePage(page).open('gen-alleven')
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
  await editor.bringByBar(photos(6))
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).tap()
  await expect(editor.dialog).toHaveCount(0)
  const sheet = page.locator('main canvas').first()
  for (const name of ['phone', 'small phone'] as const) {
    await page.setViewportSize(WINDOWS[name])
    const closed = await sheet.boundingBox()
    const heights = new Set<number | undefined>()
    for (const panel of PANELS) {
      await editor.barButton(panel).tap()
      await expect(editor.dialog).toHaveCount(1)
      heights.add((await editor.dialog.boundingBox())?.height)
      const first = editor.dialog.locator('> div').nth(1).locator('button, label').first()
      await expect(first, `${panel}, ${name}`).toBeInViewport({ ratio: 1 })
      const open = await sheet.boundingBox()
      // A small phone has less room above its drawers: the sheet is smaller there, and begins where it began.
      if (name === 'phone') expect(open, panel).toEqual(closed)
      else expect(open?.y, panel).toBe(closed?.y)
      await page.keyboard.press('Escape')
      await expect(editor.dialog).toHaveCount(0)
    }
    expect(heights.size, name).toBe(1)
  }
})

test('a drawn template says what can be changed instead of its layout, and leads to others for the same photos', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  await new TemplatePage(page).open('modern-bauhaus', 'design')
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
  for (const window of [WINDOWS.phone, WINDOWS['phone on its side']]) {
    await page.setViewportSize(window)
    await editor.barButton('Composition').tap()
    const others = editor.dialog.getByRole('region', { name: 'Autres modèles' }).getByRole('link')
    await expect(others).toHaveCount(8)
    await expect(others.first()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(editor.dialog).toHaveCount(0)
  }
  await editor.barButton('Composition').tap()
  await editor.dialog.getByRole('region', { name: 'Autres modèles' }).getByRole('link').first().tap()
  await expect(page.getByRole('button', { name: 'Modifier le modèle actuel', exact: true })).toBeVisible()
})
