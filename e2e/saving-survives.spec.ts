import { expect, type Page, type Response, test } from '@playwright/test'
import { fillInRegistration, newUser, signIn } from './support/account.ts'
import { withoutAheadUploads } from './support/ahead-uploads.ts'
import { AS_OWN_PAGE } from './support/as-own-page.ts'
import { slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { OwnServer } from './support/own-server.ts'
import { quarteredJpeg } from './support/photo.ts'
import { IS_FULL } from './support/sample.ts'
import { TemplatePage } from './support/template-page.ts'
import { UploadGate } from './support/upload-gate.ts'

const SIDE = IS_FULL ? 10 : 3
const PHOTOS = SIDE * SIDE
/** The photos that have arrived when the save is interrupted. */
const ARRIVED = IS_FULL ? 40 : 3
const LEFT = PHOTOS - ARRIVED
/** Sent at the same time. */
const AT_ONCE = 3
/** A photo that failed is tried again by then. */
const RETRIED_MS = 20_000

/** For a test that takes its server down. */
const testWithOwnServer = test.extend<{ server: OwnServer }>({
  server: async ({ browserName: _each }, use) => {
    const server = await OwnServer.start()
    try {
      await use(server)
    } finally {
      await server.remove()
    }
  },
  baseURL: ({ server }, use) => use(server.address),
})

// A save is interrupted when some of its photos have arrived, and what it sends afterwards is counted. With photos
// sent ahead there would be nothing left to interrupt; `ahead-uploads.spec.ts` tests saving with them.
test.beforeEach(({ page }) => withoutAheadUploads(page))

const saveButton = (page: Page) => page.locator('main').getByRole('button', { name: 'Enregistrer', exact: true })

/** An editor with a grid of `side` by `side` slots, all of them filled. */
async function filledGrid(page: Page, side: number): Promise<EditorPage> {
  const template = new TemplatePage(page)
  await template.open('gen-alleven')
  await template.choose(template.orientations, 'Carré')
  await template.choose(template.sizes, '50 x 50')
  for (const label of ['Colonnes', 'Rangées']) {
    const { field } = template.control(label)
    await field.fill(String(side))
    await field.press('Enter')
    await expect(field).toHaveValue(String(side))
  }
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await expect(page.locator('[data-slot]')).toHaveCount(side * side)

  const editor = new EditorPage(page)
  await page.getByRole('button', { name: 'Ajouter des photos' }).click()
  await editor.dialog.locator('input[type=file]').setInputFiles(
    Array.from({ length: side * side }, (_, index) => ({
      name: `tiny-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: quarteredJpeg(120 + index, 90),
    })),
  )
  await editor.dialog.getByRole('button', { name: 'Remplir automatiquement' }).click()
  await expect(slot(page, `img${side * side}`)).toHaveAccessibleName(/tiny-\d/)
  return editor
}

/** Counts what becomes of the photos, as the page sees it. */
function watchUploads(page: Page) {
  const taken: Response[] = []
  const seen = { refused: 0, cut: 0 }
  const isUpload = (url: string) => url.includes('/api/upload')
  page.on('response', (response) => {
    if (!isUpload(response.url())) return
    if (response.ok()) taken.push(response)
    else seen.refused += 1
  })
  page.on('requestfailed', (request) => {
    if (isUpload(request.url())) seen.cut += 1
  })
  return {
    seen,
    taken: () => taken.length,
    takenIds: () => Promise.all(taken.map(async (response) => String(Object(await response.json())['id']))),
  }
}

type Uploads = ReturnType<typeof watchUploads>

/** A save by a new account, held when the first photos have arrived and the next ones are on their way. */
async function saveHalfway(page: Page, stage: 'Request' | 'Response') {
  const editor = await filledGrid(page, SIDE)
  const user = newUser()
  const uploads = watchUploads(page)
  const gate = await UploadGate.close(page, stage, ARRIVED)
  await page.clock.install()
  await saveButton(page).click()
  await fillInRegistration(editor.dialog, user)
  await expect
    .poll(() => [uploads.taken(), gate.held.length], { message: 'the middle of the save' })
    .toEqual([ARRIVED, AT_ONCE])
  await expect(editor.dialog.getByText(`${ARRIVED} sur ${PHOTOS} photos sont en cours de sauvegarde.`)).toBeVisible()
  return { editor, user, uploads, gate }
}

/** Nothing that was left gets through: at the first attempt, and at the one other if that could help. */
async function fails(
  { page, dialog }: EditorPage,
  failures: () => number,
  { left = LEFT, attempts = 2, said = 'Votre collage n’a pas pu être sauvegardé. Veuillez réessayer.' } = {},
): Promise<void> {
  await expect.poll(failures).toBe(left)
  const failed = dialog.getByRole('heading', { name: 'Échec de la sauvegarde' })
  // The last photo may begin to wait a moment after its failure is seen.
  await expect
    .poll(async () => {
      await page.clock.fastForward(RETRIED_MS)
      return failed.isVisible()
    })
    .toBe(true)
  await expect(dialog.getByText(/sauvegardé\.|hors ligne/)).toHaveText(said)
  await expect(dialog.getByText('Photos non enregistrées')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(left)
  expect(failures()).toBe(attempts * left)
}

/** The photos the server has for the collage that is open. */
async function storedIds(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(`/api/collagePhoto/collageid/${page.url().split('/').at(-1)}?format=json`)
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id)
}

/** The collage is in the account with every photo, and the page heard of each arriving once. */
async function isSavedWhole({ page, dialog }: EditorPage, uploads: Uploads): Promise<readonly string[]> {
  await expect(dialog.getByRole('heading', { name: 'Votre collage est enregistré !' })).toBeVisible()
  await expect(page).toHaveURL(/\/editer\/[\w-]{22}$/)
  const stored = await storedIds(page)
  expect(new Set(stored).size).toBe(PHOTOS)
  expect(stored.toSorted()).toEqual((await uploads.takenIds()).toSorted())
  return stored
}

testWithOwnServer(
  'a save survives the death of the server, and what had arrived unheard is stored once',
  async ({ page, server }) => {
    const { editor, uploads, gate } = await saveHalfway(page, 'Response')
    const unheard = await gate.answeredIds()
    await server.kill()
    await gate.cut()
    await fails(editor, () => uploads.seen.cut)

    // Too early: the server does not answer yet.
    const again = editor.dialog.getByRole('button', { name: 'Réessayer' })
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/isAuthenticated'))
    await again.click()
    await asked
    await expect(editor.dialog.getByRole('heading', { name: 'Échec de la sauvegarde' })).toBeVisible()

    await server.restart()
    await again.click()
    const stored = await isSavedWhole(editor, uploads)
    expect(stored).toEqual(expect.arrayContaining([...unheard]))
    expect(unheard).toHaveLength(AT_ONCE)
  },
)

test('a save survives a session that ends, and goes on after a login', async ({ page }) => {
  const { editor, user, uploads, gate } = await saveHalfway(page, 'Request')
  expect((await page.request.post('/api/logout?format=json', { data: {}, headers: AS_OWN_PAGE })).ok()).toBe(true)
  await gate.open()
  await fails(editor, () => uploads.seen.refused, { attempts: 1 })

  await editor.dialog.getByRole('button', { name: 'Réessayer' }).click()
  await editor.dialog.getByRole('button', { name: /Vous avez déjà un compte/ }).click()
  await signIn(editor.dialog, user)
  await isSavedWhole(editor, uploads)
})

test('a save that one account began can be ended by another', async ({ page }) => {
  const editor = await filledGrid(page, 2)
  const uploads = watchUploads(page)
  const gate = await UploadGate.close(page, 'Request', 1)
  await page.clock.install()
  await saveButton(page).click()
  await fillInRegistration(editor.dialog, newUser())
  await expect.poll(() => gate.held.length).toBe(AT_ONCE)
  await page.request.post('/api/logout?format=json', { data: {}, headers: AS_OWN_PAGE })
  await gate.open()
  await fails(editor, () => uploads.seen.refused, { left: 3, attempts: 1 })

  await editor.dialog.getByRole('button', { name: 'Réessayer' }).click()
  await fillInRegistration(editor.dialog, newUser())
  await expect(editor.dialog.getByRole('heading', { name: 'Votre collage est enregistré !' })).toBeVisible()
  await expect(page).toHaveURL(/\/editer\/[\w-]{22}$/)
  expect(await storedIds(page)).toHaveLength(4)
})

test('a save survives a lost connection, and goes on by itself', async ({ page, context }) => {
  const { editor, uploads, gate } = await saveHalfway(page, 'Request')
  await context.setOffline(true)
  await gate.open()
  await fails(editor, () => uploads.seen.cut, {
    said: 'Vous êtes hors ligne. L’enregistrement reprendra de lui-même dès que le réseau sera de retour.',
  })

  await context.setOffline(false)
  await isSavedWhole(editor, uploads)
})

test('leaving the editor gives up the save, and a later one is complete', async ({ page }) => {
  const editor = await filledGrid(page, 2)
  const uploads = watchUploads(page)
  const saves: string[] = []
  page.on('request', (request) => request.url().includes('/api/save') && saves.push(request.url()))
  const gate = await UploadGate.close(page, 'Request', 0)
  await page.clock.install()
  await saveButton(page).click()
  await fillInRegistration(editor.dialog, newUser())
  await expect.poll(() => gate.held.length).toBe(AT_ONCE)

  // The way back closes the dialog alone; the save goes on behind it.
  await page.goBack()
  await expect(editor.dialog).toHaveCount(0)
  await expect(page.getByText('Enregistrement en cours.')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Étapes' })
    .getByRole('link', { name: /Personnaliser/ })
    .click()
  await expect(page).toHaveURL(/\/ontwerp\/basic\/gen-alleven/)
  await expect.poll(() => uploads.seen.cut).toBe(AT_ONCE)
  await page.clock.fastForward(RETRIED_MS)

  await page.getByRole('button', { name: 'Modifier le modèle actuel', exact: true }).click()
  await expect(saveButton(page)).toBeVisible()
  await expect(page.getByText('Enregistrement en cours.')).toHaveCount(0)
  expect([uploads.taken(), uploads.seen.cut, saves.length]).toEqual([0, AT_ONCE, 0])

  await gate.open()
  await saveButton(page).click()
  await expect(editor.dialog.getByRole('heading', { name: 'Votre collage est enregistré !' })).toBeVisible()
  expect([uploads.taken(), saves.length]).toEqual([4, 1])
})

test('the page asks before it is closed with changes nobody keeps, and not after a save', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser that keeps nothing.
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  const editor = await filledGrid(page, 2)
  await expect(page.getByText('Pas gardé ici : enregistrez-le')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  // Links and the browser's back ask too, and staying is staying.
  const list = page.getByRole('navigation', { name: 'Étapes' }).getByRole('link', { name: /Choisir un modèle/ })
  for (const leave of [() => list.click(), () => page.evaluate(() => window.history.back())]) {
    await leave()
    await expect(editor.dialog).toContainText('n’est ni dans votre compte ni gardé dans ce navigateur')
    // The toast that nothing is kept stands in the dialog too, with a button of its own.
    await editor.dialog.getByRole('button', { name: 'Fermer' }).first().click()
    await expect(page).toHaveURL('/editer')
  }
  await list.click()
  await editor.dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
  await expect(page).toHaveURL('/keuze')
  // Answered once; only closing the page asks again.
  await page.goBack()
  await expect(page).toHaveURL('/editer')
  await list.click()
  await expect(page).toHaveURL('/keuze')
  await page.goBack()

  await saveButton(page).click()
  await fillInRegistration(editor.dialog, newUser())
  await expect(editor.dialog.getByRole('heading', { name: 'Votre collage est enregistré !' })).toBeVisible()
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.accept()
  })
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(questions).toEqual([])
})
