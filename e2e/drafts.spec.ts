// A long file: every way in which a tab can end and its collage come back, over the same helpers.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { reportedEvents } from './support/data-layer.ts'
import { dropFiles, openEditor, settledSheet, slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { quarteredJpeg } from './support/photo.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { violationsWideAndNarrow } from './support/violations.ts'
import { WIDE_AND_NARROW } from './support/windows.ts'

interface StoredDraft {
  readonly draftId: string
  /** None while a tab has photos and no collage yet. */
  readonly xml?: string
  readonly isUnsaved: boolean
  readonly photos: readonly { readonly id: string; readonly name: string }[]
}

/** The content of the browser's database. */
async function stored(page: Page): Promise<{ drafts: readonly StoredDraft[]; files: number; pictures: number }> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
      })
    const opening = indexedDB.open('collagerie')
    // Only the page may create the database: looking at it earlier must not leave an empty one behind.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    const db = await answer(opening).catch(() => undefined)
    if (!db) return { drafts: [], files: 0, pictures: 0 }
    const work = db.transaction(['drafts', 'photos', 'pictures'])
    const found = {
      drafts: await answer(work.objectStore('drafts').getAll()),
      files: await answer(work.objectStore('photos').count()),
      pictures: await answer(work.objectStore('pictures').count()),
    }
    db.close()
    return found
  })
}

