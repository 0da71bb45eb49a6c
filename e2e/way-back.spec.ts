import { expect, test } from '@playwright/test'
import { slot } from './support/editor.ts'
import { EditorPage, photos } from './support/editor-page.ts'
import { sample } from './support/sample.ts'
import { WINDOWS } from './support/windows.ts'

test("on a phone the browser's back closes every menu and question before it leaves, and forward opens none", async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS.phone)
  const editor = new EditorPage(page)
  await editor.openWithTitle()
  await editor.addPhotos(2)
  await expect(editor.dialog.getByRole('heading', { name: 'Vos photos sont prêtes' })).toBeVisible()
  await page.goBack()
  await expect(editor.dialog).toHaveCount(0)
  await (await editor.tool('Remplir automatiquement')).click()
  await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-\d\.jpg/)

  const openers = {
    'the menu of a photo': () => slot(page, 'img1').click(),
    'the layout': () => editor.barButton('Composition').click(),
    'the colours': async () => (await editor.tool('Changer la couleur de fond')).click(),
  }
  for (const [what, open] of Object.entries(openers)) {
    await test.step(what, async () => {
      await open()
      await expect(editor.dialog).toHaveCount(1)
      await page.goBack()
      await expect(editor.dialog).toHaveCount(0)
      await expect(page).toHaveURL('/editer')
      await page.goForward()
      await expect(slot(page, 'img1')).toBeVisible()
      await expect(editor.dialog).toHaveCount(0)
    })
  }
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL('/ontwerp/basic/gen-alleven')

  await test.step('a menu left open is closed for whoever comes back', async () => {
    await page.goForward()
    await editor.barButton('Photos').click()
    await expect(editor.dialog).toHaveCount(1)
    await page.evaluate(() => window.history.go(-2))
    await expect(page).toHaveURL('/ontwerp/basic/gen-alleven')
    await page.goForward()
    await expect(slot(page, 'img1')).toBeVisible()
    await expect(editor.dialog).toHaveCount(0)
  })
})

test('what is left or deleted can be come back to', async ({ page }) => {
  const editor = new EditorPage(page)
  await editor.openWithTitle()

  await test.step('the work in a dialog is kept however it is left, as one step that a toast undoes', async () => {
    await slot(page, 'img1').click()
    await editor.dialog.locator('input[type=file]').setInputFiles(photos(1))
    await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-1\.jpg/)
    const field = editor.dialog.getByRole('textbox').first()
    const button = (name: string) => editor.dialog.getByRole('button', { name, exact: true })
    const undone = page.getByRole('status').getByRole('button', { name: 'Annuler', exact: true })
    const frame = async () => {
      await editor.choose('img1', 'Modifier')
      await button('Agrandir').click()
    }
    const dialogs = {
      photo: frame,
      'photo and text': async () => {
        await frame()
        await button('Texte').click()
        await expect(field).toHaveValue('')
        await field.pressSequentially('ab')
      },
      title: async () => {
        await editor.title.click()
        await field.fill('Nos vacances')
      },
    }
    const leaves = sample(
      [
        ['Escape', () => page.keyboard.press('Escape')],
        ['the cross', () => button('Fermer').click()],
        ['a click beside', () => page.mouse.click(5, 300)],
        ['the way back', () => page.goBack()],
      ] as const,
      2,
    )
    for (const [what, work] of Object.entries(dialogs)) {
      for (const [how, leave] of leaves) {
        await test.step(`${what}: ${how}`, async () => {
          await work()
          await leave()
          await expect(editor.dialog).toHaveCount(0)
          await expect(page.getByText('Vos modifications sont appliquées.')).toBeVisible()
          await undone.click()
          await expect(undone).toHaveCount(0)
        })
      }
    }
    // The photo itself is the only step left.
    expect(await editor.pressToTheEnd(editor.undo)).toBe(1)
    await editor.redo.click()
    await dialogs['photo and text']()
    await editor.dialog.getByRole('button', { name: 'Éditer' }).click()
    await button('Texte').click()
    await expect(field).toHaveValue('ab')
    await button('Terminé').click()
    await expect(page.getByText('Vos modifications sont appliquées.')).toHaveCount(0)
    expect(await editor.pressToTheEnd(editor.undo)).toBe(2)
  })

  await test.step('a photo that is used can be deleted, and comes back with all its slots in one step', async () => {
    await page.getByRole('button', { name: 'photo-1.jpg', exact: true }).click()
    await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-1\.jpg/)
    await page.getByRole('button', { name: 'photo-1.jpg, Utilisée une fois' }).click()
    await expect(slot(page, 'img2')).toHaveAccessibleName(/photo-1\.jpg/)

    const remove = page.getByRole('button', { name: 'Retirer photo-1.jpg de vos photos et du collage' })
    await remove.click()
    for (const name of ['img1', 'img2']) await expect(slot(page, name)).toHaveAccessibleName(/vide/)
    await expect(page.getByText('Ajoutez vos photos : elles apparaîtront ici.')).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click()
    for (const name of ['img1', 'img2']) await expect(slot(page, name)).toHaveAccessibleName(/photo-1\.jpg/)
    await expect(remove).toBeVisible()
  })

  await test.step('from the editor the way back leads to the template of the collage, not to the one last looked at', async () => {
    const back = page.getByRole('link', { name: 'Retour', exact: true })
    const second = page.getByRole('link', { name: /^2/ })
    await page.getByRole('link', { name: /^1/ }).click()
    await page.locator('a[href="/ontwerp/basic/gen-heart"]').click()
    await expect(page).toHaveURL('/ontwerp/basic/gen-heart')
    for (let step = 0; step < 2; step++) await page.evaluate(() => window.history.back())
    await expect(page).toHaveURL('/editer')
    await expect(back).toHaveAttribute('href', '/ontwerp/basic/gen-alleven')
    await expect(second).toHaveAttribute('href', '/ontwerp/basic/gen-alleven')

    // A drawn template, by an address of the other kind; then the change of template is undone.
    await page.evaluate(() => {
      window.history.pushState(null, '', '/collage/basic/retro-arcade')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('button', { name: 'Modifier le modèle actuel', exact: true }).click()
    await expect(page).toHaveURL('/editer')
    await expect(back).toHaveAttribute('href', '/ontwerp/design/retro-arcade')
    await editor.undo.click()
    await expect(back).toHaveAttribute('href', '/ontwerp/basic/gen-alleven')
  })
})
