import { expect, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { inTurn } from './support/sample.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { TemplatePage } from './support/template-page.ts'
import { violations } from './support/violations.ts'
import { WIDE_AND_NARROW } from './support/windows.ts'

const [WIDE, NARROW] = WIDE_AND_NARROW

async function openOverview(page: Page): Promise<void> {
  await register(page.request)
  const id = await saveCollage(page.request, { title: 'Un' })
  await saveCollage(page.request, { title: 'Un', id })
  await saveCollage(page.request, { title: 'Sans image', screenshot: '' })
  await page.goto('/apercu')
  await expect(page.getByRole('article')).toHaveCount(2)
}

/** The screens that are checked, and how to get to each. */
type Screens = Readonly<Record<string, (page: Page, look: () => Promise<void>) => Promise<unknown>>>

const OF_EVERYBODY: Screens = {
  chooser: async (page) => {
    await page.goto('/choix/theme:basic')
    await expect(page.getByRole('link', { name: /Harmonie/ })).toBeVisible()
  },
  'a generated template': (page) => new TemplatePage(page).open('gen-number'),
  'a drawn template': (page) => new TemplatePage(page).open('retro-arcade', 'design'),
  'the format dialog': async (page) => {
    await new TemplatePage(page).open('gen-alleven')
    await page.getByRole('button', { name: 'Tous les formats' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the dialog for a custom size, with and after a warning': async (page, look) => {
    const template = new TemplatePage(page)
    await template.open('gen-alleven')
    await template.customChip.click()
    await template.typeCustomSize('10', '50')
    await expect(template.dialog.getByRole('alert')).toBeVisible()
    await look()
    await template.takeCustomSize('55', '42')
    await expect(template.backToStandard).toBeVisible()
  },
  'the error page': (page) => page.goto('/erreur?error=12_30_00'),
  'the finished page': (page) => page.goto('/fini-avec-lapplication'),
  'the page about accessibility': async (page) => {
    await page.goto('/fini-avec-lapplication')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilité' }).click()
    await expect(page.getByRole('heading', { name: 'Ce qui ne va pas encore' })).toBeVisible()
  },
  'the overview without a session': async (page) => {
    await page.goto('/apercu')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  },
  'an unknown template': (page) => page.goto('/ontwerp/basic/nothing'),
  'the editor': async (page) => {
    await new TemplatePage(page).open('gen-single')
    await page.getByRole('button', { name: 'Créez votre collage', exact: true }).click()
    await expect(page.locator('[data-slot]')).toHaveCount(1)
  },
}

/** Each with a new account. */
const OF_A_CUSTOMER: Screens = {
  'an empty overview': async (page) => {
    await register(page.request)
    await page.goto('/apercu')
    await expect(page.getByRole('heading', { name: 'Pas encore de collage' })).toBeVisible()
  },
  'the overview, a name being changed': async (page, look) => {
    await openOverview(page)
    await look()
    await page.getByRole('button', { name: 'Actions pour Un' }).click()
    await page.getByRole('menuitem', { name: 'Renommer' }).click()
    await page.getByRole('textbox').fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible()
  },
  'the dialog with earlier versions': async (page) => {
    await openOverview(page)
    await page.getByRole('button', { name: 'Actions pour Un' }).click()
    await page.getByRole('menuitem', { name: 'Versions précédentes' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  },
  'the checkout with a material to be chosen, and the order': async (page, look) => {
    await register(page.request)
    const photoIds = [await uploadPhoto(page.request)]
    const id = await saveCollage(page.request, { template: { ...SINGLE, material: '' }, photoIds })
    await page.goto(`/cart/fromApp?collageid=${id}`)
    await page.getByRole('button', { name: 'Confirmer la commande' }).click()
    await expect(page.getByText('Choisissez un support pour continuer.')).toBeVisible()
    await look()
    await page.getByRole('radiogroup').getByText('Aluminium', { exact: true }).click()
    await page.getByText('Retrait à l’atelier', { exact: true }).click()
    await page.getByRole('button', { name: 'Confirmer la commande' }).click()
    await expect(page.getByText(/^[2-9A-Y]{4}-[2-9A-Y]{4}$/)).toBeVisible()
  },
  'the checkout of an unfinished collage': async (page) => {
    await register(page.request)
    await page.goto(`/cart/fromApp?collageid=${await saveCollage(page.request)}`)
    await expect(page.getByText('Pas toutes les photos placées')).toBeVisible()
  },
}

/** A sample looks at each screen in one of them, and at the next one in the next. */
const LOOKS = [
  { window: WIDE, colorScheme: 'light' },
  { window: NARROW, colorScheme: 'dark' },
  { window: WIDE, colorScheme: 'dark' },
  { window: NARROW, colorScheme: 'light' },
] as const

for (const [whose, screens] of Object.entries({ everybody: OF_EVERYBODY, 'a customer': OF_A_CUSTOMER })) {
  test(`the screens of ${whose} have no violation that axe can find`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const nextLooks = inTurn(LOOKS, 1)
    const look = async () => {
      for (const { window, colorScheme } of nextLooks()) {
        await page.setViewportSize(window)
        expect(await violations(page, colorScheme), `${window.width}`).toEqual([])
      }
    }
    for (const [name, open] of Object.entries(screens)) {
      await test.step(name, async () => {
        await page.setViewportSize(WIDE)
        await open(page, look)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await look()
      })
    }
  })
}