/** Waits until `files` files are kept, and a draft with `placed` filled slots. */
async function untilKept(page: Page, files: number, placed = files): Promise<void> {
  const kept = async () => {
    const { drafts, files: count } = await stored(page)
    return [count, drafts.map(({ xml }) => xml?.match(/<photo id="[^"]*" zoom/g)?.length ?? 0)]
  }
  await expect.poll(kept).toEqual([files, expect.arrayContaining([placed])])
}

const tray = (page: Page) =>
  page.locator('[data-state] img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))

async function fill(page: Page, template: string, slots: readonly string[]): Promise<void> {
  await openEditor(page, template)
  for (const [index, name] of slots.entries()) {
    await dropFiles(page, { name: `photo-${index + 1}.jpg`, buffer: quarteredJpeg(1200 + 20 * index, 900) }, [name])
    await expect(slot(page, name)).toHaveAccessibleName(/photo-\d/)
  }
}

const shelf = (page: Page) => page.getByRole('region', { name: 'Reprendre votre collage' })
const cards = (page: Page) => shelf(page).getByRole('article')
const action = (card: Locator, name: string) => card.getByRole('button', { name, exact: true })

/** Another tab of the same browser, which lets itself be closed. */
async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
})

test('a reload brings back the same sheet, the photos in their order, texts and colours', { tag: '@quick' }, async ({
  page,
}) => {
  const editor = new EditorPage(page)
  await editor.openWithTitle()
  await editor.addPhotos(14)
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
  await expect(slot(page, 'img12')).toHaveAccessibleName(/photo-\d+\.jpg/)
  await editor.drag('img1', 'img2')
  await editor.choose('img3', 'Modifier')
  for (let press = 0; press < 4; press++) await editor.dialog.getByRole('button', { name: 'Agrandir' }).click()
  await editor.dialog.getByRole('button', { name: 'Pivoter' }).click()
  await editor.dialog.getByRole('button', { name: 'Terminé' }).click()
  await (await editor.tool('Changer le titre')).click()
  await editor.dialog.getByRole('textbox', { name: 'Titre', exact: true }).fill('Nos vacances')
  await editor.dialog.getByRole('button', { name: 'Modifier le texte' }).click()
  await (await editor.tool('Changer la couleur de fond')).click()
  await page.getByRole('button', { name: 'bleu, nuance 6 sur 8' }).click()
  await page.getByRole('button', { name: 'fermer', exact: true }).click()
  await untilKept(page, 14, 12)
  const before = { names: await editor.names(), tray: await tray(page), sheet: await settledSheet(page) }
  expect(before.tray).toHaveLength(14)

  await page.reload()
  await expect(slot(page, 'img12')).toBeVisible()
  await expect.poll(() => tray(page)).toEqual(before.tray)
  expect(await editor.names()).toEqual(before.names)
  await expect.poll(async () => (await settledSheet(page)) === before.sheet).toBe(true)
  await expect(page).toHaveURL('/editer')
  // Changes made from now on are kept as before.
  const [draft] = (await stored(page)).drafts
  await page.getByRole('button', { name: 'Mélanger les photos' }).click()
  await expect.poll(async () => (await stored(page)).drafts[0]?.xml === draft?.xml).toBe(false)
  expect((await stored(page)).drafts).toHaveLength(1)
  expect((await stored(page)).files).toBe(14)
})

test('the list of templates has the photos of the open collage after a reload too', async ({ page }) => {
  const editor = new EditorPage(page)
  await openEditor(page, 'gen-alleven')
  await editor.addPhotos(3)
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
  await expect(page.locator('output[data-state=savedHere]')).toBeAttached()
  await page.goto('/choix')
  await expect(page.getByRole('button', { name: 'Pour vos 3 photos' })).toBeVisible()
})

test('a tab is offered what it began, and nothing before that', async ({ page, context }) => {
  await test.step('a first visit downloads nothing for drafts, and an untouched collage is not offered', async () => {
    await page.goto('/choix')
    await expect(page.getByRole('link', { name: /Harmonie/ })).toBeVisible()
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
    )
    expect(scripts.filter((name) => name.startsWith('draft-list'))).toEqual([])
    await openEditor(page, 'gen-single')
    await expect.poll(async () => (await stored(page)).drafts.map(({ isUnsaved }) => isUnsaved)).toEqual([false])
    await page.reload()
    await expect(slot(page, 'img1')).toBeVisible()
    await page.goto('/choix')
    await expect(page.getByRole('link', { name: /Harmonie/ })).toBeVisible()
    await expect(shelf(page)).toHaveCount(0)
  })

  await test.step('a new tab is offered the collage, continues it, and can delete and bring back another', async () => {
    await fill(page, 'gen-alleven', ['img1', 'img2'])
    await untilKept(page, 2)
    await expect(page.getByText('Gardé sur cet appareil')).toBeVisible()
    await expect.poll(async () => (await stored(page)).pictures).toBe(1)
    const before = await settledSheet(page)
    await page.close()

    const tab = await newTab(context)
    await tab.goto('/choix')
    await expect(cards(tab)).toHaveCount(1)
    await expect(cards(tab)).toContainText('Harmonie')
    await expect(cards(tab)).toContainText('50 x 40 cm')
    await expect(cards(tab).locator('time')).toContainText(String(new Date().getFullYear()))
    await expect
      .poll(() =>
        cards(tab)
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBe(320)

    await action(cards(tab), 'Supprimer ce brouillon').click()
    await expect(shelf(tab)).toHaveCount(0)
    await tab.getByRole('status').getByRole('button', { name: 'Annuler' }).click()
    await expect(cards(tab)).toHaveCount(1)

    await action(cards(tab), 'Continuer').click()
    await expect(tab).toHaveURL('/editer')
    await expect(slot(tab, 'img2')).toHaveAccessibleName(/photo-2\.jpg/)
    await expect.poll(async () => (await settledSheet(tab)) === before).toBe(true)
  })
})

test('neither a lost connection nor a dead tab costs anything that was kept', async ({ page, context }) => {
  await test.step('without a connection every change is kept all the same', async () => {
    await fill(page, 'gen-alleven', ['img1', 'img2'])
    await context.setOffline(true)
    await dropFiles(page, { name: 'late.jpg', buffer: quarteredJpeg(1000, 900) }, ['img3'])
    await expect(slot(page, 'img3')).toHaveAccessibleName(/late/)
    await untilKept(page, 3)
    const before = await settledSheet(page)
    await context.setOffline(false)
    await page.reload()
    await expect(slot(page, 'img3')).toHaveAccessibleName(/late/)
    await expect.poll(async () => (await settledSheet(page)) === before).toBe(true)
  })

  await test.step('a tab that dies without a word loses nothing that was kept, and nobody is kept out by it', async () => {
    await slot(page, 'img1').press('Delete')
    await expect(slot(page, 'img1')).toHaveAccessibleName(/vide/)
    await untilKept(page, 3, 2)
    const devtools = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    devtools.send('Page.crash').catch(() => undefined)
    await crashed

    const tab = await newTab(context)
    await tab.goto('/choix')
    // The browser has taken the lock of the dead tab back: it is no copy that is offered.
    await action(cards(tab), 'Continuer').click()
    await expect(slot(tab, 'img2')).toHaveAccessibleName(/photo-2\.jpg/)
    await expect(slot(tab, 'img1')).toHaveAccessibleName(/vide/)
  })
})

for (const means of ['the locks of the browser', 'questions alone, as on a page without TLS']) {
  test(`two tabs never write the same draft, by ${means}: the second one opens a copy`, async ({ page, context }) => {
    if (means.startsWith('questions')) {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    }
    await fill(page, 'gen-alleven', ['img1'])
    await untilKept(page, 1)
    const tab = await newTab(context)
    await tab.goto('/choix')
    await expect(cards(tab)).toContainText('Ouvert dans un autre onglet')
    await expect(action(cards(tab), 'Supprimer ce brouillon')).toHaveCount(0)
    await action(cards(tab), 'Ouvrir une copie').click()
    await expect(slot(tab, 'img1')).toHaveAccessibleName(/photo-1\.jpg/)
    await slot(tab, 'img1').press('Delete')
    await expect
      .poll(async () =>
        (await stored(tab)).drafts.map(({ xml }) => (xml?.includes('zoom=') ? 1 : 0)).toSorted((a, b) => a - b),
      )
      .toEqual([0, 1])
    expect((await stored(tab)).files).toBe(2)

    // A duplicated tab remembers the same draft; it must not take it over.
    const draftId = await page.evaluate(() => sessionStorage.getItem('collagerie-draft'))
    const third = await newTab(context)
    await third.goto('/choix')
    await third.evaluate((id) => sessionStorage.setItem('collagerie-draft', id ?? ''), draftId)
    await third.goto('/editer')
    await expect(third).toHaveURL('/keuze')
    await expect(third.getByText('Ce collage est ouvert dans un autre onglet.')).toBeVisible()
    await expect(cards(third)).toHaveCount(2)

    if (means.startsWith('questions')) return
    await test.step('the list with drafts has no violation that axe can find', async () => {
      await third.goto('/choix/theme:basic')
      await expect(cards(third)).toHaveCount(2)
      expect(await violationsWideAndNarrow(third)).toEqual([])
      for (const window of WIDE_AND_NARROW) {
        await third.setViewportSize(window)
        await expect.poll(() => third.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width)
      }
    })
  })
}

test('a tab changes from one collage to another, and what makes no sense is passed over', async ({ page }) => {
  await test.step('another collage is taken up in a tab that has one, without mixing their photos', async () => {
    await fill(page, 'gen-single', ['img1'])
    await untilKept(page, 1)
    await fill(page, 'gen-alleven', ['img1', 'img2'])
    await untilKept(page, 3, 2)
    await page
      .getByRole('link', { name: /Choisir un modèle/ })
      .first()
      .click()
    await expect(cards(page)).toHaveCount(2)
    const single = cards(page).filter({ hasNotText: 'Harmonie' })
    await action(single, 'Continuer').click()
    await expect(page.locator('[data-slot]')).toHaveCount(1)
    await expect(slot(page, 'img1')).toHaveAccessibleName(/photo-1\.jpg/)
    await expect.poll(() => tray(page)).toHaveLength(1)
  })

  await test.step('a change right before the tab leaves is kept too', async () => {
    await slot(page, 'img1').press('Delete')
    await page.goto('/choix')
    await expect(cards(page)).toHaveCount(2)
    const placed = async () => (await stored(page)).drafts.filter(({ xml }) => xml?.includes('zoom='))
    await expect.poll(async () => (await placed()).length).toBe(1)
  })

  await test.step('records that make no sense are passed over', async () => {
    await page.evaluate(async () => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          request.addEventListener('success', () => resolve(request.result))
        })
      const db = await answer(indexedDB.open('collagerie'))
      const table = db.transaction('drafts', 'readwrite').objectStore('drafts')
      const [good] = await answer(table.getAll())
      const broken = [null, 'x', { ...good, photos: 3 }, { ...good, version: 99 }, { ...good, draftId: 7 }]
      await Promise.all(broken.map((record, index) => answer(table.put(record, `broken${index}`))))
      await answer(table.put({ ...good, draftId: 'unreadable', xml: '<collage' }, 'unreadable'))
      db.close()
    })
    await page.reload()
    await expect(cards(page)).toHaveCount(3)
    await page.evaluate(() => sessionStorage.setItem('collagerie-draft', 'unreadable'))
    await page.goto('/editer')
    await expect(page).toHaveURL('/keuze')
    await expect(page.getByRole('alert').filter({ hasText: 'n’a pas pu être ouvert' })).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('collagerie-draft', 'broken2'))
    await page.goto('/editer')
    await expect(page).toHaveURL('/keuze')
    await expect(cards(page)).toHaveCount(3)
  })
})

