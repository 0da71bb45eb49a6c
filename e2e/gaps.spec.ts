import { expect, test } from '@playwright/test'
import { openEditor } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'

test('whoever answers what is said under the sheet goes on at the sheet', async ({ page }) => {
  const editor = new EditorPage(page)
  const stop = page.locator('[data-slot]:focus')
  const empty = page.getByRole('button', { name: /, vide$/ })
  const answers = page.getByRole('status').filter({ hasText: 'emplacements sont encore vides' })
  await openEditor(page, 'gen-alleven')
  await editor.addPhotos(2)
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()

  await answers.getByRole('button', { name: 'Répéter des photos' }).press('Enter')
  await expect(empty).toHaveCount(0)
  await expect(stop).toBeVisible()

  for (const answer of [/^Laisser/, 'Autres modèles']) {
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(empty).toHaveCount(12)
    await page.getByRole('button', { name: 'Remplir automatiquement' }).click()
    await answers.getByRole('button', { name: answer }).press('Enter')
    if (answer !== 'Autres modèles') await expect(answers).toHaveCount(0)
    else await expect(editor.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editor.dialog).toHaveCount(0)
    // Looking at other templates does not answer the question.
    await expect(answer === 'Autres modèles' ? answers.getByRole('button', { name: answer }) : stop).toBeFocused()
  }
})
