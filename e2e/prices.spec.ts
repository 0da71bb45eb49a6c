import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { register } from './support/account.ts'
import { isInSight } from './support/is-in-sight.ts'
import { near } from './support/near.ts'
import { OwnServer } from './support/own-server.ts'
import { sample } from './support/sample.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { ShopFolder } from './support/shop-folder.ts'
import { heldBack, outlineStands } from './support/slow-line.ts'
import { TemplatePage } from './support/template-page.ts'
import { schemesInTurn, violations } from './support/violations.ts'
import { WINDOWS } from './support/windows.ts'

/** A shop that has prices. */
const test = base.extend<{ folder: ShopFolder; server: OwnServer }>({
  folder: async ({ browserName: _each }, use) => {
    const folder = await ShopFolder.make('14.90')
    try {
      await use(folder)
    } finally {
      await folder.remove()
    }
  },
  server: async ({ folder }, use) => {
    const server = await OwnServer.start({ SHOP_DIR: folder.path })
    try {
      await use(server)
    } finally {
      await server.remove()
    }
  },
  baseURL: ({ server }, use) => use(server.address),
})

/** Prices as they are read out. The space before the sign does not break. */
const priceOn = (page: Page) => page.getByRole('status').filter({ hasText: '€' })
/** The price of a sheet of 50 x 40 cm on each material. */
const SHEET_PRICES = [/^14,90\s€$/, ...Array.from({ length: 4 }, () => /^59,00\s€$/)]
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer la commande' })

/** On the first screen. French comes last, and stays. */
const FROM = [
  ['de', /Ab 9,95\s€\./],
  ['nl', /Vanaf €\s9,95\./],
  ['en', /From €9\.95\./],
  ['it', /A partire da 9,95\s€\./],
  ['es', /Desde 9,95\s€\./],
  ['fr', /À partir de 9,95\s€\./],
] as const

/** Everything is in sight in each of these. */
const SEEN_IN = sample(Object.entries(WINDOWS), 3)

async function topOf(place: Locator): Promise<number> {
  await expect(place).toBeVisible()
  return place.evaluate((each) => each.getBoundingClientRect().y)
}

