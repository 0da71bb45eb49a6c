// A long file: one dialog with all its ways to end, a step for each.
import { expect, type Page, test } from '@playwright/test'
import { fillInRegistration, newUser, register as registerAccount, signIn } from './support/account.ts'
import { withoutAheadUploads } from './support/ahead-uploads.ts'
import { AS_OWN_PAGE } from './support/as-own-page.ts'
import { reportedEvents } from './support/data-layer.ts'
import { openEditor, settledSheet, slot } from './support/editor.ts'
import { EditorPage } from './support/editor-page.ts'
import { quarteredJpeg } from './support/photo.ts'
import { IS_FULL } from './support/sample.ts'
import { TemplatePage } from './support/template-page.ts'
import { schemesInTurn, violations } from './support/violations.ts'

// These tests are about what a save itself sends. With photos sent ahead that depends on idle moments and may be
// nothing; `ahead-uploads.spec.ts` tests saving with them.
test.beforeEach(({ page }) => withoutAheadUploads(page))

const SAVE = { fr: 'Enregistrer', nl: 'Opslaan', en: 'Save', de: 'Speichern', it: 'Salva', es: 'Guardar' } as const
const CREATE = {
  fr: 'Créez votre collage',
  nl: 'Maak uw collage',
  en: 'Create your collage',
  de: 'Gestalten Sie Ihre Collage',
  it: 'Crea il collage',
  es: 'Crea tu collage',
} as const
const SAVED = {
  fr: 'Votre collage est enregistré !',
  nl: 'Uw collage is opgeslagen!',
  en: 'Your collage has been saved!',
  de: 'Ihre Collage ist gespeichert!',
  it: 'Il collage è stato salvato!',
  es: '¡Tu collage se ha guardado!',
} as const
const OVERVIEW = {
  fr: '/apercu',
  nl: '/overzicht',
  en: '/overview',
  de: '/ueberblick',
  it: '/panoramica',
  es: '/resumen',
} as const
/** Other journeys save in French; a sample does so once in another language. */
const LANGUAGES = IS_FULL ? (['fr', 'nl', 'en', 'it', 'es', 'de'] as const) : (['de'] as const)