test('a browser without room says so once, and the work goes on', async ({ page, context }) => {
  await page.goto('/choix')
  const devtools = await context.newCDPSession(page)
  // Set before the database is first used, because the browser caches the free space for a while.
  const origin = new URL(page.url()).origin
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000 })
  await openEditor(page, 'gen-alleven')
  const notice = page.getByRole('alert').filter({ hasText: 'n’a plus de place' })
  for (const name of ['img1', 'img2']) {
    await dropFiles(page, { name: `${name}.jpg`, buffer: quarteredJpeg(2400, name === 'img1' ? 1800 : 1600) }, [name])
    await expect(slot(page, name)).toHaveAccessibleName(new RegExp(name))
    if (name === 'img1') await notice.getByRole('button', { name: 'Fermer' }).click()
    await expect(notice).toHaveCount(0)
  }
  expect(await reportedEvents(page)).toContain('draft-refused')
  await slot(page, 'img1').press('Delete')
  await expect(slot(page, 'img1')).toHaveAccessibleName(/vide/)
  await expect(notice).toHaveCount(0)
})

test('a browser that stores nothing at all is no obstacle either', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['indexedDB', 'sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, { get: deny })
    }
  })
  await fill(page, 'gen-alleven', ['img1'])
  await expect(page.getByRole('alert').filter({ hasText: 'enregistrez votre collage dans votre compte' })).toHaveCount(
    1,
  )
  await page.reload()
  await expect(page).toHaveURL('/keuze')
  await expect(page.getByRole('link', { name: /Harmonie/ })).toBeVisible()
})

