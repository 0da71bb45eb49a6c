import { expect, type Locator, test } from '@playwright/test'
import { middleOf, slot } from './support/editor.ts'
import { EditorPage, photos } from './support/editor-page.ts'
import { doubleTap } from './support/fingers.ts'
import { TemplatePage } from './support/template-page.ts'
import { WINDOWS } from './support/windows.ts'

test('the second click of a double click does nothing new, but for opening a photo on the sheet', async ({ page }) => {
  const twice = async (target: Locator) => {
    const { x, y } = await middleOf(target)
    await page.mouse.dblclick(x, y, { delay: 20 })
  }
  const editor = new EditorPage(page)
  await page.goto('/choix/theme:basic')
  const card = page.getByRole('link', { name: /Harmonie/ })
  await card.scrollIntoViewIfNeeded()
  await twice(card)
  await expect(page).toHaveURL(/\/ontwerp\/basic\//)
  const create = page.getByRole('button', { name: 'Créez votre collage', exact: true })
  await expect(create).toBeVisible()
  await expect(page).toHaveURL(/\/ontwerp\/basic\//)
  await twice(create)
  await expect(slot(page, 'img1')).toBeVisible()
  await expect(editor.dialog).toHaveCount(0)

  await editor.addPhotos(2)
  await editor.dialog.getByRole('button', { name: 'Plus tard' }).click()
  await expect(editor.dialog).toHaveCount(0)
  await twice(page.getByRole('button', { name: 'photo-1.jpg', exact: true }))
  await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-1\.jpg/)
  await expect(page.getByRole('button', { name: /^photo-1\.jpg, / })).toHaveAccessibleName(
    'photo-1.jpg, Utilisée une fois',
  )

  await test.step('a photo on the sheet opens for editing', async () => {
    await twice(slot(page, 'img1'))
    await expect(editor.dialog).toHaveAccessibleName('Modifier la photo')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await editor.dialog.getByRole('button', { name: 'Terminé', exact: true }).click()
    await expect(editor.dialog).toHaveCount(0)
    await expect(slot(page, 'img1')).toBeFocused()
  })

  await slot(page, 'img1').click()
  await expect(page.getByRole('menuitem')).toHaveCount(3)
  await expect(slot(page, 'img1')).toHaveAttribute('data-chosen', '')
  const [menu, photo] = [await page.getByRole('menu').boundingBox(), await slot(page, 'img1').boundingBox()]
  if (!menu || !photo) throw new Error('there is no menu')
  expect(menu.x >= photo.x + photo.width || menu.y >= photo.y + photo.height).toBe(true)

  await test.step('the menu goes with a step back, and does not come with a step forth', async () => {
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(slot(page, 'img1')).toHaveAccessibleName(/vide$/)
    await page.keyboard.press('Control+y')
    await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-1\.jpg/)
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(page.locator('[data-chosen]')).toHaveCount(0)
  })

  await slot(page, 'img1').hover()
  await twice(slot(page, 'img1').locator('> span'))
  await expect(slot(page, 'img1')).toHaveAccessibleName(/vide$/)
  await expect(editor.dialog).toHaveCount(0)

  await test.step('what is made to be pressed in a row still is', async () => {
    await twice(editor.undo)
    await expect(editor.undo).toBeDisabled()
    await expect(slot(page, 'img1')).toHaveAccessibleName(/vide$/)
  })

  const quality = page.getByRole('checkbox', { name: 'Afficher la qualité des photos' })
  await twice(page.getByText('Afficher la qualité des photos'))
  await expect(quality).toBeChecked()

  await test.step('a side menu put away stays away', async () => {
    await page.getByRole('button', { name: 'Masquer le menu' }).click()
    await page.getByRole('link', { name: 'Modifier le modèle et le format' }).click()
    await page.getByRole('button', { name: 'Modifier le modèle actuel', exact: true }).click()
    await expect(slot(page, 'img1')).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.reload()
    await expect(slot(page, 'img1')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Afficher le menu' })).toBeVisible()
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: WINDOWS.phone })

  test('two taps on a photo open it for editing on every phone, and two taps beside it do not', async ({ page }) => {
    const editor = new EditorPage(page)
    await new TemplatePage(page).open('gen-alleven')
    await page.getByRole('button', { name: 'Créez votre collage', exact: true }).tap()
    await editor.bringByBar(photos(12))
    await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).tap()
    await expect(slot(page, 'img12')).toHaveAccessibleName(/photo-\d+\.jpg/)
    await expect(editor.dialog).toHaveCount(0)
    const done = editor.dialog.getByRole('button', { name: 'Terminé', exact: true })
    for (const name of ['phone', 'phone on its side', 'small phone'] as const) {
      await page.setViewportSize(WINDOWS[name])
      // On a small phone the first tap brings the photo nearer, and the second still opens that one.
      for (const id of ['img5', 'img12']) {
        const photo = /photo-\d+\.jpg/.exec((await slot(page, id).getAttribute('aria-label')) ?? '')?.[0]
        await doubleTap(page, await middleOf(slot(page, id)))
        await expect(editor.dialog, `${id}, ${name}`).toHaveAccessibleName('Modifier la photo')
        await expect(editor.dialog).toHaveCount(1)
        await expect(page.getByRole('menuitem')).toHaveCount(0)
        await done.tap()
        await expect(editor.dialog).toHaveCount(0)
        await expect(slot(page, id)).toHaveAccessibleName(new RegExp(photo ?? 'no photo'))
        const whole = page.getByRole('button', { name: 'Voir tout le collage' })
        if (await whole.isVisible()) await whole.tap()
      }
    }
    // An empty slot asks for a photo, as with one tap.
    await editor.undo.tap()
    await expect(slot(page, 'img5')).toHaveAccessibleName(/vide$/)
    await doubleTap(page, await middleOf(slot(page, 'img5')))
    await expect(editor.dialog).toHaveCount(1)
    await expect(editor.dialog).not.toHaveAccessibleName('Modifier la photo')
  })
})
