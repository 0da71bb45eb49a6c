import { expect, type Locator, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { openEditor } from './support/editor.ts'
import { isInSight } from './support/is-in-sight.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { TemplatePage } from './support/template-page.ts'
import { WINDOWS } from './support/windows.ts'

const PHONES = ['phone', 'small phone', 'phone on its side'] as const

interface FormCase {
  /** Opens the form and fills in what is not at fault. */
  readonly open: (page: Page, collage: string) => Promise<unknown>
  /** Sends it with its fault, again in each window. */
  readonly send: (page: Page) => Promise<void>
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

const pressConfirm = (page: Page) => confirm(page).click()
const pressRegister = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Créer un compte' }).click()

const FORMS: Readonly<Record<string, FormCase>> = {
  'a material that is not chosen': {
    open: openCheckout,
    send: pressConfirm,
    message: /^Choisissez un support pour continuer/,
  },
  'a delivery that is not chosen': {
    open: async (page, collage) => {
      await openCheckout(page, collage)
      await page.getByRole('radiogroup').getByText('Aluminium', { exact: true }).click()
    },
    send: pressConfirm,
    message: /^Choisissez une livraison/,
  },
  'an address that is empty': {
    open: chooseMaterialAndPost,
    send: pressConfirm,
    message: /^Écrivez votre prénom/,
  },
  'a postcode of no country': {
    open: async (page, collage) => {
      await chooseMaterialAndPost(page, collage)
      const entered = {
        'Prénom et nom': 'Zoë Peeters',
        'Rue et numéro': 'Rue Haute 1',
        'Code postal': 'ABC',
        Ville: 'Bruxelles',
      }
      for (const [name, value] of Object.entries(entered)) await field(page, name).fill(value)
      await page.getByLabel('Pays').selectOption('BE')
    },
    send: pressConfirm,
    message: /^Belgique/,
  },
  'a registration that is empty': {
    open: openRegistration,
    send: pressRegister,
    message: /^Le nom d.utilisateur est requis/,
  },
  'terms that are not accepted': {
    open: async (page) => {
      const dialog = await openRegistration(page)
      await field(dialog, 'Nom d’utilisateur').fill('somebody')
      await field(dialog, 'Adresse e-mail').fill('somebody@example.com')
      await dialog.getByLabel('Mot de passe', { exact: true }).fill('Sésame7')
      await dialog.getByLabel('Répétez le mot de passe').fill('Sésame7')
    },
    send: pressRegister,
    message: /^Acceptez les conditions/,
  },
  'a login that is empty': {
    open: (page) => page.goto('/apercu'),
    send: (page) => page.getByRole('button', { name: 'Se connecter' }).click(),
    message: /^Le nom d.utilisateur est requis/,
  },
  'a size that is too small': {
    open: async (page) => {
      await new TemplatePage(page).open('gen-alleven')
      await page.getByRole('button', { name: 'Tous les formats' }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Format sur mesure', exact: true }).tap()
    },
    send: async (page) => {
      await page.getByLabel('Hauteur').fill('3')
      await page.getByLabel('Hauteur').blur()
    },
    message: /20/,
  },
}

test.use({ hasTouch: true, isMobile: true })

/** A collage without a material, in a new account. */
async function unfinished(page: Page): Promise<string> {
  await register(page.request)
  const photoIds = [await uploadPhoto(page.request)]
  return saveCollage(page.request, { template: { ...SINGLE, material: '' }, photoIds })
}

test('what is wrong is never hidden by what is pinned', async ({ page }) => {
  const collage = await unfinished(page)
  for (const [name, { open, send, message }] of Object.entries(FORMS)) {
    await test.step(name, async () => {
      await page.setViewportSize(WINDOWS.phone)
      await open(page, collage)
      for (const window of PHONES) {
        await page.setViewportSize(WINDOWS[window])
        await send(page)
        const said = page.getByText(message).filter({ visible: true }).last()
        await expect.poll(() => isInSight(said), `${name}, ${window}`).toBe(true)
        // A message of the form as a whole has no field; any other stands beside the one that has the focus.
        const focused = page.locator(':focus')
        if (await focused.evaluate((part) => part.matches('[type=text], [type=password], select')))
          expect(await isInSight(focused), `${name}, ${window}`).toBe(true)
        // The next window begins at the top, with the focus on what is sent and nothing led to.
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          for (const part of document.querySelectorAll('*')) part.scrollTop = 0
        })
      }
      // The next form begins anew.
      await page.evaluate(() => sessionStorage.removeItem('collagerie-checkout'))
    })
  }
})

test('the foot of the checkout leaves the choices four fifths of a small phone', async ({ page }) => {
  await openCheckout(page, await unfinished(page))
  for (const window of PHONES) {
    await page.setViewportSize(WINDOWS[window])
    const box = await confirm(page).locator('..').boundingBox()
    expect(box?.height, window).toBeLessThanOrEqual(WINDOWS['small phone'].height / 5)
    await expect(page.getByRole('button', { name: 'Lire les conditions' })).toBeVisible()
  }
})
