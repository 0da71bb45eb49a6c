import { expect, type Locator, test } from '@playwright/test'
import { openEditor } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { violations } from './support/violations.ts'
import { WINDOWS } from './support/windows.ts'

/** The elements that reach over the side of a part of the page. Only a row of photos may. */
function spillsSideways(part: Locator): Promise<readonly string[]> {
  return part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const words = [...element.querySelectorAll('button, p, label')].filter(
      (each) => !each.closest('[role=grid], [aria-hidden=true]'),
    )
    const spilt = words.filter((each) => {
      const box = each.getBoundingClientRect()
      return (
        each.checkVisibility() && (box.left < left - 1 || box.right > right + 1 || each.scrollWidth > box.width + 2)
      )
    })
    const names = spilt.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
    return element.scrollWidth > element.clientWidth ? ['all of it', ...names] : names
  })
}

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

  await test.step('what stands beside the sheet never has to be scrolled sideways', async () => {
    const menu = page.getByRole('complementary', { name: 'Menu du collage' })
    for (const window of [WINDOWS.laptop, { width: 1024, height: 600 }, { width: 683, height: 328 }]) {
      await page.setViewportSize(window)
      await expect(menu.or(editor.barButton('Photos'))).toBeVisible()
      const isPhone = (await menu.count()) === 0
      if (isPhone) await editor.barButton('Photos').click()
      await expect
        .poll(() => spillsSideways(isPhone ? editor.dialog : menu), { message: `${window.width}` })
        .toEqual([])
      if (isPhone) await page.keyboard.press('Escape')
    }
    await page.setViewportSize(WINDOWS.desktop)
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
