import { expect, type Locator, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { openEditor } from './support/editor.ts'
import { isInSight } from './support/is-in-sight.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { TemplatePage } from './support/template-page.ts'
import { WINDOWS } from './support/windows.ts'

const PHONES = ['phone', 'small phone', 'phone on its side'] as const

interface FormCase {
  /** Opens the form, and sends it with a fault. */
  readonly send: (page: Page, collage: string) => Promise<void>
  readonly message: RegExp
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer la commande' })
const field = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true })

async function openCheckout(page: Page, collage: string): Promise<void> {
  await page.goto(`/cart/fromApp?collageid=${collage}`)
  await expect(confirm(page)).toBeVisible()
}

/** The checkout with everything but the address. */
async function chooseMaterialAndPost(page: Page, collage: string): Promise<void> {
  await openCheckout(page, collage)
  await page.getByRole('radiogroup').getByText('Aluminium', { exact: true }).click()
  await page.getByText('Envoi par la poste', { exact: true }).click()
}

async function openRegistration(page: Page): Promise<Locator> {
  await page.context().clearCookies()
  await openEditor(page, 'gen-single')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(field(dialog, 'Nom d’utilisateur')).toBeVisible()
  return dialog
}

const FORMS: Readonly<Record<string, FormCase>> = {
  'a material that is not chosen': {
    send: async (page, collage) => {
      await openCheckout(page, collage)
      await confirm(page).click()
    },
    message: /^Choisissez un support pour continuer/,
  },
  'a delivery that is not chosen': {
    send: async (page, collage) => {
      await openCheckout(page, collage)
      await page.getByRole('radiogroup').getByText('Aluminium', { exact: true }).click()
      await confirm(page).click()
    },
    message: /^Choisissez une livraison/,
  },
  'an address that is empty': {
    send: async (page, collage) => {
      await chooseMaterialAndPost(page, collage)
      await confirm(page).click()
    },
    message: /^Écrivez votre prénom/,
  },
  'a postcode of no country': {
    send: async (page, collage) => {
      await chooseMaterialAndPost(page, collage)
      const entered = {
        'Prénom et nom': 'Zoë Peeters',
        'Rue et numéro': 'Rue Haute 1',
        'Code postal': 'ABC',
        Ville: 'Bruxelles',
      }
      for (const [name, value] of Object.entries(entered)) await field(page, name).fill(value)
      await page.getByLabel('Pays').selectOption('BE')
      await confirm(page).click()
    },
    message: /^Belgique/,
  },
  'a registration that is empty': {
    send: async (page) => {
      const dialog = await openRegistration(page)
      await dialog.getByRole('button', { name: 'Créer un compte' }).click()
    },
    message: /^Le nom d.utilisateur est requis/,
  },
  'terms that are not accepted': {
    send: async (page) => {
      const dialog = await openRegistration(page)
      await field(dialog, 'Nom d’utilisateur').fill('somebody')
      await field(dialog, 'Adresse e-mail').fill('somebody@example.com')
      await dialog.getByLabel('Mot de passe', { exact: true }).fill('Sésame7')
      await dialog.getByLabel('Répétez le mot de passe').fill('Sésame7')
      await dialog.getByRole('button', { name: 'Créer un compte' }).click()
    },
    message: /^Acceptez les conditions/,
  },
  'a login that is empty': {
    send: async (page) => {
      await page.context().clearCookies()
      await page.goto('/apercu')
      await page.getByRole('button', { name: 'Se connecter' }).click()
    },
    message: /^Le nom d.utilisateur est requis/,
  },
  'a size that is too small': {
    send: async (page) => {
      await new TemplatePage(page).open('gen-alleven')
      await page.getByRole('button', { name: 'Tous les formats' }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Format sur mesure', exact: true }).tap()
      await page.getByLabel('Hauteur').fill('3')
      await page.getByLabel('Hauteur').blur()
    },
    message: /20/,
  },
}

test.use({ hasTouch: true, isMobile: true })

for (const [name, { send, message }] of Object.entries(FORMS)) {
  test(`what is wrong is never hidden by what is pinned: ${name}`, async ({ page }) => {
    await register(page.request)
    const photoIds = [await uploadPhoto(page.request)]
    const collage = await saveCollage(page.request, { template: { ...SINGLE, material: '' }, photoIds })
    for (const window of PHONES) {
      await test.step(window, async () => {
        await page.setViewportSize(WINDOWS[window])
        await send(page, collage)
        const said = page.getByText(message).filter({ visible: true }).last()
        await expect.poll(() => isInSight(said)).toBe(true)
        // A message of the form as a whole has no field; any other stands beside the one that has the focus.
        const focused = page.locator(':focus')
        if (await focused.evaluate((part) => part.matches('[type=text], [type=password], select')))
          expect(await isInSight(focused)).toBe(true)
        // The next window starts anew.
        await page.evaluate(() => sessionStorage.removeItem('collagerie-checkout'))
      })
    }
  })
}

test('the foot of the checkout leaves the choices four fifths of a small phone', async ({ page }) => {
  await register(page.request)
  const photoIds = [await uploadPhoto(page.request)]
  const collage = await saveCollage(page.request, { template: { ...SINGLE, material: '' }, photoIds })
  for (const window of PHONES) {
    await page.setViewportSize(WINDOWS[window])
    await openCheckout(page, collage)
    const box = await confirm(page).locator('..').boundingBox()
    expect(box?.height, window).toBeLessThanOrEqual(WINDOWS['small phone'].height / 5)
    await expect(page.getByRole('button', { name: 'Lire les conditions' })).toBeVisible()
  }
})
