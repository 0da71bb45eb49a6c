import { expect, type Page, test } from '@playwright/test'
import { dropFiles, openEditor, slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { quarteredJpeg } from './support/photo.ts'
import { WINDOWS } from './support/windows.ts'

/** All buttons and labels that show only an icon. Those on the sheet are left out: their words stand beside them. */
async function signs(page: Page) {
  const found = page.locator(':is(button, label):not([data-prompt]):has(svg)')
  const kept = await found.evaluateAll((controls: HTMLElement[]) =>
    controls.flatMap((control, index) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[inert], [aria-hidden=true]') &&
      control.innerText.trim() === ''
        ? [index]
        : [],
    ),
  )
  return kept.map((index) => found.nth(index))
}

async function expectTips(page: Page, least: number): Promise<void> {
  const tip = page.locator('[role=tooltip]')
  const all = await signs(page)
  expect(all.length).toBeGreaterThanOrEqual(least)
  for (const sign of all) {
    const words = await sign.evaluate(
      (control) =>
        control.getAttribute('aria-label') ?? control.querySelector('[aria-label]')?.getAttribute('aria-label'),
    )
    expect(words, await sign.evaluate((control) => control.outerHTML)).toBeTruthy()
    await sign.hover({ force: true })
    await expect(tip).toHaveText(words ?? '')
  }
  await page.mouse.move(0, 0)
  await expect(tip).toHaveCount(0)
}

test('every sign that stands without words says them when it is pointed at or reached by keys', async ({ page }) => {
  const editor = new EditorPage(page)
  await openEditor(page, 'gen-alleven')
  await dropFiles(page, { name: 'placed.jpg', buffer: quarteredJpeg(1600, 1200) }, ['img1'])
  await expect(slot(page, 'img1')).toHaveAccessibleName(/placed\.jpg/)
  await page.setViewportSize(WINDOWS.laptop)
  await expectTips(page, 7)

  await page.keyboard.press('Tab')
  await editor.undo.focus()
  await expect(page.locator('[role=tooltip]')).toHaveText('Annuler la dernière action')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[role=tooltip]')).not.toHaveText('Annuler la dernière action')

  await editor.choose('img1', 'Modifier')
  await editor.dialog.getByRole('button', { name: 'Texte', exact: true }).click()
  await expect(editor.dialog.getByRole('textbox')).toBeVisible()
  const choice = editor.dialog.locator('label:has([aria-label="À droite"])')
  await choice.hover()
  await expect(page.locator('[role=tooltip]')).toHaveText('À droite')
})