/** Small enough to be shown from the original itself, so that a collage looks the same to the last pixel. */
const photo = (width: number) => ({
  name: `small-${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: quarteredJpeg(width, 600),
})

async function choose(page: Page, name: string, width: number): Promise<void> {
  await slot(page, name).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(photo(width))
  await expect(slot(page, name)).toHaveAccessibleName(new RegExp(`small-${width}`))
}

/** A heart of photos with two slots filled, not saved yet. */
async function begin(page: Page): Promise<EditorPage> {
  await openEditor(page, 'gen-heart')
  await choose(page, 'img1', 900)
  await choose(page, 'img2', 800)
  return new EditorPage(page)
}

/** The same, saved in a new account and back at work. */
async function beginSaved(page: Page) {
  const user = newUser()
  const editor = await begin(page)
  await save(page).click()
  await fillInRegistration(editor.dialog, user)
  await editor.dialog.getByRole('button', { name: 'Continuer le collage' }).click()
  await expect(editor.dialog).toHaveCount(0)
  return { user, dialog: editor.dialog }
}

/** The ids of the collages the signed-in customer has. */
async function collageIds(page: Page): Promise<readonly string[]> {
  const answer = (await (await page.request.get('/api/collages')).json()) as { collages: readonly { id: string }[] }
  return answer.collages.map(({ id }) => id)
}

const save = (page: Page) =>
  page.getByRole('banner').or(page.locator('main')).getByRole('button', { name: 'Enregistrer', exact: true }).first()

for (const language of LANGUAGES) {
  test(`a collage is made, saved with a new account, opened again and is the same, in ${language}`, async ({
    page,
    browser,
  }) => {
    const user = newUser()
    await page.goto(`/ontwerp/basic/gen-alleven?lang=${language}`)
    await page.getByRole('button', { name: CREATE[language], exact: true }).click()
    await choose(page, 'img1', 900)
    await choose(page, 'img5', 640)
    await page.getByRole('button', { name: SAVE[language], exact: true }).click()
    const dialog = page.getByRole('dialog')
    await fillInRegistration(dialog, user)
    await expect(dialog.getByRole('heading', { name: SAVED[language] })).toBeVisible()
    // The piece stands beside the news, with all ways on.
    await expect(dialog.locator('canvas')).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveAttribute('href', OVERVIEW[language])
    await expect(page).toHaveURL(/\/(edit|editer|modifica|editar)\/[\w-]{22}$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const before = await settledSheet(page)
    const address = page.url()
    await page.close()

    const elsewhere = await browser.newContext()
    const opened = await elsewhere.newPage()
    await opened.goto(`${address}?lang=${language}`)
    await signIn(opened.getByRole('dialog'), user)
    await expect(slot(opened, 'img1')).toHaveAccessibleName(/, small-900\.jpg/)
    expect(await settledSheet(opened)).toBe(before)
    await elsewhere.close()
  })
}

test('saving asks for an account, keeps to its rules, and quitting offers to save first', {
  tag: '@quick',
}, async ({ page, playwright, baseURL }) => {
  const { dialog } = await begin(page)

  await test.step('a collage with an empty slot can be saved and not ordered', async () => {
    await page.getByRole('button', { name: 'Commander', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: 'Pas toutes les photos placées' })).toBeVisible()
    await expect(
      dialog.getByText(
        'Assurez-vous que tous les espaces de votre collage sont remplis de photos avant de continuer avec la commande.',
      ),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Retour à votre collage' }).click()
    await expect(dialog).toHaveCount(0)
    // The message also says how to fill them.
    await expect(page.getByRole('button', { name: 'Répéter des photos' })).toBeVisible()
  })

  await test.step('an account has rules, and what is wrong is said under each field', async () => {
    await save(page).click()
    await expect(dialog.getByRole('heading', { name: 'Créez un compte pour enregistrer' })).toBeVisible()
    const submit = dialog.locator('button[type=submit]')
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText('Veuillez remplir tous les champs obligatoires.')
    for (const message of [
      'Le nom d’utilisateur est requis et doit avoir une longueur de 2 à 20 caractères.',
      'L’adresse e-mail est requise et doit avoir une longueur de 2 à 120 caractères.',
    ]) {
      await expect(dialog.getByText(message)).toBeVisible()
    }
    await expect(
      dialog.getByText('Le mot de passe est requis et doit avoir une longueur de 2 à 20 caractères.'),
    ).toHaveCount(2)

    await expect(dialog.locator('input[name=username]')).toBeFocused()
    const { username, password } = newUser()
    await dialog.locator('input[name=username]').fill(username)
    await dialog.locator('input[name=email]').fill('pas-un-mail')
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText(/^Veuillez remplir les champs vides et corriger les autres/)
    await expect(dialog.locator('input[name=email]')).toBeFocused()
    await expect(dialog.getByText('Une adresse e-mail ressemble à ceci : nom@exemple.fr')).toBeVisible()
    for (const field of ['password', 'password_again']) await dialog.locator(`input[name=${field}]`).fill(password)
    await expect(dialog.getByRole('alert')).toHaveText('Veuillez corriger les 2 champs signalés.')
    await dialog.locator('input[name=email]').fill(`${username}@example.com`)
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText('Acceptez les conditions d’utilisation pour continuer.')

    await dialog.getByRole('button', { name: 'Lire les conditions' }).click()
    const terms = page.getByRole('dialog', { name: 'Conditions d’utilisation' })
    await expect(terms.getByRole('heading', { name: 'Vos photos' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(terms).toHaveCount(0)
    await expect(dialog.locator('input[name=username]')).toHaveValue(username)

    await dialog.getByRole('button', { name: /Vous avez déjà un compte/ }).click()
    await expect(dialog.getByRole('heading', { name: 'Connectez-vous pour enregistrer' })).toBeVisible()
    await submit.click()
    await expect(dialog.getByRole('alert')).toHaveText('Entrez votre nom d’utilisateur et votre mot de passe.')
    await expect(dialog.getByText('Le nom d’utilisateur est requis.')).toBeVisible()
    await expect(dialog.getByText('Le mot de passe est requis.')).toBeVisible()
    await signIn(dialog, { username: 'nobody-here', password: 'nothing' })
    await expect(dialog.getByRole('alert')).toHaveText('Votre nom d’utilisateur et/ou mot de passe est incorrect.')
  })

  await test.step('a locked sign-in says when to try again', async () => {
    await page.route('**/api/isAuthenticated*', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '870' },
        json: { error: 'Too many attempts.', code: 'tooManyRequests' },
      }),
    )
    await signIn(dialog, newUser())
    await expect(dialog.getByRole('alert')).toHaveText('Trop d’essais. Réessayez dans 15 minutes.')
    await page.unroute('**/api/isAuthenticated*')
  })

  await test.step('the server’s own objections stand under their fields', async () => {
    await dialog.getByRole('button', { name: /Pas encore de compte/ }).click()
    await expect(dialog.getByRole('heading', { name: 'Créez un compte pour enregistrer' })).toBeVisible()
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    await fillInRegistration(dialog, await registerAccount(elsewhere))
    await elsewhere.dispose()
    await expect(dialog.getByText('Ce nom d’utilisateur est déjà pris.')).toBeVisible()
    await expect(dialog.locator('input[name=username]')).toBeFocused()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(save(page)).toBeFocused()
  })

  await test.step('quitting offers to save first', async () => {
    await page.getByRole('button', { name: 'Quitter le créateur de collage' }).first().click()
    await expect(dialog.getByRole('heading', { name: 'Enregistrer avant de quitter ?' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: 'Créez un compte pour enregistrer' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Quitter le créateur de collage' }).first().click()
    await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    await expect(page).toHaveURL('/fini-avec-lapplication')
  })

  await test.step('the page after it leads back to what was left', async () => {
    await page.getByRole('link', { name: 'Retour à votre collage' }).click()
    await expect(page).toHaveURL('/editer')
    await expect(save(page)).toBeVisible()
  })
})

test('a finished collage is saved for the order and goes to the checkout, once its unwritten title was spoken of', async ({
  page,
}) => {
  const template = new TemplatePage(page)
  await template.open('gen-single')
  await template.control('Texte').more.click()
  await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
  await choose(page, 'img1', 900)
  const dialog = page.getByRole('dialog')
  const order = () => page.getByRole('button', { name: 'Commander', exact: true }).click()
  await order()
  await expect(dialog.getByRole('heading', { name: 'Un texte reste à écrire' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Retour', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await order()
  await dialog.getByRole('button', { name: 'Écrire le texte' }).click()
  const title = dialog.getByRole('textbox', { name: 'Titre', exact: true })
  await title.pressSequentially('L\u2019\u00e9t\u00e9\u2026 \u2600')
  await expect(title).toHaveValue("L'été... ")
  await expect(dialog.getByRole('status').filter({ hasText: '\u2600' })).toBeVisible()
  await title.fill('')
  await dialog.getByRole('button', { name: 'Modifier le texte' }).click()
  await order()
  const posted = page.waitForRequest('**/api/save?format=json')
  await dialog.getByRole('button', { name: 'Laisser vide et commander' }).click()
  await fillInRegistration(dialog, newUser())
  const sent = (await posted).postDataJSON() as { collagexml: string }
  expect(sent).toMatchObject({ editor: 2, editor_version: 1, fororder: true, templateid: 'gen-single' })
  expect(sent.collagexml).not.toMatch(/titre/i)
  // The order was asked for once: what is saved goes on to it, and Back leads to what was saved.
  await expect(page).toHaveURL(/\/cart\/fromApp\?collageid=[\w-]{22}$/)
  const id = new URL(page.url()).searchParams.get('collageid')
  await page.goBack()
  await expect(page).toHaveURL(`/editer/${id}`)
})

test('a first save is cancelled, made again, and makes one collage', async ({ page }) => {
  const { dialog } = await begin(page)

  await test.step('a save can be cancelled, and an answer without an id counts as cancelled', async () => {
    await save(page).click()
    let hang = true
    await page.route('**/api/upload*', (route) => (hang ? undefined : route.continue()))
    await fillInRegistration(dialog, newUser())
    await expect(dialog.getByText('0 sur 2 photos sont en cours de sauvegarde.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Quitter le créateur de collage' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Annuler l’envoi' }).click()
    await expect(dialog).toHaveCount(0)

    hang = false
    await page.route('**/api/save*', (route) => route.fulfill({ json: {} }))
    const answered = page.waitForResponse('**/api/save*')
    await save(page).click()
    await answered
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/editer')
    await page.unroute('**/api/save*')
    await page.unroute('**/api/upload*')
  })

  const sent = page.waitForRequest('**/api/save?format=json')
  await test.step('a save whose answer was lost makes one collage, not two', async () => {
    let answers = 0
    await page.route('**/api/save*', async (route) => {
      answers += 1
      if (answers > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await save(page).click()
    await expect(dialog.getByText('L’enregistrement a échoué : Pas de connexion au serveur.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Réessayer' }).click()
    await expect(dialog.getByRole('heading', { name: SAVED.fr })).toBeVisible()
    expect(await collageIds(page)).toHaveLength(1)
  })

  await test.step('what is posted carries a picture of 500 x 500 pixels and no local number of a photo', async () => {
    const { collagexml } = (await sent).postDataJSON() as { collagexml: string }
    expect(collagexml).not.toMatch(/photo id="-\d/)
    const jpeg = Buffer.from(/<screenshot>([^<]+)</.exec(collagexml)?.[1] ?? '', 'base64')
    const size = await page.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/jpeg;base64,${base64}`
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, jpeg.toString('base64'))
    expect(size).toEqual([500, 500])
  })
})

