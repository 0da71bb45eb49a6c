import { expect, type Locator, type Page, test } from '@playwright/test'
import { dropFiles, middleOf, openEditor, slot, type TestFile } from './support/editor.ts'
import { EditorPage, photos } from './support/editor-page.ts'
import { quarteredJpeg } from './support/photo.ts'

const beach = { name: 'beach.jpg', buffer: quarteredJpeg(1600, 900) }
const wood = { name: 'wood.jpg', buffer: quarteredJpeg(900, 1600) }

/** Drops files in the middle of something, all at once, as from the desktop. */
async function dropTogether(target: Locator, files: readonly TestFile[]): Promise<void> {
  const given = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }))
  await target.evaluate((element, all) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const dataTransfer = new DataTransfer()
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
    }
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true }
    for (const type of ['dragover', 'drop']) element.dispatchEvent(new DragEvent(type, { ...at, dataTransfer }))
  }, given)
}

const prompt = (page: Page, text: string) => page.locator('main p[aria-hidden]').filter({ hasText: text })

test('files come to the sheet from the desktop, and its places say what they are for', async ({ page }) => {
  const editor = new EditorPage(page)
  await openEditor(page, 'gen-alleven')

  await test.step('the help for an enlarged sheet goes with the enlargement', async () => {
    const help = page.getByText(/^Vous voyez une partie de votre collage\. Utilisez la molette/)
    const reset = page.getByRole('button', { name: 'Voir tout le collage' })
    const nearer = page.getByRole('button', { name: 'Agrandir la vue' })
    const place = await nearer.boundingBox()
    await nearer.click()
    await expect(help).toBeVisible()
    await expect(reset).toBeVisible()
    // What comes with the enlargement must not push another button under the pointer.
    expect(await nearer.boundingBox()).toEqual(place)
    await page.getByRole('link', { name: 'Modifier le modèle et le format' }).click()
    await page.getByRole('button', { name: 'Modifier le modèle actuel', exact: true }).click()
    await expect(slot(page, 'img1')).toBeVisible()
    await expect(help).toHaveCount(0)
    await expect(reset).toHaveCount(0)
  })

  await test.step('files dropped on the tray are taken as those of the dialog are', async () => {
    const tray = page.getByRole('region', { name: 'Vos photos' })
    await dropTogether(tray, [beach])
    await expect(slot(page, 'img1')).toHaveAccessibleName(/beach\.jpg/)
    await expect(tray).not.toHaveAttribute('data-target')
    await dropTogether(tray, photos(3))
    await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
    await expect(slot(page, 'img4')).toHaveAccessibleName(/photo-\d\.jpg/)
    await expect(editor.dialog).toHaveCount(0)
  })

  await test.step('a place says what a click would do, to the mouse and to the keys, and not while it is pressed', async () => {
    const [add, edit] = [
      prompt(page, 'Cliquez pour ajouter une photo'),
      prompt(page, 'Cliquez pour modifier ou remplacer'),
    ]
    await slot(page, 'img1').hover()
    await expect(edit).toBeVisible()
    await slot(page, 'img5').hover()
    await expect(add).toBeVisible()
    await slot(page, 'img1').hover()
    await expect(edit).toBeVisible()

    const to = await middleOf(slot(page, 'img6'))
    await page.mouse.down()
    await expect(edit).toBeHidden()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await expect(slot(page, 'img6')).toHaveAttribute('data-target', '')
    await expect(edit).toBeHidden()
    await page.mouse.up()
    await expect(slot(page, 'img6')).toHaveAccessibleName(/beach\.jpg/)

    await page.mouse.move(5, 5)
    await slot(page, 'img5').focus()
    await page.keyboard.press('ArrowRight')
    await expect(slot(page, 'img6')).toBeFocused()
    await expect(edit).toBeVisible()
  })

  await test.step('a double click on an empty place opens the dialog for it and leaves it open', async () => {
    // The dialog does not cover the last place: the second click comes down beside it.
    const { x, y } = await middleOf(slot(page, 'img12'))
    await page.mouse.dblclick(x, y, { delay: 20 })
    const dialog = page.getByRole('dialog', { name: 'Choisissez une photo' })
    await dialog.locator('input[type=file]').setInputFiles({ ...wood, mimeType: 'image/jpeg' })
    await expect(slot(page, 'img12')).toHaveAccessibleName(/wood\.jpg/)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('several files dropped on a full sheet are answered at once, and not when a place is free later', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `img${index + 1}`)
    await dropFiles(page, beach, names)
    await expect(page.getByRole('button', { name: /^Emplacement \d+ sur 12, beach\.jpg/ })).toHaveCount(12)
    await dropTogether(slot(page, 'img5'), photos(5).slice(3))
    await expect(page.getByText(/^Tous les emplacements sont remplis\./)).toBeVisible()
    await slot(page, 'img1').focus()
    await page.keyboard.press('Delete')
    await expect(slot(page, 'img1')).toHaveAccessibleName(/vide$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
