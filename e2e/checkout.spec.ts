// A long file: from a saved collage to an order in every way, and from there to the parcel.

import { expect, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { AS_OWN_PAGE } from './support/as-own-page.ts'
import { coveredParts } from './support/covered-parts.ts'
import { reportedEvents } from './support/data-layer.ts'
import { isInSight } from './support/is-in-sight.ts'
import { OwnServer } from './support/own-server.ts'
import { pixelAt } from './support/pixels.ts'
import { inTurn, sample } from './support/sample.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { ShopFolder } from './support/shop-folder.ts'
import { schemesInTurn, violations } from './support/violations.ts'
import { WINDOWS } from './support/windows.ts'

/** The side of a saved picture, which is square. */
const SCREENSHOT_PX = 500

const LANGUAGES = ['de', 'nl', 'en', 'it', 'es', 'fr']

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer la commande' })
const pickUp = (page: Page) => page.getByText('Retrait à l’atelier', { exact: true }).click()
const thanks = (page: Page) => page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' })

const sharp = (page: Page) => page.locator('main canvas')
const overSaved = (page: Page) => sharp(page).locator('..')
const paintedWidth = (page: Page) => sharp(page).evaluate((canvas: HTMLCanvasElement) => canvas.width)

/** Whether the painted photo lies the right way round: red at the top left, yellow at the bottom right. */
async function isQuartered(page: Page): Promise<boolean> {
  const [red, yellow] = [await pixelAt(sharp(page), 0.25, 0.25), await pixelAt(sharp(page), 0.75, 0.75)]
  return red.r > 150 && red.g < 80 && yellow.r > 150 && yellow.g > 150 && yellow.b < 80
}

/** A finished collage in a new account. */
async function finished(page: Page, material: 'POSTER' | '' = 'POSTER', dpi = {}): Promise<string> {
  const photoIds = [await uploadPhoto(page.request)]
  return saveCollage(page.request, { title: 'Notre été', template: { ...SINGLE, material }, photoIds, dpi })
}

test('a collage is looked at, confirmed and has a number', { tag: '@quick' }, async ({ page }) => {
  await register(page.request)
  const id = await finished(page)
  const picture = page.getByRole('img', { name: 'Notre été' })
  await test.step('the overview leads to it, with its picture and its size', async () => {
    await page.goto('/apercu')
    await page.getByRole('link', { name: 'Commander Notre été' }).click()
    await expect(page).toHaveURL(`/cart/fromApp?collageid=${id}`)
    await expect(page.getByRole('heading', { name: 'Notre été' })).toBeVisible()
    await expect(picture).toBeVisible()
    await expect(page.getByText('50 x 40 cm · Poster')).toBeVisible()
  })
  await test.step('it is painted anew over the saved picture, in large and small windows', async () => {
    // Painted anew at the very place of the saved picture, in the screen's own pixels and in more than were saved:
    // nothing moves, and no second title shows through.
    await expect(overSaved(page)).toHaveCSS('opacity', '1')
    const [box, saved] = [await sharp(page).boundingBox(), await picture.boundingBox()]
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((box?.[side] ?? 0) - (saved?.[side] ?? 0)), side).toBeLessThanOrEqual(1)
    }
    expect(box?.width).toBeGreaterThan(SCREENSHOT_PX)
    expect(Math.abs((await paintedWidth(page)) - (box?.width ?? 0))).toBeLessThanOrEqual(1)
    expect(await isQuartered(page)).toBe(true)
    await page.setViewportSize(WINDOWS.phone)
    await expect.poll(() => paintedWidth(page)).toBeLessThan(SCREENSHOT_PX)
    expect(await isQuartered(page)).toBe(true)
    const narrow = await picture.boundingBox()
    expect((narrow?.x ?? 0) + (narrow?.width ?? 0) / 2).toBeCloseTo(WINDOWS.phone.width / 2, 0)
    // A small phone has little room for it, and all of that is its own.
    await page.setViewportSize(WINDOWS['small phone'])
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(70)
    await page.setViewportSize(WINDOWS.desktop)
  })
  await test.step('what was chosen stands beside it, and the way back to the collage', async () => {
    await expect(page.getByText('Poster', { exact: true })).toBeVisible()
    await expect(page.getByText('floue à l’impression')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Retour à votre collage' })).toHaveAttribute('href', `/editer/${id}`)
    await pickUp(page)
  })
  await test.step('it is confirmed from the end of the page, and thanked for at its top', async () => {
    // A customer who had scrolled down reads the thanks from the top.
    await page.setViewportSize(WINDOWS['phone on its side'])
    await confirm(page).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    await confirm(page).click()
    await expect(thanks(page)).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.setViewportSize(WINDOWS.desktop)
  })
  await test.step('what was ordered, and what becomes of it, is in the first window of a laptop and of a phone', async () => {
    for (const name of ['laptop', 'phone'] as const) {
      await page.setViewportSize(WINDOWS[name])
      await expect(page.getByRole('definition').filter({ hasText: 'Poster' }), name).toBeInViewport({ ratio: 1 })
      expect(await isInSight(page.getByRole('heading', { name: 'État de la commande' })), name).toBe(true)
    }
    await page.setViewportSize(WINDOWS.desktop)
  })
  await test.step('it has a number, and its page follows it until its file is made', async () => {
    await expect(page).toHaveURL(/\/cart\/order\/[2-9A-Y]{4}-[2-9A-Y]{4}$/)
    const number = page.url().split('/').at(-1) ?? ''
    await expect(page.getByText(number)).toBeVisible()
    // Without a reload: the page follows the order until its file is made.
    await expect(page.getByRole('status').filter({ hasText: 'Prête pour l’impression' })).toBeVisible()
  })
  await test.step('a reload shows the same, and where to go from there', async () => {
    await page.reload()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText('L’atelier vous écrit pour le paiement.')).toBeVisible()
    await expect.poll(() => page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200)
    await expect(page.getByRole('link', { name: 'Voir mes collages' })).toHaveAttribute('href', '/apercu')
    await expect(page.getByRole('link', { name: 'Terminer' })).toHaveAttribute('href', '/fini-avec-lapplication')
  })
  await test.step('it cannot be confirmed again, and the overview says that it was ordered', async () => {
    await page.goBack()
    await expect(confirm(page)).toHaveCount(0)
    await page.goto('/apercu')
    await expect(page.getByRole('article').getByRole('link', { name: /^Commandé le/ })).toBeVisible()
  })
})

