import { expect, type Locator, type Page, test } from '@playwright/test'
import { middleOf, slot } from './support/editor.ts'
import { EditorPage, photos } from './support/editor-page.ts'
import { dragWithFinger, flick, tapApart } from './support/fingers.ts'
import { pixelAt } from './support/pixels.ts'
import { TemplatePage } from './support/template-page.ts'
import { WINDOWS, windowsOf } from './support/windows.ts'

async function tapToTheEnd(button: Locator): Promise<number> {
  let taps = 0
  while (await button.isEnabled()) {
    await button.tap()
    taps += 1
  }
  return taps
}

/** The first tap on a slot too small for a finger only brings it nearer. */
async function tapOpen(page: Page, target: Locator, opened: Locator): Promise<void> {
  await tapApart(page, target)
  await expect(opened.or(page.getByRole('button', { name: 'Voir tout le collage' })).first()).toBeVisible()
  if (!(await opened.isVisible())) await tapApart(page, target)
  await expect(opened).toBeVisible()
}

/** A place in the top bar, away from what was flicked. */
const IN_TOP_BAR = { x: 195, y: 20 }

/** A finger that flicks one thing away and straight after touches another; whether that was a tap for the page. */
async function isTapAfter(page: Page, flicked: () => Promise<void>): Promise<boolean> {
  await flicked()
  const tapped = await page.evaluateHandle(() => {
    const seen = { isTap: false }
    const onClick = (event: Event) => {
      seen.isTap = true
      // Nothing there may change.
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('click', onClick, { capture: true, once: true })
    return seen
  })
  await page.touchscreen.tap(IN_TOP_BAR.x, IN_TOP_BAR.y)
  return tapped.evaluate(
    (seen) => new Promise<boolean>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(seen.isTap)))),
  )
}

for (const [name, viewport] of windowsOf('small phone')) {
  test.describe(`with fingers alone on a ${name}`, () => {
    test.use({ hasTouch: true, viewport })

    test('a collage is filled, swapped, cropped, titled and coloured, taken back to nothing and made again', async ({
      page,
    }) => {
      const editor = new EditorPage(page)
      const template = new TemplatePage(page)
      await template.open('gen-alleven')
      for (const words of ['Portrait', 'Paysage']) {
        // A finger lands on the words: the label hands the tap on to its field.
        await page.getByText(words, { exact: true }).tap()
        await expect(page.getByRole('radio', { name: words, exact: true })).toBeChecked()
      }
      for (let step = 0; step < 3; step++) await template.control('Texte').more.tap()
      await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
      await expect(editor.title).toBeVisible()
      const empty = await editor.names()

      await (await editor.bringing()).tap()
      await editor.dialog.locator('input[type=file]').setInputFiles(photos(12))
      await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).tap()
      await expect(slot(page, 'img12')).toHaveAccessibleName(/photo-\d+\.jpg/)

      const first = (await slot(page, 'img1').getAttribute('aria-label'))?.match(/photo-\d+/)?.[0] ?? 'none'
      await dragWithFinger(page, await middleOf(slot(page, 'img1')), await middleOf(slot(page, 'img2')))
      await expect(slot(page, 'img2')).toHaveAccessibleName(new RegExp(`${first}\\.`))
      await expect(page.locator('body > canvas')).toHaveCount(0)

      const item = page.getByRole('menuitem', { name: 'Modifier' })
      const edit = item.or(editor.dialog.getByRole('button', { name: 'Modifier', exact: true }))
      await tapOpen(page, slot(page, 'img2'), edit)
      await edit.tap()
      for (let press = 0; press < 4; press++) await editor.dialog.getByRole('button', { name: 'Agrandir' }).tap()
      await editor.dialog.getByRole('button', { name: 'Terminé' }).tap()
      await expect(editor.dialog).toHaveCount(0)

      await (await editor.tool('Changer le titre')).tap()
      await editor.dialog.getByRole('textbox', { name: 'Titre', exact: true }).fill('Nos vacances')
      await editor.dialog.getByRole('button', { name: 'Modifier le texte' }).tap()
      await expect(editor.title).toHaveAccessibleName(/Nos vacances/)

      await expect(editor.dialog).toHaveCount(0)
      const colours = await editor.tool('Changer la couleur de fond')
      const blue = page.getByRole('button', { name: 'bleu, nuance 6 sur 8' })
      // A tap that comes too soon at the place of the dialog's button would count as the second half of a double tap.
      await tapApart(page, colours)
      await blue.tap()
      const corner = () => pixelAt(page.locator('main canvas').first(), 0.002, 0.002)
      await expect.poll(async () => (await corner()).b).toBe(0xb9)
      await page.getByRole('button', { name: 'fermer', exact: true }).tap()

      const made = await editor.names()
      expect(await tapToTheEnd(editor.undo)).toBe(5)
      expect(await editor.names()).toEqual(empty)
      expect(await tapToTheEnd(editor.redo)).toBe(5)
      expect(await editor.names()).toEqual(made)
    })
  })
}

test.describe('with a quick finger on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: WINDOWS.phone })

  test('what is tapped straight after a flick is tapped', async ({ page }) => {
    const editor = new EditorPage(page)
    await new TemplatePage(page).open('gen-alleven')
    await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
    await editor.bringByBar(photos(12))
    await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).tap()
    await expect(slot(page, 'img12')).toHaveAccessibleName(/photo-\d+\.jpg/)

    await test.step('a sheet by its handle', async () => {
      await editor.barButton('Composition').tap()
      const grip = await middleOf(editor.dialog.locator('> [aria-hidden=true]').first())
      expect(await isTapAfter(page, () => flick(page, grip, { x: grip.x, y: grip.y + 250 }))).toBe(true)
      await expect(editor.dialog).toHaveCount(0)
    })
    await test.step('the collage', async () => {
      const sheet = await middleOf(slot(page, 'img5'))
      expect(await isTapAfter(page, () => flick(page, sheet, { x: sheet.x + 60, y: sheet.y + 120 }))).toBe(true)
    })
    await test.step('the sheet of a photo, which stays as it was made', async () => {
      const edit = editor.dialog.getByRole('button', { name: 'Modifier', exact: true })
      await tapOpen(page, slot(page, 'img5'), edit)
      await edit.tap()
      await editor.dialog.getByRole('button', { name: 'Agrandir' }).tap()
      const grip = await middleOf(editor.dialog.locator('[aria-hidden=true]').first())
      await flick(page, grip, { x: grip.x, y: grip.y + 400 })
      await expect(editor.dialog).toHaveCount(0)
      expect(await tapToTheEnd(editor.undo)).toBe(2)
    })
  })
})
