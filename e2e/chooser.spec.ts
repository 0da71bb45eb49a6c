import { matchesFilter, readThemeList } from '@collagerie/core/catalogue'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { expect, type Page, test } from '@playwright/test'
import { reportedEvents } from './support/data-layer.ts'
import { WINDOWS } from './support/windows.ts'

const LIST = '**/api/list?*'

/** The ways in are regions with lists too; only a template's card has its picture. */
const cards = (page: Page) =>
  page
    .getByRole('region')
    .getByRole('listitem')
    .filter({ has: page.locator('picture') })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const filters = (page: Page, name = 'Filtres') => page.getByRole('navigation', { name }).getByRole('link')

/** The filters as [name, address], with the one that is marked as current. */
async function sidebar(page: Page, name?: string) {
  const links = await filters(page, name).all()
  const entries = await Promise.all(
    links.map(async (link) => ({
      text: (await link.innerText()).trim(),
      href: await link.getAttribute('href'),
      current: await link.getAttribute('aria-current'),
    })),
  )
  return {
    links: entries.map(({ text, href }) => [text, href]),
    current: entries.filter(({ current }) => current === 'page').map(({ text }) => text),
  }
}

/** What kind of page each card leads to, and its category. */
const cardFacts = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        kind: link.getAttribute('href')?.split('/')[2],
        // The picture on its wall comes first.
        category: link.children[1]?.textContent,
      })),
    )

/** How many cards a filter has, as the list itself says. */
async function countOf(page: Page, filter: string): Promise<number> {
  const list = await page.request.get('/api/list?lang=fr')
  const { templates } = readThemeList(await list.text())
  return templates.filter((template) => template.visible && matchesFilter(template, filter)).length
}

const waysIn = (page: Page) => page.getByRole('group', { name: 'Trois façons de commencer' })

const FRENCH_FILTERS = [
  ['Tout voir', '/keuze'],
  ['Grilles et formes', '/keuze/theme:basic'],
  ['Modèles', '/keuze/designer:all'],
  ['Moderne', '/keuze/theme:modern'],
  ['Classique', '/keuze/theme:classic'],
  ['Rétro', '/keuze/theme:retro'],
  ['Vintage', '/keuze/theme:vintage'],
  ['Illustration', '/keuze/theme:illustration'],
  ['Peinture', '/keuze/theme:painting'],
]

