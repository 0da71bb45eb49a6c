import { expect, test } from '@playwright/test'
import { openEditor } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { violations } from './support/violations.ts'

test('samples are tried, photos brought, and a design for them taken; each is one step back', async ({ page }) => {
  const editor = new EditorPage(page)
  const empty = page.getByRole('button', { name: 'Essayer avec des images d’exemple' })

  await test.step('sample pictures fill the sheet, cannot be ordered, and go with one undo', async () => {
    await openEditor(page, 'gen-alleven')
    await empty.click()
    await expect(page.getByText('Ces images sont des exemples')).toBeVisible()
    await page.getByRole('button', { name: 'Commander', exact: true }).click()
    await expect(page.getByText('Les images d’exemple ne s’impriment pas')).toBeVisible()
    await editor.dialog.getByRole('button', { name: 'Retour à votre collage' }).click()
    await expect(editor.dialog).toHaveCount(0)
    await editor.undo.click()
    await expect(empty).toBeVisible()
  })

  await test.step('own photos take the place of samples', async () => {
    await empty.click()
    await editor.addPhotos(5)
    await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
    await expect(page.getByRole('button', { name: /^Emplacement .*, photo-\d\.jpg/ })).toHaveCount(5)
  })

  await test.step('designs for the photos are shown with them, ranked', async () => {
    await page.getByRole('button', { name: 'Pour vos 5 photos' }).click()
    const layouts = page.getByRole('dialog', { name: 'Pour vos 5 photos' }).getByRole('listitem')
    await expect(layouts.first()).toContainText('5 photos')
    await expect(layouts.first()).not.toContainText('vide')
    expect(await layouts.count()).toBeGreaterThan(3)
    expect(await violations(page)).toEqual([])
    await layouts.first().getByRole('button').click()
  })

  await test.step('the one taken has a slot for every photo, and one undo brings the sheet back', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-slot^=img]')).toHaveCount(5)
    await expect(page.getByText('Vos photos sont dans le modèle')).toBeVisible()
    await editor.undo.click()
    await expect(page.locator('[data-slot^=img]')).toHaveCount(12)
    await expect(page.getByRole('button', { name: /^Emplacement .*, image d’exemple/ })).toHaveCount(7)
    await expect(page.getByRole('button', { name: /^Emplacement .*, photo-\d\.jpg/ })).toHaveCount(5)
  })
})