/** Where it stands in its form, and how high that form is. */
async function placesInForm(place: Locator): Promise<readonly number[]> {
  return place.evaluate(async (each) => {
    // A new window size takes two frames to show.
    for (let times = 0; times < 2; times++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const form = each.closest('form')?.getBoundingClientRect()
    return form ? [Math.round(each.getBoundingClientRect().y - form.y), Math.round(form.height)] : []
  })
}

test('a shop with prices says what it costs from, what the chosen costs, and the total before it is ordered', async ({
  page,
  server,
  folder,
}) => {
  // Many windows and languages, and servers that start anew.
  const nextSchemes = schemesInTurn()
  await test.step('on the first screen, in the words of each language', async () => {
    for (const [language, sentence] of sample(FROM, 3)) {
      await page.goto(`/choix?lang=${language}`)
      await expect(page.getByText(sentence)).toHaveCount(1)
      await expect(page.getByText(sentence)).toBeInViewport({ ratio: 1 })
    }
  })

  await test.step('where the outline has kept a line for it', async () => {
    for (const window of sample(
      [WINDOWS.phone, WINDOWS['small phone'], WINDOWS['phone on its side'], WINDOWS.laptop],
      2,
    )) {
      await page.setViewportSize(window)
      const [scripts, list] = await heldBack(page, /assets\/.*\.js$/, /api\/list/)
      await page.goto('/choix', { waitUntil: 'commit' })
      await outlineStands(page)
      const outline = await topOf(page.locator('.frame-body > i:nth-child(5)'))
      scripts?.()
      const coming = await topOf(page.locator('[data-coming]').first())
      expect(coming, `${window.width} x ${window.height}`).toEqual(near(outline))
      list?.()
      await expect(page.locator('[data-coming]')).toHaveCount(0)
      await page.unrouteAll()
    }
    await page.setViewportSize(WINDOWS.desktop)
  })

  await test.step('on a template’s page, following every choice', async () => {
    const template = new TemplatePage(page)
    await template.open('gen-alleven')
    await template.choose(template.sizes, '50 x 40')
    await expect(priceOn(page)).toHaveText(/^À partir de 14,90\s€$/)
    const prices = template.materials.getByText('€')
    await expect(prices).toHaveText(SHEET_PRICES)
    // On each size too: the least it can be until there is a material.
    const onSize = template.sizes.locator('label', { hasText: '50 x 40' })
    const least = page.getByText('Prix le plus bas de chaque format')
    await expect(onSize).toHaveText(/14,90\s€$/)
    await expect(least).toBeVisible()
    await template.choose(template.materials, 'Aluminium')
    await expect(priceOn(page)).toHaveText(/^Prix 59,00\s€$/)
    await expect(onSize).toHaveText(/59,00\s€$/)
    await expect(least).toHaveCount(0)
    await template.choose(template.materials, 'Poster')
    await expect(priceOn(page)).toHaveText(/^Prix 14,90\s€$/)
    await template.choose(template.sizes, '60 x 40')
    await expect(priceOn(page)).toHaveText(/^Prix 39,00\s€$/)
    await template.customChip.click()
    await template.typeCustomSize('30', '40')
    await expect(template.dialog.getByRole('status')).toHaveText(/^Prix 9,95\s€$/)
    await template.takeCustomSize('30', '40')
    await expect(priceOn(page)).toHaveText(/^Prix 9,95\s€$/)
    for (const [name, window] of SEEN_IN) {
      await page.setViewportSize(window)
      await expect(priceOn(page), name).toBeInViewport({ ratio: 1 })
    }
    expect(await violations(page, ...nextSchemes())).toEqual([])
    for (const name of ['phone', 'small phone'] as const) {
      await page.setViewportSize(WINDOWS[name])
      await template.open('gen-alleven')
      expect(await isInSight(template.sizes.locator('label').first()), `a size, ${name}`).toBe(true)
    }
    await page.setViewportSize(WINDOWS.desktop)
    await template.open('gen-tiles')
    await expect(priceOn(page)).toHaveText(/^À partir de 89,00\s€$/)
  })

  await register(page.request)
  const photo = await uploadPhoto(page.request)
  const save = (material: 'POSTER' | '') =>
    saveCollage(page.request, { title: 'Notre été', template: { ...SINGLE, material }, photoIds: [photo] })

  await test.step('at the checkout, the least it can be until there is a material', async () => {
    await page.goto(`/cart/fromApp?collageid=${await save('')}`)
    await expect(confirm(page)).toBeVisible()
    await expect(page.getByRole('radiogroup').getByText('€')).toHaveText(SHEET_PRICES)
    for (const [name, window] of SEEN_IN) {
      await page.setViewportSize(window)
      await expect(priceOn(page).filter({ hasText: /^À partir de 14,90\s€$/ }), name).toBeInViewport({
        ratio: 1,
      })
      const first = page.locator('label', { has: page.getByRole('radio') }).first()
      expect(await isInSight(first), `the first material, ${name}`).toBe(true)
    }
    // The chosen material stays where it is, and so does the footer it could slide under.
    const places = async () => {
      const found: Record<string, readonly number[]> = {}
      for (const [name, window] of SEEN_IN) {
        await page.setViewportSize(window)
        found[name] = await placesInForm(page.getByRole('radiogroup').getByText('Aluminium', { exact: true }))
      }
      await page.setViewportSize(WINDOWS.laptop)
      return found
    }
    const before = await places()
    await page.getByRole('radiogroup').getByText('Aluminium', { exact: true }).click()
    await expect(priceOn(page)).toHaveText(/^Total, toutes taxes comprises 59,00\s€$/)
    expect(await places()).toEqual(before)
    await expect(page.getByRole('definition').filter({ hasText: /^59,00\s€$/ })).toHaveCount(1)
    expect(await violations(page, ...nextSchemes())).toEqual([])
    for (const [name, window] of SEEN_IN) {
      await page.setViewportSize(window)
      await expect(priceOn(page), name).toBeInViewport({ ratio: 1 })
      await expect(confirm(page), name).toBeInViewport({ ratio: 1 })
    }
  })

  await test.step('which moves nothing in any language, where lines are shortest either', async () => {
    await page.setViewportSize(WINDOWS['small phone'])
    const id = await save('')
    for (const language of sample(['nl', 'en', 'de', 'it', 'es', 'fr'], 3)) {
      await page.goto(`/cart/fromApp?collageid=${id}&lang=${language}`)
      const last = page.getByRole('radiogroup').first().locator('label').last()
      await expect(last).toBeVisible()
      const before = await placesInForm(last)
      await last.click()
      await expect(priceOn(page)).toBeVisible()
      expect(await placesInForm(last), language).toEqual(before)
    }
    await page.setViewportSize(WINDOWS.laptop)
  })

  await test.step('and asks again when it has changed in between; the order keeps what was confirmed', async () => {
    await page.goto(`/cart/fromApp?collageid=${await save('POSTER')}`)
    await expect(priceOn(page)).toHaveText(/^Total, toutes taxes comprises 14,90\s€$/)
    await page.getByText('Retrait à l’atelier', { exact: true }).click()
    await folder.write('15.40')
    await server.restart({ SHOP_DIR: folder.path })
    await confirm(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Le prix a changé entre-temps.' })).toBeVisible()
    await expect(priceOn(page)).toHaveText(/^Total, toutes taxes comprises 15,40\s€$/)
    await confirm(page).click()
    await expect(page.getByRole('heading', { name: 'Merci, votre commande est enregistrée' })).toBeVisible()
    await expect(page.getByText(/^15,40\s€$/)).toBeVisible()
    await folder.write('99.00')
    await server.restart({ SHOP_DIR: folder.path })
    await page.reload()
    await expect(page.getByText(/^15,40\s€$/)).toBeVisible()
  })
})