test('the filters are addresses, and each shows its own templates', { tag: '@quick' }, async ({ page }) => {
  await page.goto('/choix')
  await expect(page.getByText('Enregistrez votre collage à tout moment')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  expect(await sidebar(page)).toEqual({ links: FRENCH_FILTERS, current: ['Tout voir'] })
  const all = await cards(page).count()

  for (const [name = '', href = ''] of FRENCH_FILTERS.slice(1)) {
    await filters(page).getByText(name, { exact: true }).click()
    await expect(page).toHaveURL(href)
    expect((await sidebar(page)).current).toEqual([name])
    const facts = await cardFacts(page)
    const isBasic = href.endsWith(':basic')
    expect(new Set(facts.map(({ kind }) => kind))).toEqual(new Set([isBasic ? 'basic' : 'design']))
    if (isBasic) expect(facts).toHaveLength(DESIGN_TYPES.length)
    else expect(facts.length).toBeGreaterThanOrEqual(3)
    if (href.includes('theme:') && !isBasic)
      expect(new Set(facts.map((each) => each.category))).toEqual(new Set([name]))
    if (href.endsWith(':all')) expect(facts.length + DESIGN_TYPES.length).toBe(all)
  }

  await page.goto('/scelta/theme:nothing')
  await expect(page.getByText('Aucun modèle ne correspond à ce filtre.')).toBeVisible()
  expect((await sidebar(page)).current).toEqual([])

  await filters(page, 'Autres occasions').getByText('Voyage', { exact: true }).click()
  await expect(page).toHaveURL('/keuze/occasion:travel')
  // None is there twice.
  await expect(page.getByRole('link', { name: 'Noël', exact: true }).filter({ visible: true })).toHaveCount(1)

  const ways = waysIn(page)
  await ways.getByRole('link', { name: 'Noël' }).click()
  await expect(page).toHaveURL('/keuze/occasion:christmas')
  await expect(cards(page)).toHaveCount(await countOf(page, 'occasion:christmas'))
  await ways.getByRole('link', { name: 'Romantique' }).click()
  // No template has both: the occasion stays on, and its own templates are shown.
  await expect(page).toHaveURL('/keuze/occasion:christmas~mood:romantic')
  await expect(page.getByText('Aucun modèle ne correspond à ce filtre.')).toBeVisible()
  await expect(cards(page)).toHaveCount(await countOf(page, 'occasion:christmas'))
})

test('a number of photos leads to the templates for it, and only 1 to 150 is taken', async ({ page }) => {
  await page.goto('/keuze/mood:romantic')
  const ways = waysIn(page)
  const number = ways.getByRole('textbox', { name: 'Nombre de photos' })
  for (const refused of ['0', 'abc', '151', '']) {
    await number.fill(refused)
    await page.keyboard.press('Enter')
    await expect(ways.getByRole('alert')).toHaveText('Indiquez un nombre de 1 à 150.')
    await expect(number).toBeFocused()
    await expect(page).toHaveURL('/keuze/mood:romantic')
  }
  await number.fill('23')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/keuze/photos:23')
  await expect(page.getByRole('heading', { name: 'Modèles pour 23 photos' })).toBeVisible()
  await cards(page).getByRole('link', { name: 'Patchwork' }).click()
  await expect(page.getByRole('status').filter({ hasText: '23 photos' })).toBeVisible()
})

test('the search finds templates by name and occasion, with or without accents or a slip', async ({ page }) => {
  await page.goto('/choix')
  const search = page.getByRole('searchbox', { name: 'Chercher un modèle' })
  await test.step('it stands beside the heading alone, however wide the window is', async () => {
    for (const width of [1366, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = [page.getByRole('heading', { level: 1 }), search, page.getByText('Vos photos réunies en un collage')]
      const [heading, field, introduction] = await Promise.all(tops.map((each) => each.boundingBox()))
      expect(field?.y, `${width}`).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0))
      expect(introduction?.y, `${width}`).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
    }
    await page.setViewportSize(WINDOWS.desktop)
  })
  await search.fill('noel')
  await expect(cards(page)).toHaveCount(await countOf(page, 'occasion:christmas'))
  // Only templates of that name, not all that might suit it.
  await page.getByRole('searchbox').fill('coeur')
  await expect(cards(page).first()).toContainText('Cœur')
  expect(await cards(page).count()).toBeLessThan(6)
  // Anniversaire de mariage is another occasion.
  await page.getByRole('searchbox').fill('Mariage')
  const forWeddings = await countOf(page, 'occasion:wedding')
  await expect(page.getByRole('status').filter({ hasText: `${forWeddings} modèles trouvés` })).toBeVisible()
  await expect(cards(page)).toHaveCount(forWeddings)
  // With a slip, and in another language.
  for (const typed of ['marriaje', 'weding']) {
    await page.getByRole('searchbox').fill(typed)
    await expect(page.getByText(`Aucun modèle ne correspond à « ${typed} ». Résultats pour`)).toBeVisible()
    await expect(cards(page)).toHaveCount(forWeddings)
  }
  await page.getByRole('searchbox').fill('14 photos')
  const typedCount = await cards(page).count()
  await page.goto('/keuze/photos:14')
  await expect(cards(page)).toHaveCount(typedCount)
  await page.getByRole('searchbox').fill('noel mariage')
  await expect(page.getByText('Aucun modèle trouvé')).toHaveCount(1)
  await expect(page.getByText('Aucun modèle ne correspond à « noel mariage ».')).toBeVisible()
})

/** Entries of the list that the test of the cards breaks. */
const BROKEN_ENTRIES = 2

