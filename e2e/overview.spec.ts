import { expect, type Locator, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { AS_OWN_PAGE } from './support/as-own-page.ts'
import { slot } from './support/editor.ts'
import { sample } from './support/sample.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { sightFaults } from './support/sight-faults.ts'

const WORDS = ['overzicht', 'overview', 'ueberblick', 'apercu', 'panoramica', 'resumen']

const heading = (page: Page) => page.getByRole('heading', { name: 'Mes collages' })

const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions pour ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('it asks a stranger to sign in, shows the collages, and hides them after signing out', async ({
  page,
  playwright,
  baseURL,
}) => {
  const invitation = page.getByRole('heading', { name: 'Retrouvez vos collages' })

  await test.step('under each of its names, in the active language', async () => {
    // Each of them means this screen: `match-route.test.ts`.
    for (const word of WORDS) expect((await page.request.get(`/${word}`)).status(), word).toBe(200)
    for (const word of sample(WORDS, 2)) {
      await page.goto(`/${word}`)
      await expect(invitation).toBeVisible()
      await expect(page).toHaveURL(`/${word}`)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      const widthOf = async (part: Locator) => (await part.boundingBox())?.width
      expect(await widthOf(page.getByLabel('Mot de passe'))).toBe(await widthOf(invitation))
    }
  })

  await test.step('signing in shows the collages, signing out hides them', async () => {
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const { username, password } = await register(elsewhere)
    await saveCollage(elsewhere, { title: 'Notre été' })
    await elsewhere.dispose()
    await page.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill(username)
    await page.getByLabel('Mot de passe').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(card(page, 'Notre été')).toBeVisible()
    await expect(page.getByText(`Votre compte : ${username}`)).toBeVisible()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(invitation).toBeVisible()
    await page.reload()
    await expect(invitation).toBeVisible()
  })
})

test('signing out tells what is not saved, and leaves nothing of the account in any tab', async ({ page, context }) => {
  await register(page.request)
  const id = await saveCollage(page.request, { title: 'Notre été', photoIds: [await uploadPhoto(page.request)] })
  const kept = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases()
      if (!databases.some(({ name }) => name === 'collagerie')) return 0
      const opening = indexedDB.open('collagerie')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const counting = opening.result.transaction('drafts').objectStore('drafts').count()
      await new Promise((resolve) => counting.addEventListener('success', resolve))
      opening.result.close()
      return counting.result
    })
  const login = (tab: Page) => tab.getByRole('dialog', { name: 'Connectez-vous pour modifier votre collage.' })
  const other = await context.newPage()
  await other.goto(`/editer/${id}`)
  await expect(slot(other, 'img1')).toBeVisible()

  await page.goto(`/editer/${id}`)
  await expect(slot(page, 'img1')).toHaveAccessibleName(/Photo 1/)
  // Unchanged as it is, it can be gone back to.
  await page.getByRole('link', { name: 'Mes collages' }).first().click()
  await page.getByRole('link', { name: 'Retour à votre collage' }).click()
  await expect(page).toHaveURL(`/editer/${id}`)
  await slot(page, 'img1').press('Delete')
  await page.getByRole('link', { name: 'Mes collages' }).first().click()
  const signOut = page.getByRole('button', { name: 'Se déconnecter', exact: true })
  await signOut.click()
  const question = page.getByRole('dialog', { name: 'Se déconnecter ?' })
  await expect(question.getByRole('listitem')).toHaveCount(1)
  await question.getByRole('button', { name: 'Garder la session ouverte' }).click()
  await expect(card(page, 'Notre été')).toBeVisible()
  await signOut.click()
  await question.getByRole('button', { name: 'Se déconnecter et les supprimer' }).click()
  await expect(page.getByRole('heading', { name: 'Retrouvez vos collages' })).toBeVisible()
  await expect.poll(kept).toBe(0)
  await expect(login(other)).toBeVisible()
  await expect(slot(other, 'img1')).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL(`/editer/${id}`)
  await expect(login(page)).toBeVisible()
  await page.reload()
  await expect(login(page)).toBeVisible()
  await expect(slot(page, 'img1')).toHaveCount(0)
})

