import { LANGUAGES } from '@collagerie/core/catalogue'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { register } from './support/account.ts'
import { AS_OWN_PAGE } from './support/as-own-page.ts'
import { coveredParts } from './support/covered-parts.ts'
import { isInSight } from './support/is-in-sight.ts'
import { OwnServer } from './support/own-server.ts'
import { sample } from './support/sample.ts'
import { SINGLE, saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { ShopFolder } from './support/shop-folder.ts'
import { WINDOWS } from './support/windows.ts'

/** How much of a phone's width and height a piece takes at least on one of its sides. */
const LEAST = { phone: { across: 0.66, down: 0.3 }, 'small phone': { across: 0.6, down: 0.26 } } as const

/** The foot may take a fifth of a phone, and a quarter of a small one: the choices scroll above it. */
const MOST_FOOT = { phone: 0.2, 'small phone': 0.27 } as const

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const confirm = (page: Page) => page.locator('main form button[type=submit]')
const foot = (page: Page) => confirm(page).locator('..')
const painted = (page: Page) => page.locator('main canvas')

test('on a phone the piece is large and sharp, and nothing has to be paid stands beside the button', async ({
  browser,
}) => {
  const folder = await ShopFolder.make('14.90')
  await folder.say('delivery.json', { ways: [{ way: 'pickup', price: '0.00', days: [3, 5] }] })
  const priced = await OwnServer.start({ SHOP_DIR: folder.path })
  const context = await browser.newContext({
    baseURL: priced.address,
    viewport: WINDOWS.phone,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 3,
  })
  const page = await context.newPage()
  try {
    await register(page.request)
    const photoIds = [await uploadPhoto(page.request)]
    const id = await saveCollage(page.request, { title: 'Notre été', template: { ...SINGLE, material: '' }, photoIds })
    for (const language of sample(LANGUAGES, 3)) {
      await page.goto(`/cart/fromApp?collageid=${id}&lang=${language}`)
      const picture = page.locator('main img').first()
      await expect(picture).toBeVisible()
      for (const name of ['phone', 'small phone'] as const) {
        const where = `${name}, ${language}`
        await page.setViewportSize(WINDOWS[name])
        const { width, height } = await boxOf(picture)
        const share = { across: width / WINDOWS[name].width, down: height / WINDOWS[name].height }
        expect(share.across >= LEAST[name].across || share.down >= LEAST[name].down, `${where}: ${width}`).toBe(true)
        expect(await coveredParts(picture), where).toEqual([])
        // What is chosen first is in the first window.
        expect(await isInSight(page.getByRole('radio').first().locator('..')), where).toBe(true)
        const said = foot(page).locator('p').last()
        expect(await isInSight(said), where).toBe(true)
        expect((await boxOf(said)).width, where).toBeGreaterThan(120)
        expect((await boxOf(foot(page))).height / WINDOWS[name].height, where).toBeLessThan(MOST_FOOT[name])
        expect((await boxOf(confirm(page))).height, where).toBeGreaterThanOrEqual(44)
        // In the pixels of the screen, of which this one has three.
        await expect
          .poll(async () => Math.abs((await paintedPixels(page)) - 3 * (await boxOf(picture)).width))
          .toBeLessThan(4)
      }
    }
    await page.goto(`/cart/fromApp?collageid=${id}&lang=fr`)
    await expect(foot(page).getByText('Rien à payer ici')).toBeVisible()
  } finally {
    await context.close()
    await priced.remove()
    await folder.remove()
  }
})

const paintedPixels = (page: Page) => painted(page).evaluate((canvas: HTMLCanvasElement) => canvas.width)

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: WINDOWS.phone })

  test('in a shop without prices the assurance stands beside the button, and a second order is said calmly', async ({
    page,
  }) => {
    await register(page.request)
    const id = await saveCollage(page.request, { title: 'Notre été', photoIds: [await uploadPhoto(page.request)] })
    const data = { collageid: id, requestKey: 'ordered-once-already', way: 'pickup' }
    expect((await page.request.post('/api/orders', { data, headers: AS_OWN_PAGE })).ok()).toBe(true)
    await page.goto(`/cart/fromApp?collageid=${id}`)
    const already = page.getByText(/^Déjà commandé le/)
    for (const name of ['phone', 'small phone', 'phone on its side'] as const) {
      await page.setViewportSize(WINDOWS[name])
      expect(await isInSight(already), name).toBe(true)
      const [said, button] = [await boxOf(foot(page).getByText('Rien à payer ici')), await boxOf(confirm(page))]
      expect(said.x + said.width, name).toBeLessThanOrEqual(button.x)
      expect(said.y + said.height / 2, name).toBeGreaterThan(button.y)
      expect(said.y + said.height / 2, name).toBeLessThan(button.y + button.height)
    }
  })
})
