import { LANGUAGES } from '@collagerie/core/catalogue'
import { expect, test } from '@playwright/test'
import { middleOf } from './support/editor.ts'
import { EditorPage, photos } from './support/editor-page.ts'
import { sample } from './support/sample.ts'
import { TemplatePage } from './support/template-page.ts'
import { WINDOWS } from './support/windows.ts'

test.use({ hasTouch: true, isMobile: true, viewport: WINDOWS.phone })

/** The button that opens all sizes, in each language. */
const ALL_SIZES = /^(Tous les formats|Alle formaten|All sizes|Alle Formate|Tutti i formati|Todos los tamaños)$/

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

test('photos to choose from begin in the upper half, and what removes one lies beside its picture', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  await new TemplatePage(page).open('gen-alleven')
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
  await editor.bringByBar(photos(6))
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).tap()
  await page.getByRole('button', { name: /, photo-1\.jpg/ }).tap()
  await editor.dialog.getByRole('button', { name: 'Remplacer', exact: true }).tap()
  const tile = editor.dialog.getByRole('list', { name: 'Vos photos' }).getByRole('listitem').first()
  for (const window of [WINDOWS.phone, WINDOWS['small phone'], WINDOWS['phone on its side']]) {
    await page.setViewportSize(window)
    const picture = await tile.locator('[draggable=true]').boundingBox()
    const remove = await tile.getByRole('button', { name: /^Retirer/ }).boundingBox()
    if (!picture || !remove) throw new Error('no tile')
    expect(picture.y, `${window.width}`).toBeLessThan(window.height / 2)
    expect(remove.y, `${window.width}`).toBeGreaterThanOrEqual(picture.y + picture.height)
    expect(Math.min(remove.width, remove.height)).toBeGreaterThanOrEqual(44)
  }
})

test('the fields of a custom size stay where they are, whatever is typed, in every language', async ({ page }) => {
  const template = new TemplatePage(page)
  for (const language of sample(LANGUAGES, 2)) {
    await page.goto(`/ontwerp/basic/gen-alleven?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('button', { name: ALL_SIZES }).tap()
    await template.dialog.getByRole('button').last().tap()
    const fields = template.dialog.getByRole('textbox')
    await expect(fields).toHaveCount(2)
    const before = await middleOf(fields.first())
    for (const typed of ['45', '4', '300', '']) {
      await fields.last().fill(typed)
      await expect(template.dialog.getByRole('alert')).toHaveCount(typed === '45' ? 0 : 1)
      expect(await middleOf(fields.first()), `${language}: ${typed}`).toEqual(before)
    }
    await page.keyboard.press('Escape')
    await expect(template.dialog).toHaveCount(0)
  }
})