test('cards show what they lead to, whatever becomes of the list', async ({ page }) => {
  await test.step('Back finds the card where it was', async () => {
    await page.goto('/choix')
    const last = cards(page).last()
    await last.scrollIntoViewIfNeeded()
    const { y: before } = (await last.boundingBox()) ?? { y: Number.NaN }
    await last.getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeVisible()
    await page.goBack()
    await expect.poll(async () => Math.abs(((await last.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(20)
    // The keyboard focus is on the link by which the page was left.
    const link = cards(page).nth(5).getByRole('link')
    await link.press('Enter')
    await expect(page.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeVisible()
    await page.goBack()
    await expect(link).toBeFocused()
  })

  await test.step('a card shows picture, category, short name and infos; a broken entry leaves the others usable', async () => {
    await page.route(LIST, async (route) => {
      const list = await (await route.fetch()).text()
      const body = list
        .replace('"name":"Harmonie"', '"name":"Un nom bien trop long pour une carte"')
        .replace(/("id":"gen-onelarge".*?"thumbWidth":)"\d+"/, '$1"wide"')
        .replace(/("id":"gen-instagram".*?)"children":\[.*?\]/, '$1"children":[]')
      await route.fulfill({ contentType: 'application/json', body })
    })
    await page.goto('/choix/theme:basic')
    await expect(cards(page)).toHaveCount(DESIGN_TYPES.length - BROKEN_ENTRIES)
    expect(await reportedEvents(page)).toEqual(Array.from({ length: BROKEN_ENTRIES }, () => 'theme-list-failure'))

    const card = cards(page).filter({ hasText: 'Un nom bien t…' })
    await expect(card).toContainText('Grille')
    await expect(card).toContainText('12 photos')
    const picture = card.locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
    const sizes = card.getByText('30 x 30 – 100 x 140 cm')
    await card.hover()
    await expect(sizes).toHaveCSS('opacity', '1')
    await card.getByRole('link').click()
    await expect(page).toHaveURL('/ontwerp/basic/gen-alleven')
    await page.unroute(LIST)
  })

  await test.step('a list that does not come can be asked for again; one that cannot be read is only logged', async () => {
    await page.route(LIST, (route) => route.fulfill({ status: 500 }))
    await page.goto('/choix')
    await expect(alert(page)).toContainText('Les modèles n’ont pas pu être chargés.')
    await page.unroute(LIST)
    expect(await reportedEvents(page)).toEqual(['theme-list-failure'])
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(alert(page)).toHaveCount(0)

    await page.route(LIST, (route) => route.fulfill({ contentType: 'application/json', body: '{"list":{"name"' }))
    await page.goto('/choix')
    await expect(page.getByText('Chargement des modèles.', { exact: true })).toBeVisible()
    await expect.poll(() => reportedEvents(page)).toEqual(['theme-list-failure'])
    await expect(alert(page)).toHaveCount(0)
    await page.unroute(LIST)
  })

  await test.step('Dutch lists the designers instead, tiles among them', async () => {
    await page.goto('/keuze/designer:tiles?lang=nl')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByRole('link')).toHaveAttribute('href', '/ontwerp/basic/gen-tiles')
    const { links, current } = await sidebar(page, 'Filters')
    expect(links.map(([, href]) => href)).toEqual([
      '/keuze',
      '/keuze/theme:basic',
      '/keuze/designer:all',
      ...['modern', 'classic', 'retro', 'vintage', 'illustration', 'painting', 'tiles'].map(
        (each) => `/keuze/designer:${each}`,
      ),
    ])
    expect(current).toEqual(['Tegels'])
    await filters(page, 'Filters').getByText('Retro').click()
    await expect(page).toHaveURL('/keuze/designer:retro')
    const facts = await cardFacts(page)
    expect(facts.length).toBeGreaterThanOrEqual(3)
    expect(new Set(facts.map(({ category }) => category))).toEqual(new Set(['Retro']))
  })
})

/** The most a first visit to the chooser spends on pictures on a phone. */
const PICTURE_BYTES = 250_000

test('on a small screen few pictures are fetched, and the filters wait behind a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  const pictures = new Set<string>()
  const arrived = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Image' && pictures.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) arrived.set(requestId, encodedDataLength)
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto('/choix')
  const shown = cards(page).locator('img[src]')
  await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(4)
  await expect.poll(async () => arrived.size - (await shown.count())).toBeGreaterThanOrEqual(0)
  const bytes = [...arrived.values()].reduce((sum, each) => sum + each, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(PICTURE_BYTES)
  expect(await shown.count()).toBeLessThan(await cards(page).count())
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(cards(page).last().locator('img[src]')).toHaveJSProperty('complete', true)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(filters(page)).toHaveCount(0)
  const toggle = page.getByRole('button', { name: 'Afficher les filtres' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(filters(page)).toHaveCount(FRENCH_FILTERS.length)
  await filters(page).getByText('Vintage').click()
  await expect(page).toHaveURL('/keuze/theme:vintage')
  await page.getByRole('button', { name: 'Masquer les filtres' }).click()
  await expect(filters(page)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
