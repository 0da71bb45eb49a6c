import { expect, type Page, test } from '@playwright/test'
import { near } from './support/near.ts'
import { sample } from './support/sample.ts'
import { heldBack, outlineStands, watchShifts, whiteShare } from './support/slow-line.ts'
import { WINDOWS } from './support/windows.ts'

/** Only a template's card has its picture. */
const cards = (page: Page) =>
  page
    .getByRole('region')
    .getByRole('listitem')
    .filter({ has: page.locator('picture') })

/** Where the first things of a kind stand, to the pixel. */
const placesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.slice(0, 4).map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )

/** The same places, each side within a pixel and a half. */
const allNear = (wanted: readonly number[][]) => wanted.map((box) => box.map(near))

/** The first and the last of them are always tried. */
const SLOW = sample([WINDOWS.phone, WINDOWS['small phone'], WINDOWS['phone on its side'], WINDOWS.laptop], 2)

for (const viewport of SLOW) {
  test(`on a slow line everything in ${viewport.width} x ${viewport.height} has its place before it is there`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const shifts = await watchShifts(page)

    await test.step('the cards of the list', async () => {
      const [scripts, list, pictures] = await heldBack(page, /assets\/.*\.js$/, /api\/list/, /webassets\/thumbs/)
      await page.goto('/choix', { waitUntil: 'commit' })
      await outlineStands(page)
      await expect(page.locator('.frame-body > i').last()).toBeVisible()
      const outline = await placesOf(page, '.frame-body > i:nth-child(n + 5)')
      scripts?.()
      await expect(page.getByText('Chargement des modèles.', { exact: true })).toBeVisible()
      expect(await placesOf(page, '[data-coming]')).toEqual(allNear(outline))
      list?.()
      await expect(cards(page).first()).toBeVisible()
      await expect(page.getByText('Chargement des modèles.', { exact: true })).toBeHidden()
      const walls = await placesOf(page, 'main section li a > span:first-child')
      const prints = await placesOf(page, 'main section li img')
      // How high the words under a card are is its own.
      expect(walls.slice(0, 2)).toEqual(allNear(outline.slice(0, 2)))
      pictures?.()
      const first = cards(page).first().locator('img')
      await first.scrollIntoViewIfNeeded()
      await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await placesOf(page, 'main section li img')).toEqual(prints)
      expect(await shifts()).toBeLessThan(0.005)
    })

    await test.step('the piece on the wall', async () => {
      await page.unrouteAll()
      const [scripts, list, samples] = await heldBack(page, /assets\/.*\.js$/, /api\/list/, /webassets\/samples/)
      await page.goto('/ontwerp/basic/gen-alleven', { waitUntil: 'commit' })
      const picture = page.locator('.frame-body img')
      const isThere = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 100)
      await expect.poll(isThere).toBe(true)
      const [outline = [0, 0, 0, 0]] = await placesOf(page, '.frame-body rect')
      const [x = 0, y = 0, width = 0, height = 0] = outline
      const isPainted = async () => (await whiteShare(page, { x, y, width, height })) < 0.3
      expect(await isPainted()).toBe(true)
      scripts?.()
      await expect(page.getByText('Chargement des modèles.', { exact: true })).toBeVisible()
      expect(await placesOf(page, '.frame-body rect')).toEqual([outline])
      await expect.poll(isThere).toBe(true)
      expect(await isPainted()).toBe(true)
      list?.()
      const wall = page.getByRole('button', { name: /^Aperçu de votre collage/ })
      await expect(wall.locator('img')).toBeVisible()
      await expect.poll(() => placesOf(page, 'main button img')).toEqual(allNear([outline]))
      expect(await isPainted()).toBe(true)
      samples?.()
      await expect(wall.locator('img')).toHaveCount(0)
      await expect.poll(() => placesOf(page, 'main button canvas')).toEqual(allNear([outline]))
      expect(await isPainted()).toBe(true)
      expect(await shifts()).toBeLessThan(0.005)
    })
  })
}

test('before any script has come the first designs are links', async ({ page }) => {
  await page.route(/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/choix')
  const links = page.locator('.frame-body').getByRole('link')
  await expect(links).toHaveCount(8)
  await expect(links.first().locator('img')).toHaveJSProperty('complete', true)
  await links.filter({ hasText: 'Harmonie' }).press('Enter')
  await expect(page).toHaveURL('/ontwerp/basic/gen-alleven')
})

test('the screen after this one comes while nobody waits for it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const isAskedFor = (name: string) => scripts.some((url) => url.includes(`/assets/${name}-`))
  await page.goto('/choix', { waitUntil: 'networkidle' })
  // Visitors who leave at once never download it.
  expect(isAskedFor('template-screen')).toBe(false)
  let moves = 0
  await expect
    .poll(async () => {
      moves += 1
      await page.mouse.move(40 + (moves % 2), 40)
      return isAskedFor('template-screen')
    })
    .toBe(true)
  expect(isAskedFor('editor-screen')).toBe(false)
  await cards(page).first().getByRole('link').click()
  await expect.poll(() => isAskedFor('editor-screen')).toBe(true)
  await expect(page).toHaveURL('/ontwerp/basic/gen-alleven')
})

test('a screen whose code does not come is asked for a few times, says so, and comes when it can', async ({ page }) => {
  let asked = 0
  const template = /assets\/template-screen-.*\.js$/
  await page.route(template, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/choix')
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Cette page ne s’affiche pas correctement')
  // Before it was wanted, and when it was.
  expect(asked).toBeLessThanOrEqual(3)
  await page.unroute(template)
  await page.getByRole('link', { name: 'Retour aux modèles' }).click()
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeVisible()
})