test('an order is asked for in every way, and is never more than one', async ({ page, playwright, baseURL }) => {
  // Each step has a new account, so that none counts what another left.
  await test.step('who had no preference chooses a material now', async () => {
    await register(page.request)
    await page.goto(`/cart/fromApp?collageid=${await finished(page, '', { img1: 60 })}`)
    await expect(page.getByRole('radiogroup', { name: 'Choisissez un support' }).getByRole('radio')).toHaveCount(5)
    const detail = page.getByText('Elle sera floue à l’impression.')
    await expect(detail).toBeHidden()
    await page.getByText('Une photo est trop petite', { exact: true }).click()
    await expect(detail).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voir laquelle dans votre collage' })).toHaveAttribute(
      'href',
      /\?quality$/,
    )
    for (const [name, window] of Object.entries(WINDOWS)) {
      await page.setViewportSize(window)
      await expect(confirm(page), name).toBeInViewport({ ratio: 1 })
    }
    const address = page.url()
    // A sample of the languages has every window among them.
    const nextWindows = inTurn(Object.entries(WINDOWS), 2)
    for (const language of sample(LANGUAGES, 3)) {
      await page.goto(`${address}&lang=${language}`)
      const picture = page.getByRole('img', { name: 'Notre été' })
      for (const [name, window] of nextWindows()) {
        await page.setViewportSize(window)
        await expect(picture).toBeVisible()
        expect(await coveredParts(picture), `${name}, ${language}`).toEqual([])
      }
    }
    await page.goto(`${address}&lang=fr`)
    await confirm(page).click()
    await expect(page.getByText('Choisissez un support pour continuer.')).toBeInViewport()
    await page.getByRole('radiogroup').getByText('Aluminium', { exact: true }).click()
    await expect(page.getByText('Choisissez un support pour continuer.')).toHaveCount(0)
    await expect(overSaved(page)).toHaveCSS('opacity', '1')
    expect(await isQuartered(page)).toBe(true)
    // The chosen material is shown, with the customer's own photo on it.
    await page.getByRole('button', { name: 'En volume' }).click()
    await expect(page.getByRole('slider', { name: /Tourner autour du collage/ })).toBeVisible()
    await expect(page.getByRole('dialog').getByText('50 x 40 cm · Aluminium')).toBeVisible()
    await page.keyboard.press('Escape')
    await confirm(page).click()
    await expect(page.getByText('Choisissez une livraison pour continuer.')).toBeInViewport()
    await pickUp(page)
    await expect(page.getByText('Choisissez une livraison pour continuer.')).toHaveCount(0)
    await confirm(page).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText('Aluminium', { exact: true })).toBeVisible()
    // The same once more is asked about.
    await page.goto(address)
    await expect(page.getByText(/^Déjà commandé le/)).toBeVisible()
    await page.getByRole('radiogroup').getByText('Aluminium', { exact: true }).click()
    await confirm(page).click()
    const question = page.getByRole('dialog', { name: 'Commander une deuxième fois ?' })
    await question.getByRole('button', { name: 'Ne pas commander' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(/fromApp/)
    await confirm(page).click()
    await question.getByRole('button', { name: 'Commander encore une fois' }).click()
    await expect(thanks(page)).toBeVisible()
  })

  await test.step('a confirmation whose answer is lost is the same order when tried again', async () => {
    await register(page.request)
    await page.goto(`/cart/fromApp?collageid=${await finished(page)}`)
    const numbers: string[] = []
    await page.route('**/api/orders', async (route) => {
      const answer = await route.fetch()
      numbers.push(String(Object(await answer.json())['number']))
      if (numbers.length === 1) await route.abort()
      else await route.fulfill({ response: answer })
    })
    await pickUp(page)
    await confirm(page).click()
    await expect(page.getByText(/elle ne sera enregistrée qu’une fois/)).toBeVisible()
    await confirm(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(numbers).toHaveLength(2)
    expect(new Set(numbers).size).toBe(1)
    await page.unroute('**/api/orders')
  })

  await test.step('a double click is one order, where no photo answers and the saved picture stays', async () => {
    await register(page.request)
    const photos = /\/api\/(photo|file)\b/
    await page.route(photos, (route) => route.abort())
    await page.goto(`/cart/fromApp?collageid=${await finished(page)}`)
    await expect.poll(() => reportedEvents(page)).toEqual(['sharp-piece-failed'])
    await expect(overSaved(page)).toHaveCSS('opacity', '0')
    const picture = page.getByRole('img', { name: 'Notre été' })
    await expect(picture).toBeInViewport({ ratio: 1 })
    expect(await coveredParts(picture)).toEqual([])
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await page.unroute(photos)
    let posts = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/orders')) posts += 1
    })
    await pickUp(page)
    await confirm(page).dblclick()
    await expect(thanks(page)).toBeVisible()
    expect(posts).toBe(1)
  })

  await test.step('a collage with an empty slot leads back to the editor', async () => {
    await register(page.request)
    const id = await saveCollage(page.request)
    await page.goto(`/cart/fromApp?collageid=${id}`)
    await expect(page.getByText('Pas toutes les photos placées')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Retour à votre collage' })).toHaveAttribute('href', `/editer/${id}`)
    await expect(confirm(page)).toHaveCount(0)
  })

  await test.step('an address without a collage, or with one nobody has, says that there is none', async () => {
    await register(page.request)
    for (const query of ['', '?collageid=', '?collageid=nothing', '?collageid=../../api/list']) {
      await page.goto(`/cart/fromApp${query}`)
      await expect(page.getByRole('heading', { name: 'Ce collage est introuvable' })).toBeVisible()
      await page.getByRole('link', { name: 'Voir mes collages' }).click()
      await expect(page).toHaveURL('/apercu')
    }
  })

  await test.step("somebody else's collage and order are not there", async () => {
    await register(page.request)
    const id = await finished(page)
    const key = 'somebody-elses-order'
    const order = await page.request.post('/api/orders', {
      data: { collageid: id, requestKey: key },
      headers: AS_OWN_PAGE,
    })
    const number = String(Object(await order.json())['number'])
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    await register(elsewhere)
    await page.context().clearCookies()
    await page.context().addCookies((await elsewhere.storageState()).cookies)
    await elsewhere.dispose()
    await page.goto(`/cart/fromApp?collageid=${id}`)
    await expect(page.getByRole('heading', { name: 'Ce collage est introuvable' })).toBeVisible()
    await page.goto(`/cart/order/${number}`)
    await expect(page.getByRole('heading', { name: 'Cette commande est introuvable' })).toBeVisible()
  })

  await test.step('the address of an order asks a stranger to sign in to see it, and then shows it', async () => {
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const { username, password } = await register(elsewhere)
    const id = await saveCollage(elsewhere, { title: 'Notre été', photoIds: [await uploadPhoto(elsewhere)] })
    const data = { collageid: id, requestKey: 'seen-again-later' }
    const order = await elsewhere.post('/api/orders', { data, headers: AS_OWN_PAGE })
    const number = String(Object(await order.json())['number'])
    await elsewhere.dispose()
    await page.context().clearCookies()
    await page.goto('/cart/order/Appelez-nous')
    await expect(page.getByRole('heading', { name: 'Connectez-vous pour voir votre commande' })).toBeVisible()
    await expect(page.getByText('Appelez-nous')).toHaveCount(0)
    await page.goto(`/cart/order/${number}`)
    await expect(page.getByRole('heading', { name: 'Connectez-vous pour voir votre commande' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill(username)
    await page.getByLabel('Mot de passe').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mes commandes' })).toHaveAttribute('href', /#orders$/)
  })

  await test.step('a stranger signs in and goes on with the order', async () => {
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const { username, password } = await register(elsewhere)
    const photo = await uploadPhoto(elsewhere)
    const id = await saveCollage(elsewhere, { title: 'Notre été', photoIds: [photo] })
    await elsewhere.dispose()
    await page.context().clearCookies()
    await page.goto(`/cart/fromApp?collageid=${id}`)
    await expect(page.getByRole('heading', { name: 'Connectez-vous pour commander' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Nom d’utilisateur' }).fill(username)
    await page.getByLabel('Mot de passe').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(confirm(page)).toBeVisible()
  })

  await test.step('the finished page tells the server once that the session is done', async () => {
    const done: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/collage/ajaxDone/s/')) done.push(`${response.status()} ${response.url()}`)
    })
    await page.goto('/fini-avec-lapplication')
    await expect.poll(() => done.length).toBeGreaterThan(0)
    // The account of the previous step is signed in: its collage is shown, with a link back to it.
    await expect(page.getByRole('link', { name: 'Retour à votre collage' })).toHaveAttribute(
      'href',
      /^\/editer\/[\w-]{22}$/,
    )
    await expect(page.getByRole('link', { name: 'Voir mes collages' })).toHaveAttribute('href', '/apercu')
    await page.waitForLoadState('networkidle')
    expect(done).toEqual([expect.stringMatching(/^204 .*\/collage\/ajaxDone\/s\/[\w-]{22}$/)])
  })
})

test('a piece is sent to an address at a price, or picked up from a shop that says where it is', async ({
  browser,
}) => {
  const folder = await ShopFolder.make('14.90')
  await folder.say('shop.json', {
    name: 'Foto Exemple',
    email: 'bonjour@foto.example',
    phone: '+32 2 555 12 34',
    address: ['Rue de l’Exemple 12', '1000 Bruxelles'],
  })
  await folder.say('delivery.json', {
    ways: [
      { way: 'pickup', price: '0.00', days: [3, 5] },
      { way: 'post', price: '6.90', days: [4, 7], countries: ['BE', 'FR', 'LU'] },
    ],
  })
  const server = await OwnServer.start({ SHOP_DIR: folder.path })
  const context = await browser.newContext({
    baseURL: server.address,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  const way = (name: string) => page.getByRole('radiogroup', { name: 'Livraison' }).getByRole('radio', { name })
  const nextSchemes = schemesInTurn()
  const total = () => page.getByRole('status').filter({ hasText: /^Total/ })
  const field = (name: string) => page.getByRole('textbox', { name })
  try {
    const { username } = await register(page.request)
    let number = ''

    await test.step('in no way until one is chosen, with the shop in reach', async () => {
      await page.goto(`/cart/fromApp?collageid=${await finished(page)}`)
      await expect(way('Retrait à l’atelier')).not.toBeChecked()
      await expect(total()).toHaveText(/^Total hors livraison 14,90\s€$/)
      await pickUp(page)
      await expect(total()).toHaveText(/^Total, toutes taxes comprises 14,90\s€$/)
      await expect(
        page.getByText('Rue de l’Exemple 12, 1000 Bruxelles · 3 à 5 jours ouvrables après le paiement'),
      ).toBeVisible()
      await expect(page.getByText('Vous ne payez rien sur cette page.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'bonjour@foto.example' })).toHaveAttribute('href', /^mailto:/)
      await expect(page.getByRole('link', { name: '+32 2 555 12 34' })).toHaveAttribute('href', 'tel:+3225551234')
    })

    await test.step('an address that lacks something says what, beside the field, and is led to', async () => {
      await page.getByText('Envoi par la poste', { exact: true }).click()
      await expect(total()).toHaveText(/^Total, toutes taxes comprises 21,80\s€$/)
      for (const [name, window] of sample(Object.entries(WINDOWS), 3)) {
        await page.setViewportSize(window)
        await expect(confirm(page), name).toBeInViewport({ ratio: 1 })
        await field('Téléphone').fill('')
        await field('Prénom et nom').fill('Zoë Peeters')
        await confirm(page).click()
        await expect(field('Rue et numéro'), name).toBeFocused()
        await expect(field('Rue et numéro'), name).toHaveAccessibleDescription('Écrivez la rue et le numéro.')
        expect(await isInSight(field('Rue et numéro')), name).toBe(true)
      }
      await page.setViewportSize(WINDOWS.desktop)
      expect(await violations(page, ...nextSchemes())).toEqual([])
      await expect(page.getByText('Écrivez le code postal.')).toBeVisible()
      await field('Rue et numéro').fill('Rue de l’Église 12')
      await field('Code postal').fill('1000')
      await field('Ville').fill('Bruxelles')
      await field('Téléphone').fill('appelez-moi')
      const country = page.getByRole('combobox', { name: 'Pays' })
      await expect(country).toHaveAccessibleDescription('Choisissez un pays.')
      await country.selectOption('France')
      await confirm(page).click()
      await expect(field('Code postal')).toBeFocused()
      await expect(field('Code postal')).toHaveAccessibleDescription(/^France\s: les codes postaux ont 5 chiffres\./)
      await country.selectOption('Belgique')
      await expect(field('Code postal')).toHaveAccessibleDescription('')
      await confirm(page).click()
      await expect(field('Téléphone')).toBeFocused()
      await field('Téléphone').fill('+32 2 555 99 88')
    })

    await test.step('the order says where it goes, what it costs and what happens next', async () => {
      await confirm(page).click()
      await expect(thanks(page)).toBeVisible()
      number = page.url().split('/').at(-1) ?? ''
      await expect(
        page.getByText('Zoë Peeters Rue de l’Église 12 1000 Bruxelles Belgique +32 2 555 99 88'),
      ).toBeVisible()
      for (const amount of ['14,90', '6,90', '21,80'])
        await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${amount}\\s€$`) })).toBeVisible()
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Maintenant : Paiement et impression' }),
      ).toHaveAttribute('aria-current', 'step')
      await expect(page.getByText(/^Livraison prévue .*jours ouvrables après le paiement$/)).toBeVisible()
      expect(await violations(page, ...nextSchemes())).toEqual([])
    })

    await test.step('in the picture that was ordered, sharp, whatever became of the collage', async () => {
      const [first] = Object(await (await page.request.get('/api/collages')).json())['collages']
      const id = String(Object(first)['id'])
      await saveCollage(page.request, { title: 'Notre été', id })
      await page.reload()
      await expect(overSaved(page)).toHaveCSS('opacity', '1')
      expect(await isQuartered(page)).toBe(true)
      expect(await paintedWidth(page)).toBeGreaterThan(SCREENSHOT_PX)
      // On paper there is all of it, and nothing to press.
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(number)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Voir mes collages' })).toBeHidden()
      await expect(page.getByRole('banner')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('the next order is delivered like the last one, and asks for its own material', async () => {
      await page.goto(`/cart/fromApp?collageid=${await finished(page, '')}`)
      const poster = page.getByRole('radio', { name: /^Poster/ })
      await expect(poster).not.toBeChecked()
      await page.getByText('Poster', { exact: true }).click()
      await expect(way('Envoi par la poste')).toBeChecked()
      await expect(field('Prénom et nom')).toHaveValue('Zoë Peeters')
      await page.getByText('Retrait à l’atelier', { exact: true }).click()
      await expect(field('Prénom et nom')).toHaveCount(0)
      await confirm(page).click()
      await expect(thanks(page)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Retrait à l’atelier' })).toBeVisible()
      await expect(page.getByText('Rue de l’Exemple 12 1000 Bruxelles')).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: 'Gratuit' })).toBeVisible()
    })

    await test.step('an operator copies the address', async () => {
      await server.command('operator', 'add', username)
      await page.goto(`/boutique/${number}`)
      await page.getByRole('button', { name: 'Copier l’adresse' }).click()
      await expect(page.getByText('Adresse copiée')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'Zoë Peeters\nRue de l’Église 12\n1000 Bruxelles\nBelgique\n+32 2 555 99 88',
      )
      expect(await violations(page, ...nextSchemes())).toEqual([])
    })
  } finally {
    await context.close()
    await server.remove()
    await folder.remove()
  }
})