test('whoever is signed in sees, names, copies, deletes and restores collages', async ({ page }) => {
  // Each step has a new account, so that none counts what another left.
  await test.step('an empty overview leads to the designs', async () => {
    await register(page.request)
    await page.goto('/apercu')
    await expect(page.getByRole('heading', { name: 'Pas encore de collage' })).toBeVisible()
    await page.getByRole('link', { name: 'Créer un nouveau collage' }).click()
    await expect(page.getByRole('heading', { name: 'Choisissez votre modèle' })).toBeVisible()
  })

  await test.step('a card has picture, name, date, format and material, and leads on', async () => {
    await register(page.request)
    const id = await saveCollage(page.request)
    await saveCollage(page.request, { title: 'Plus récent', template: { ...SINGLE, material: '' } })
    await page.goto('/apercu')
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    expect((await names(page))[0]).toBe('Plus récent')
    await expect(card(page, 'Plus récent')).toContainText('Sans préférence')
    const single = page.getByRole('article').nth(1)
    await expect(single.getByRole('heading')).toHaveText(/^\S.* 50 x 40 cm$/)
    await expect(single.getByText('Poster', { exact: true })).toBeVisible()
    await expect(single.getByText('50 x 40 cm')).toHaveCount(1)
    await expect(single).toContainText(/Enregistré le \d+ \S+ 20\d\d/)
    await expect.poll(() => single.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200)
    await expect(single.getByRole('link', { name: /^Modifier/ })).toHaveAttribute('href', `/editer/${id}`)
    const order = single.getByRole('link', { name: /^Commander/ })
    await expect(order).toHaveAttribute('href', `/cart/fromApp?collageid=${id}`)
    await page.goto('/apercu?lang=de')
    await expect(page.getByRole('article').nth(1)).toContainText(/Gespeichert am \d+\. \S+ 20\d\d/)
    await page.goto('/apercu?lang=fr')
  })

  await test.step('a name is changed in place, and says what is wrong with it', async () => {
    await register(page.request)
    await saveCollage(page.request, { title: 'Un' })
    await saveCollage(page.request, { title: 'Deux' })
    await page.goto('/apercu')
    await choose(page, 'Un', 'Renommer')
    const field = page.getByRole('textbox', { name: 'Nom du collage' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Un')
    await field.fill('   ')
    await field.press('Enter')
    await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible()
    await field.fill('x'.repeat(61))
    await field.press('Enter')
    await expect(page.getByText('Ce champ peut contenir au maximum 60 caractères')).toBeVisible()
    await field.fill('Pour Mamie')
    await field.press('Enter')
    await expect(card(page, 'Pour Mamie')).toBeVisible()
    await choose(page, 'Deux', 'Renommer')
    await field.fill('pour mamie')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Le titre doit être unique.')).toBeVisible()
    await field.press('Escape')
    await expect(card(page, 'Deux')).toBeVisible()
    await page.reload()
    await expect(card(page, 'Pour Mamie')).toBeVisible()
  })

  await test.step('a copy comes first', async () => {
    await register(page.request)
    await saveCollage(page.request, { title: 'Original' })
    await saveCollage(page.request, { title: 'Autre' })
    await page.goto('/apercu')
    await choose(page, 'Original', 'Dupliquer')
    await expect(card(page, 'Original (copie)')).toBeVisible()
    expect(await names(page)).toEqual(['Original (copie)', 'Autre', 'Original'])
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(3)
    expect(await names(page)).toEqual(['Original (copie)', 'Autre', 'Original'])
  })

  await test.step('a deletion can be taken back', async () => {
    await register(page.request)
    for (const title of ['Un', 'Deux', 'Trois']) await saveCollage(page.request, { title })
    await page.goto('/apercu')
    await choose(page, 'Deux', 'Supprimer')
    await expect(card(page, 'Deux')).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(card(page, 'Deux')).toBeVisible()
    expect(await names(page)).toEqual(['Trois', 'Deux', 'Un'])
    await choose(page, 'Un', 'Supprimer')
    await expect(card(page, 'Un')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(2)
    expect(await names(page)).toEqual(['Trois', 'Deux'])
  })

  await test.step('one that was ordered says on what, and asks before it takes the order out of sight', async () => {
    await register(page.request)
    const template = { ...SINGLE, material: '' } as const
    const id = await saveCollage(page.request, {
      title: 'Commandé',
      template,
      photoIds: [await uploadPhoto(page.request)],
    })
    const order = async (requestKey: string) => {
      const data = { collageid: id, material: 'DIBOND', requestKey }
      const placed = await page.request.post('/api/orders', { data, headers: AS_OWN_PAGE })
      return String(Object(await placed.json())['number'])
    }
    const number = await order('ordered-then-deleted')
    await page.goto('/apercu')
    await expect(card(page, 'Commandé')).toContainText('50 x 40 cm · Aluminium')
    // Every order of it is found, at once or on demand.
    const seen = card(page, 'Commandé').getByRole('link', { name: /^Commandé le/ })
    const numbers = [await order('a-second-time-of-it'), number]
    await page.reload()
    for (const each of numbers) await expect(seen.filter({ hasText: each })).toBeVisible()
    numbers.push(await order('a-third-time-of-it'), await order('a-fourth-time-of-it'))
    await page.reload()
    await card(page, 'Commandé').getByText('3 commandes précédentes').click()
    for (const each of numbers)
      await expect(seen.filter({ hasText: each })).toHaveAttribute('href', `/cart/order/${each}`)
    await expect(seen).toHaveCount(4)
    const question = page.getByRole('dialog', { name: 'Supprimer ce collage ?' })
    await choose(page, 'Commandé', 'Supprimer')
    await question.getByRole('button', { name: 'Garder le collage' }).click()
    await expect(question).toHaveCount(0)
    await expect(card(page, 'Commandé')).toBeVisible()
    await choose(page, 'Commandé', 'Supprimer')
    expect(await sightFaults(question)).toEqual([])
    const way = question.getByRole('link', { name: `Voir la commande ${number}` })
    await expect(way).toHaveAttribute('href', `/cart/order/${number}`)
    await question.getByRole('button', { name: 'Supprimer' }).click()
    // Its orders stay in sight; what is gone cannot be ordered again.
    const orders = page.getByRole('list', { name: 'Mes commandes' }).getByRole('listitem')
    await expect(page.getByRole('heading', { name: 'Mes commandes' })).toBeVisible()
    await expect(orders).toHaveCount(4)
    await expect(orders.last()).toContainText(number)
    await expect(orders.last()).toContainText('Aluminium')
    const ordered = orders.last().getByRole('link', { name: `Voir la commande ${number}` })
    await expect(ordered).toHaveAttribute('href', `/cart/order/${number}`)
    const again = orders.getByRole('link', { name: 'Commander à nouveau Commandé' })
    await expect(again).toHaveCount(0)
    await page.getByRole('tab', { name: 'Collages' }).click()
    await expect(page.getByText('Pas de collage enregistré pour le moment.')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(seen.first()).toBeVisible()
    const tab = page.getByRole('tab', { name: 'Commandes' })
    const before = await page.setViewportSize({ width: 390, height: 844 }).then(() => tab.boundingBox())
    await tab.click()
    await expect(page).toHaveURL(/#orders$/)
    expect((await tab.boundingBox())?.y, 'the tabs stay where they are').toBe(before?.y)
    await expect(again).toHaveCount(4)
    await page.reload()
    await expect(again.first()).toHaveAttribute('href', `/cart/fromApp?collageid=${id}`)
  })

  await test.step('an earlier version comes back, and none is lost', async () => {
    await register(page.request)
    const id = await saveCollage(page.request, { title: 'Hier' })
    const dialog = page.getByRole('dialog', { name: 'Versions précédentes' })
    await page.goto('/apercu')
    await choose(page, 'Hier', 'Versions précédentes')
    await expect(dialog.getByText('Il n’y a encore qu’une version.')).toBeVisible()
    await saveCollage(page.request, { title: 'Aujourd’hui', id })
    await page.goto('/apercu')
    await choose(page, 'Aujourd’hui', 'Versions précédentes')
    await expect(dialog.getByText('Une version rétablie devient la plus récente.')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByText('Version actuelle')).toHaveCount(1)
    await dialog.getByRole('button', { name: /^Rétablir/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card(page, 'Hier')).toBeVisible()
    await choose(page, 'Hier', 'Versions précédentes')
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('more than 24 come when asked for', async () => {
    await register(page.request)
    for (let count = 1; count <= 26; count++) await saveCollage(page.request, { title: `Collage ${count}` })
    await page.goto('/apercu')
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByRole('button', { name: 'Afficher plus de collages' }).click()
    await expect(page.getByRole('article')).toHaveCount(26)
    await expect(page.getByRole('button', { name: 'Afficher plus de collages' })).toHaveCount(0)
    expect((await names(page)).at(-1)).toBe('Collage 1')
  })

  await test.step('a server that does not answer is said so, with another try', async () => {
    await register(page.request)
    await saveCollage(page.request, { title: 'Enfin' })
    await page.route('**/api/collages?*', (route) => route.abort())
    await page.goto('/apercu')
    await expect(page.getByText(/^Vos collages n’ont pas pu être chargés/)).toBeVisible()
    await page.unroute('**/api/collages?*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(card(page, 'Enfin')).toBeVisible()
  })
})
