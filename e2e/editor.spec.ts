// A long file: the journeys through the editor, each with all that is asked on its way.
import { expect, type Page, test } from '@playwright/test'
import { slot } from './support/editor.ts'
import { EditorPage, photos } from './support/editor-page.ts'
import { pixelAt } from './support/pixels.ts'
import { outOfReach } from './support/reachable.ts'
import { violations } from './support/violations.ts'
import { TRIED_WINDOWS, WINDOWS, windowsOf } from './support/windows.ts'

for (const [name, window] of windowsOf('desktop')) {
  test(`a collage is made on a ${name}, taken back to nothing and made again`, async ({ page }) => {
    await page.setViewportSize(window)
    const editor = new EditorPage(page)
    await editor.openWithTitle()
    const isPhone = await editor.barButton('Photos').isVisible()
    const empty = await editor.names()

    await editor.addPhotos(13)
    await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
    await expect(slot(page, 'img12')).toHaveAccessibleName(/photo-\d+\.jpg/)
    const notice = page.getByRole('status').filter({ hasText: 'certaines photos n’ont pas été utilisées' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Fermer' }).click()

    const first = (await slot(page, 'img1').getAttribute('aria-label'))?.match(/photo-\d+/)?.[0] ?? 'none'
    await editor.drag('img1', 'img2')
    await expect(slot(page, 'img2')).toHaveAccessibleName(new RegExp(`${first}\\.`))
    await expect(page.locator('body > canvas')).toHaveCount(0)

    await editor.choose('img2', 'Modifier')
    for (let press = 0; press < 4; press++) await editor.dialog.getByRole('button', { name: 'Agrandir' }).click()
    await editor.dialog.getByRole('button', { name: 'Terminé' }).click()
    await expect(editor.dialog).toHaveCount(0)

    await (await editor.tool('Changer le titre')).click()
    await editor.dialog.getByRole('textbox', { name: 'Titre', exact: true }).fill('Nos vacances')
    await editor.dialog.getByText('Majuscules ?').click()
    await editor.dialog.getByRole('button', { name: 'Modifier le texte' }).click()
    await expect(editor.title).toHaveAccessibleName(/Nos vacances/)

    await editor.title.dblclick()
    const field = page.getByRole('textbox', { name: 'Titre', exact: true })
    await expect(field).toBeFocused()
    await field.fill('Nos vacances ☀')
    await expect(page.getByRole('status').filter({ hasText: '☀' })).toBeVisible()
    await field.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(editor.title).toHaveAccessibleName('Titre : Nos vacances')
    await expect(editor.title).toBeFocused()
    await page.keyboard.press('F2')
    await field.fill('Nos vacances à Lisbonne')
    await field.press('Enter')
    await expect(editor.title).toHaveAccessibleName('Titre : Nos vacances à Lisbonne')

    await (await editor.tool('Changer la couleur de fond')).click()
    await page.getByRole('button', { name: 'bleu, nuance 6 sur 8' }).click()
    const corner = () => pixelAt(page.locator('main canvas'), 0.002, 0.002)
    await expect.poll(async () => (await corner()).b, { message: 'the ground is blue' }).toBe(0xb9)
    await page.getByRole('button', { name: 'fermer', exact: true }).click()

    if (isPhone) await editor.barButton('Photos').click()
    await page.getByText('Afficher la qualité des photos').last().click()
    await expect(page.getByRole('checkbox', { name: 'Afficher la qualité des photos' })).toBeChecked()
    if (isPhone) await page.keyboard.press('Escape')

    const made = await editor.names()
    expect(await editor.pressToTheEnd(editor.undo)).toBe(6)
    expect(await editor.names()).toEqual(empty)
    await expect.poll(async () => (await corner()).b).toBe(0xff)
    expect(await editor.pressToTheEnd(editor.redo)).toBe(6)
    expect(await editor.names()).toEqual(made)
    await expect.poll(async () => (await corner()).b).toBe(0xb9)
  })
}

test('nothing is cut or lies under something in any window, and what was cleared comes back from its toast', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  await editor.openWithTitle()
  await editor.addPhotos(11)
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
  await expect(page.getByRole('button', { name: /^Emplacement \d+ sur 12, photo-\d/ })).toHaveCount(11)
  const filled = await editor.names()
  await slot(page, 'img1').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.setViewportSize(WINDOWS.tablet)
  await expect(page.getByRole('menu')).toHaveCount(0)
  // Skip links exist only for the keyboard.
  const hidden = async () => (await outOfReach(page.locator('body'))).filter((name) => !name.startsWith('Aller au '))
  for (const [name, window] of Object.entries(WINDOWS)) {
    await page.setViewportSize(window)
    await expect.poll(hidden, { message: name }).toEqual([])
  }
  await page.setViewportSize(WINDOWS.laptop)
  // Rows of photos and the texts below them.
  await expect(page.getByRole('complementary')).toHaveJSProperty('scrollTop', 0)
  const cut = () => page.getByRole('complementary').evaluate((menu) => menu.scrollHeight - menu.clientHeight)
  await expect.poll(cut).toBe(0)
  for (const tile of await page
    .locator('aside [data-photo]')
    .all()
    .then((tiles) => tiles.slice(0, 4))) {
    await expect(tile).toBeInViewport({ ratio: 1 })
  }
  // A row is there or it is not.
  const halves = () =>
    page.locator('aside [role=grid]').evaluate((grid) => {
      const edge = grid.getBoundingClientRect().bottom
      const boxes = [...grid.querySelectorAll('[data-photo]')].map((tile) => tile.getBoundingClientRect())
      return boxes.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length
    })
  // The space under the last visible row is too small for another one.
  const unused = () =>
    page.locator('aside [role=grid]').evaluate((grid) => {
      const room = grid.parentElement?.getBoundingClientRect().bottom ?? 0
      return grid.scrollHeight > grid.clientHeight ? Math.max(0, room - grid.getBoundingClientRect().bottom) : 0
    })
  for (const height of [1080, 900, 800, 657, 640, 620, 600, 580]) {
    await page.setViewportSize({ ...WINDOWS.laptop, height })
    await expect.poll(halves, { message: `${height} px` }).toBe(0)
    await expect.poll(unused, { message: `${height} px` }).toBeLessThan(4)
  }
  for (const [height, seen] of [
    [1080, 8],
    [657, 6],
  ] as const) {
    await page.setViewportSize({ ...WINDOWS.laptop, height })
    await expect(page.locator('aside [data-photo]').nth(seen - 1), `${height} px`).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize(WINDOWS.laptop)
  await page.getByRole('button', { name: 'Mélanger les photos' }).click()
  await expect.poll(() => editor.names()).not.toEqual(filled)
  const shuffled = await editor.names()
  await page.getByRole('button', { name: 'Vider le collage' }).click()
  await expect(slot(page, 'img1')).toHaveAccessibleName(/vide/)
  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click()
  expect(await editor.names()).toEqual(shuffled)
})

/** Presses Tab until the given element has the focus. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${selector} cannot be reached with ${key}`)
}

const focused = (page: Page) => page.locator(':focus')

for (const [name, window] of TRIED_WINDOWS) {
  test(`everything can be done with keys alone on a ${name}, and the focus always comes back`, async ({ page }) => {
    await page.setViewportSize(window)
    const isPhone = window.width < 600
    const editor = new EditorPage(page)
    await editor.openWithTitle()
    await tabTo(page, '[data-slot=img1]')
    await page.keyboard.press('Enter')
    await expect(editor.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(focused(page)).toHaveAttribute('data-slot', 'img1')

    await page.keyboard.press('Enter')
    await expect(editor.dialog).toBeVisible()
    const chooser = page.waitForEvent('filechooser')
    for (const key of ['Tab', 'Tab', 'Tab']) {
      if (
        (await focused(page)
          .innerText()
          .catch(() => '')) === 'Choisir des photos'
      )
        break
      await page.keyboard.press(key)
    }
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(photos(1))
    await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-1\.jpg/)
    await expect(focused(page)).toHaveAttribute('data-slot', 'img1')

    // On a phone the menu of a slot comes up as a sheet, which hears keys once it has the focus.
    const hasFocus = () => editor.dialog.evaluate((dialog) => dialog.contains(document.activeElement))
    const opened = () => (isPhone ? expect.poll(hasFocus).toBe(true) : expect(focused(page)).toHaveText('Remplacer'))
    await page.keyboard.press('Enter')
    await opened()
    await page.keyboard.press('Escape')
    await expect(focused(page)).toHaveAttribute('data-slot', 'img1')
    await page.keyboard.press('Enter')
    await opened()
    if (isPhone) await editor.dialog.getByRole('button', { name: 'Modifier', exact: true }).press('Enter')
    else for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect(editor.dialog.getByRole('heading', { name: 'Modifier la photo' })).toBeVisible()
    await expect(page).toHaveTitle('Modifier la photo')
    await editor.dialog.getByRole('button', { name: 'Texte', exact: true }).press('Enter')
    await editor.dialog.getByRole('textbox', { name: 'Texte' }).pressSequentially('Plage')
    await editor.dialog.getByRole('button', { name: 'Terminé' }).press('Enter')
    await expect(focused(page)).toHaveAttribute('data-slot', 'img1')
    await expect(page).toHaveTitle('Remplir le collage')

    await page.keyboard.press('m')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(slot(page, 'img2')).toHaveAccessibleName(/photo-1\.jpg/)

    // A phone has the colours in its bar. Elsewhere the tools are one stop for Tab; arrows lead from one to the next.
    if (await editor.barButton('Photos').isVisible()) {
      await tabTo(page, '#editor-colours')
    } else {
      await tabTo(page, '[role=toolbar]:has(#editor-colours) button', 'Shift+Tab')
      await page.keyboard.press('Home')
      // In a low window they stand side by side.
      await tabTo(page, '#editor-colours', window.height < 720 ? 'ArrowRight' : 'ArrowDown')
    }
    await page.keyboard.press('Enter')
    await tabTo(page, '[role=gridcell] button')
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'Escape']) await page.keyboard.press(key)
    await expect(focused(page)).toHaveAttribute('id', 'editor-colours')

    for (const key of ['Control+z', 'Control+z', 'Control+z']) await page.keyboard.press(key)
    await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-1\.jpg/)
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('Control+y')
    await expect(slot(page, 'img2')).toHaveAccessibleName(/photo-1\.jpg/)
  })
}

test('the editor and each of its dialogs can be used by everybody', async ({ page }) => {
  const editor = new EditorPage(page)
  await editor.openWithTitle()
  const found: string[] = []
  const look = async (what: string) => {
    for (const each of await violations(page, 'light')) found.push(`${what}: ${each}`)
  }
  await look('empty')
  await page.getByRole('button', { name: 'Ajouter des photos' }).click()
  await look('photo dialog')
  await editor.dialog.locator('input[type=file]').setInputFiles(photos(4))
  await expect(editor.dialog.getByRole('heading', { name: 'Vos photos sont prêtes' })).toBeVisible()
  await look('offer')
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
  await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-\d+\.jpg/)
  await look('filled')
  await slot(page, 'img1').click()
  await look('slot menu')
  await page.getByRole('menuitem', { name: 'Modifier' }).click()
  await look('edit')
  await editor.dialog.getByRole('slider', { name: 'Redresser' }).press('ArrowRight')
  await look('adjust')
  await editor.dialog.getByRole('button', { name: 'Texte', exact: true }).click()
  await expect(editor.dialog.getByRole('textbox')).toBeVisible()
  await look('photo text')
  await page.keyboard.press('Escape')
  await (await editor.tool('Changer le titre')).click()
  await editor.dialog.getByRole('button', { name: 'Changer la couleur' }).click()
  await look('title')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Changer la couleur de fond' }).click()
  await look('background')
  await page.keyboard.press('Escape')
  // The layout is tried on the sheet, and all tries are one step.
  await page.getByRole('button', { name: 'Modifier la composition' }).click()
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Colonnes : plus' }).click()
  await expect(slot(page, 'img15')).toBeVisible()
  await look('layout')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(slot(page, 'img12')).toBeVisible()
  await expect(slot(page, 'img13')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(editor.dialog.getByRole('heading', { name: 'Raccourcis clavier' })).toBeVisible()
  await look('shortcuts')
  await page.keyboard.press('Escape')
  await page.setViewportSize(WINDOWS.phone)
  await editor.barButton('Photos').click()
  await look('the photos of a phone')
  await page.keyboard.press('Escape')
  await page.setViewportSize(WINDOWS.desktop)
  await page.getByRole('button', { name: 'Quitter le créateur de collage' }).click()
  await look('quit')
  expect(found).toEqual([])
})

test('quitting asks first, comes back from every dialog and leaves for good', { tag: '@quick' }, async ({ page }) => {
  const editor = new EditorPage(page)
  await editor.openWithTitle()
  await slot(page, 'img1').click()
  await expect(page).toHaveTitle('Choisir une photo')
  await editor.dialog.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Quitter le créateur de collage' }).click()
  await editor.dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(slot(page, 'img1')).toBeVisible()
  await page.getByRole('button', { name: 'Quitter le créateur de collage' }).click()
  await editor.dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(page).toHaveURL('/fini-avec-lapplication')
  const views = await page.evaluate(() =>
    ((globalThis as unknown as { dataLayer?: readonly { page_path?: string }[] }).dataLayer ?? []).flatMap(
      ({ page_path }) => page_path ?? [],
    ),
  )
  expect(views.slice(1)).toEqual([
    '/htmlapp/editer',
    '/htmlapp/edit/normal',
    '/htmlapp/edit/file',
    '/htmlapp/edit/normal',
    '/htmlapp/edit/want_to_quit',
    '/htmlapp/edit/normal',
    '/htmlapp/edit/want_to_quit',
    '/htmlapp/fini-avec-lapplication',
  ])
  await page.goBack()
  await expect(page).toHaveURL('/keuze')
})

test('a title is held to its room, and the browser’s back closes a dialog before it leaves', async ({ page }) => {
  const editor = new EditorPage(page)
  await editor.openWithTitle()

  await test.step('a title that capitals have made too long is said to be so, and is shortened letter by letter', async () => {
    await editor.title.click()
    // Pressing a text starts writing it.
    await expect(editor.dialog.getByRole('textbox', { name: 'Titre', exact: true })).toBeFocused()
    await editor.dialog.getByText('Majuscules ?').click()
    const fields = { Titre: 'Le titre', 'Sous-titre': 'Le sous-titre' }
    for (const [label, subject] of Object.entries(fields)) {
      const field = editor.dialog.getByRole('textbox', { name: label, exact: true })
      const refusal = editor.dialog.getByText(`${subject} est trop long pour ce champ.`)
      await field.fill('nos vacances '.repeat(8))
      while (!(await refusal.isVisible())) await field.fill(`${await field.inputValue()}nos vacances `)
      await editor.dialog.getByText('Majuscules ?').click()
      await expect(refusal).toBeVisible()
      const long = await field.inputValue()
      await field.press('End')
      for (let press = 1; press <= 3; press++) {
        await field.press('Backspace')
        await expect(field).toHaveValue(long.slice(0, -press))
      }
      await expect(refusal).toBeVisible()
      await field.fill('Été')
      await expect(refusal).toHaveCount(0)
      await editor.dialog.getByText('Majuscules ?').click()
    }
    await page.keyboard.press('Escape')
    await expect(editor.dialog).toHaveCount(0)
  })

  await test.step('the browser’s back closes a dialog before it leaves the editor', async () => {
    for (const open of [() => slot(page, 'img1').click(), () => editor.title.click()]) {
      await open()
      await expect(editor.dialog).toBeVisible()
      await page.goBack()
      await expect(editor.dialog).toHaveCount(0)
      await expect(page).toHaveURL('/editer')
    }
    await slot(page, 'img1').click()
    await page.keyboard.press('Escape')
    await expect(editor.dialog).toHaveCount(0)
    await page.evaluate(() => window.history.back())
    await expect(page).toHaveURL('/ontwerp/basic/gen-alleven')
  })
})