/** Signs a new customer up and saves a collage with one upload and one quote in the account. */
async function saveWithQuote({ request }: Page): Promise<string> {
  await register(request)
  const photo = await uploadPhoto(request)
  const [quote] = (await (await request.get('/api/quotes?lang=nl')).json()) as readonly { id: string }[]
  const photoIds = [photo, String(quote?.id)]
  return saveCollage(request, { template: { ...SINGLE, templateId: 'gen-alleven' }, photoIds })
}

test('a saved collage that was changed goes on as it is here, its photos read from the server again', async ({
  page,
  context,
}) => {
  const id = await saveWithQuote(page)
  await page.goto(`/editer/${id}`)
  await expect(slot(page, 'img2')).toHaveAccessibleName(/Photo 2/)
  await expect(page.locator('[data-state="2"]')).toHaveCount(2)
  await expect.poll(async () => (await stored(page)).drafts.map(({ isUnsaved }) => isUnsaved)).toEqual([false])
  await page.getByRole('button', { name: 'Mélanger les photos' }).click()
  await untilKept(page, 0, 2)
  await expect.poll(async () => (await stored(page)).drafts.map(({ isUnsaved }) => isUnsaved)).toEqual([true])
  const before = { sheet: await settledSheet(page), names: await new EditorPage(page).names() }

  await page.reload()
  await expect(page.locator('[data-state="2"]')).toHaveCount(2)
  expect(await new EditorPage(page).names()).toEqual(before.names)
  await expect.poll(async () => (await settledSheet(page)) === before.sheet).toBe(true)

  // A server that cannot say whose it is brings no older version in its place.
  await page.route('**/api/isAuthenticated*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await expect(page).toHaveURL(/\/erreur/)
  await page.unroute('**/api/isAuthenticated*')
  await page.goto(`/editer/${id}`)
  await expect(page.locator('[data-state="2"]')).toHaveCount(2)
  expect(await new EditorPage(page).names()).toEqual(before.names)
  await page.close()

  const tab = await newTab(context)
  await tab.goto('/choix')
  await action(cards(tab), 'Continuer').click()
  await expect(tab).toHaveURL(`/editer/${id}`)
  await expect.poll(async () => (await settledSheet(tab)) === before.sheet).toBe(true)

  // Asked for by its address, the account's version is there too; the changes stay on offer.
  const other = await newTab(context)
  await other.goto(`/editer/${id}`)
  await expect(other.getByText('Ce collage est ouvert dans un autre onglet.')).toBeVisible()
  await tab.close()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Vous avez modifié ce collage dans ce navigateur' })).toBeVisible()
  await other.getByRole('button', { name: 'Ouvrir la version enregistrée' }).click()
  await expect(slot(other, 'img1')).toHaveAccessibleName(/Photo 1/)
  await expect(slot(other, 'img3')).toHaveAccessibleName(/vide/)
  await other.close()
  const last = await newTab(context)
  await last.goto(`/editer/${id}`)
  const resume = last.getByRole('button', { name: 'Reprendre mes modifications' })
  await expect(resume).toBeVisible()
  // Quitting asks here too, and can be taken back.
  await last.getByRole('button', { name: 'Quitter le créateur de collage' }).first().click()
  await last.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await expect(last.getByRole('dialog')).toHaveCount(0)
  await resume.click()
  await expect(last.locator('[data-state="2"]')).toHaveCount(2)
  expect(await new EditorPage(last).names()).toEqual(before.names)
})

test('photos brought to the list of templates outlive a reload and go on into the collage begun with them', async ({
  page,
}) => {
  const files = [1, 2, 3].map((number) => ({
    name: `photo-${number}.jpg`,
    mimeType: 'image/jpeg',
    buffer: quarteredJpeg(1200 + 20 * number, 900),
  }))
  const own = page.getByRole('dialog', { name: 'Pour vos 3 photos' })
  const placed = page.getByRole('button', { name: /^Emplacement .*, photo-\d\.jpg/ })
  await page.goto('/choix')
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(own.getByRole('listitem').first()).toBeVisible()
  const kept = async () => {
    const { drafts, files: count } = await stored(page)
    return [count, drafts.map(({ photos }) => photos.length)]
  }
  await expect.poll(kept).toEqual([3, [3]])

  await page.reload()
  await page.getByRole('button', { name: 'Pour vos 3 photos' }).click()
  await own.getByRole('listitem').first().getByRole('button').click()
  await expect(placed).toHaveCount(3)
  await untilKept(page, 3)
  expect((await stored(page)).drafts).toHaveLength(1)

  await page.reload()
  await expect(placed).toHaveCount(3)
})
