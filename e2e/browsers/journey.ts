import { randomBytes } from 'node:crypto'
import type { Pixels } from '../parity/similarity.ts'
import type { BrowserPage } from './browser-page.ts'
import { Customer } from './customer.ts'
import { sheetPixels } from './sheet-pixels.ts'

/** The sheet as it stood on the screen at each station. */
export interface JourneyPictures {
  readonly filled: Pixels
  readonly edited: Pixels
  readonly reloaded: Pixels
  readonly reopened: Pixels
  readonly orderNumber: string
}

/** From the catalogue to the order's number, with mouse and keyboard, in any browser. */
export async function makeJourney(
  page: BrowserPage,
  server: string,
  photos: readonly string[],
): Promise<JourneyPictures> {
  const customer = new Customer(page)
  const allFilled = () =>
    customer.waitFor(
      'every slot to be filled',
      `const slots = [...document.querySelectorAll('[data-slot]')]
       return slots.length === ${photos.length} && slots.every((slot) => /photo-/.test(slot.getAttribute('aria-label') ?? ''))`,
    )

  await page.goto(`${server}/choix`)
  await customer.pressOn('a[href*="gen-alleven"]')
  for (let step = 0; step < 3; step += 1) await customer.pressOn('[aria-label=Texte] button:last-of-type')
  await customer.press('Créez votre collage')

  await customer.press('Ajouter des photos')
  await customer.chooseFiles(photos)
  await customer.press('Remplir automatiquement')
  await allFilled()
  const filled = await sheetPixels(customer)

  await customer.pressOn('[data-slot=img2]')
  await customer.press('Modifier')
  await customer.press('Pivoter')
  await customer.press('Effets')
  await customer.press('Sépia')
  await customer.press('Terminé')
  await customer.press('Texte')
  await customer.press('Changer le titre')
  await customer.write('[role=dialog] textarea', 'Notre bel été')
  await customer.press('Modifier le texte')
  await customer.waitFor(
    'the title',
    `return /Notre bel/.test(document.querySelector('[data-text=txt1]')?.getAttribute('aria-label') ?? '')`,
  )
  const edited = await sheetPixels(customer)

  await customer.press('Enregistrer')
  await register(customer)
  await customer.sees('Votre collage est enregistré')
  await customer.press('Continuer le collage')
  await page.reload()
  await allFilled()
  const reloaded = await sheetPixels(customer)

  await page.goto(`${server}/apercu`)
  await customer.pressOn('main a[href^="/editer/"]')
  await allFilled()
  const reopened = await sheetPixels(customer)

  await customer.press('Commander')
  // The subtitle was never written.
  await customer.press('Laisser vide et commander')
  await customer.pressOn('main label:has([type=radio])')
  await customer.pressOn('main form section label:has([type=radio])')
  await customer.press('Confirmer la commande')
  await customer.sees('Merci, votre commande est enregistrée')
  return { filled, edited, reloaded, reopened, orderNumber: (await page.address()).split('/').at(-1) ?? '' }
}

async function register(customer: Customer): Promise<void> {
  const username = `u${randomBytes(6).toString('hex')}`
  const answers = { username, email: `${username}@example.com`, password: 'Sésame7', password_again: 'Sésame7' }
  for (const [field, text] of Object.entries(answers)) await customer.write(`[role=dialog] input[name=${field}]`, text)
  await customer.page.evaluate(
    "const boxes = [...document.querySelectorAll('[role=dialog] input[type=checkbox]')]; boxes.at(-1).click()",
  )
  await customer.pressOn('[role=dialog] button[type=submit]')
}