test('a saved collage is saved again, whatever happened to session, network and account meanwhile', async ({
  page,
  context,
  browser,
}) => {
  const { user, dialog } = await beginSaved(page)
  const address = page.url()
  const goOn = async () => {
    await dialog.getByRole('button', { name: 'Continuer le collage' }).click()
    await expect(dialog).toHaveCount(0)
  }

  await test.step('who does not want to quit after all goes on waiting for the collage', async () => {
    // Another browser of the same customer, which has no draft of it.
    const other = await browser.newContext({ storageState: await page.context().storageState() })
    const elsewhere = await other.newPage()
    let letGo = () => undefined as void
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await elsewhere.route('**/api/load*', async (route) => {
      await held
      await route.continue()
    })
    await elsewhere.goto(address)
    await elsewhere.getByRole('button', { name: 'Quitter le créateur de collage' }).first().click()
    const question = elsewhere.getByRole('dialog')
    await expect(question.getByText(/Votre collage se trouve dans votre compte/)).toBeVisible()
    await elsewhere.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(elsewhere).toHaveURL(address)
    letGo()
    await expect(slot(elsewhere, 'img1')).toHaveAccessibleName(/small-900\.jpg/)
    await other.close()
  })

  await test.step('it is saved under its id, and its owner is asked to log in when the session is over', async () => {
    await choose(page, 'img3', 700)
    await page.context().clearCookies()
    await save(page).click()
    await expect(dialog.getByRole('heading', { name: 'Connectez-vous pour enregistrer' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Pas encore de compte/ })).toHaveCount(0)
    await signIn(dialog, user)
    await expect(dialog.getByRole('heading', { name: SAVED.fr })).toBeVisible()
    expect(page.url()).toBe(address)
    await goOn()
  })

  await test.step('somebody else who signs in is told whose photos these are, and can change the account', async () => {
    await choose(page, 'img4', 710)
    await page.context().clearCookies()
    await registerAccount(page.request)
    await save(page).click()
    await expect(dialog.getByText(/Les photos de ce collage se trouvent dans un autre compte\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Changer de compte' }).click()
    await signIn(dialog, user)
    await expect(dialog.getByRole('heading', { name: SAVED.fr })).toBeVisible()
    expect(page.url()).toBe(address)
    await goOn()
  })

  await test.step('the save goes on by itself when the network is back', async () => {
    await choose(page, 'img5', 730)
    await context.setOffline(true)
    await save(page).click()
    await expect(dialog.getByRole('heading', { name: 'Échec de la sauvegarde' })).toBeVisible()
    await context.setOffline(false)
    await expect(dialog.getByRole('heading', { name: SAVED.fr })).toBeVisible()
    await goOn()
  })

  await test.step('one that was deleted in the account meanwhile is saved as a new one', async () => {
    const [first = ''] = await collageIds(page)
    await page.request.post(`/api/collages/${first}/delete`, { data: {}, headers: AS_OWN_PAGE })
    await choose(page, 'img6', 750)
    await save(page).click()
    await expect(dialog.getByRole('heading', { name: SAVED.fr })).toBeVisible()
    const [second = ''] = await collageIds(page)
    expect(second).not.toBe(first)
    await expect(page).toHaveURL(`/editer/${second}`)
    await goOn()
  })

  await test.step('somebody else’s collage and a wrong id lead to the error page', async () => {
    const mine = page.url()
    await page.evaluate(() => {
      window.history.pushState(null, '', '/editer/another-one')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page).toHaveURL(/\/erreur\?error=editor\.ngOnInit\.routesub/)

    const other = await browser.newContext()
    await registerAccount(other.request)
    const stranger = await other.newPage()
    await stranger.goto(mine)
    await expect(stranger).toHaveURL(/\/erreur\?error=ModelService\.load\(\)/)
    // A customer who is signed in is not told to have been signed out.
    await expect(stranger.getByText('Ce collage n’a pas pu être ouvert.')).toBeVisible()
    expect(await reportedEvents(stranger)).toContain('global-error')
    await other.close()
  })
})

test('a lost connection goes through one second attempt to an error, and trying again sends only what had not arrived', async ({
  page,
}) => {
  const editor = await beginSaved(page)

  await choose(page, 'img3', 700)
  await choose(page, 'img4', 720)
  await choose(page, 'img5', 740)
  let uploads = 0
  await page.route('**/api/upload*', (route) => {
    uploads += 1
    return uploads === 1 ? route.continue() : route.abort('connectionreset')
  })
  await page.clock.install()
  await save(page).click()
  await expect(editor.dialog.getByText(/sur 3 photos sont en cours de sauvegarde\./)).toBeVisible()
  await expect.poll(() => uploads).toBe(3)
  // The second attempts are waited for only once the first have failed, which may take a moment.
  const failed = editor.dialog.getByRole('heading', { name: 'Échec de la sauvegarde' })
  await expect
    .poll(async () => {
      await page.clock.fastForward(20_000)
      return failed.isVisible()
    })
    .toBe(true)
  await expect(editor.dialog.getByText('Votre collage n’a pas pu être sauvegardé. Veuillez réessayer.')).toBeVisible()
  await expect(editor.dialog.getByRole('listitem')).toHaveCount(2)
  expect(uploads).toBe(5)

  await page.unroute('**/api/upload*')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/upload') && sent.push(request.url()))
  await editor.dialog.getByRole('button', { name: 'Réessayer' }).click()
  await expect(editor.dialog.getByRole('heading', { name: SAVED.fr })).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('each state of the save dialog can be used by everybody', async ({ page }) => {
  const { dialog } = await begin(page)
  const found: string[] = []
  const nextSchemes = schemesInTurn()
  const look = async (what: string) => {
    for (const each of await violations(page, ...nextSchemes())) found.push(`${what}: ${each}`)
  }
  const heading = (name: string) => expect(dialog.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Commander', exact: true }).click()
  await heading('Pas toutes les photos placées')
  await look('cannot order')
  await page.keyboard.press('Escape')
  await save(page).click()
  await heading('Créez un compte pour enregistrer')
  await dialog.locator('button[type=submit]').click()
  await look('register')
  await dialog.getByRole('button', { name: 'Lire les conditions' }).click()
  await look('terms')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: /Vous avez déjà un compte/ }).click()
  await dialog.locator('button[type=submit]').click()
  await look('login')
  await dialog.getByRole('button', { name: /Pas encore de compte/ }).click()
  await page.route('**/api/save*', (route) =>
    route.fulfill({ status: 500, json: { error: "Couldn't save: no room", code: 'storageFull' } }),
  )
  await fillInRegistration(dialog, newUser())
  await heading('Échec de la sauvegarde')
  await look('error')
  await page.unroute('**/api/save*')
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await heading(SAVED.fr)
  await look('saved')
  expect(found).toEqual([])
})
