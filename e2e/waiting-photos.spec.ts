import { expect, test } from '@playwright/test'
import { fillInRegistration, newUser, signIn } from './support/account.ts'
import { withoutAheadUploads } from './support/ahead-uploads.ts'
import { openEditor } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'

test('photos that wait for a slot come back with the saved collage, on any computer', async ({ page, browser }) => {
  await withoutAheadUploads(page)
  const user = newUser()
  await openEditor(page, 'gen-heart')
  const editor = new EditorPage(page)
  await editor.addPhotos(2)
  await editor.dialog.getByRole('button', { name: 'Plus tard' }).click()
  await expect(page.getByText('2 photos attendent un emplacement')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await fillInRegistration(editor.dialog, user)
  await expect(editor.dialog.getByText('Votre collage est enregistré !')).toBeVisible()
  await expect(editor.dialog.getByText(/sans emplacement/)).toHaveCount(0)
  await expect(page).toHaveURL(/\/editer\/[\w-]+$/)

  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await signIn(other.getByRole('dialog'), user)
  await expect(other.getByText('2 photos attendent un emplacement')).toBeVisible()
})
