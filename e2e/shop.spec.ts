import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test as withSharedServer } from '@playwright/test'
import { register, signIn } from './support/account.ts'
import { AS_OWN_PAGE } from './support/as-own-page.ts'
import { OwnServer } from './support/own-server.ts'
import { saveCollage, uploadPhoto } from './support/saved-collages.ts'
import { violationsWideAndNarrow } from './support/violations.ts'
import { WebhookReceiver } from './support/webhook-receiver.ts'

interface Shop {
  readonly server: OwnServer
  readonly receiver: WebhookReceiver
}

/** A machine that is busy with other tests takes its time to start another server. */
const START_MS = 180_000

const test = withSharedServer.extend<{ shop: Shop }>({
  shop: [
    async ({ browserName: _each }, use) => {
      const receiver = await WebhookReceiver.start()
      const settings = { WEBHOOK_URLS: receiver.address, WEBHOOK_SECRET: 'a secret of at least 24 letters' }
      const server = await OwnServer.start(settings)
      try {
        await use({ server, receiver })
      } finally {
        await server.remove()
        receiver.stop()
      }
    },
    { timeout: START_MS },
  ],
})

/** Orders a collage of one photo, and gives the order's number. */
async function order(request: APIRequestContext, key: string): Promise<string> {
  const collageid = await saveCollage(request, { title: 'Notre été', photoIds: [await uploadPhoto(request)] })
  const answer = await request.post('/api/orders', { data: { collageid, requestKey: key }, headers: AS_OWN_PAGE })
  return String(Object(await answer.json())['number'])
}

const state = (page: Page) => page.getByRole('region', { name: 'État de la commande' }).getByRole('status')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an operator follows an order from the board to the parcel', async ({ browser, playwright, shop }) => {
  const { server, receiver } = shop
  const page = await browser.newPage({ baseURL: server.address })
  const context = await playwright.request.newContext({ baseURL: server.address })
  const customer = await register(context)
  const other = await order(context, 'the-other-order-0001')
  const number = await order(context, 'the-order-itself-0002')
  await context.dispose()

  // Customers who are no operators get the page of an unknown address.
  const operator = await register(page.request)
  await page.goto(`/boutique/${number}`)
  await expect(page).toHaveURL('/choix')
  await page.context().clearCookies()
  await page.goto('/boutique')
  await expect(page).toHaveURL('/choix')
  await server.command('operator', 'add', operator.username)
  await page.goto('/apercu')
  await signIn(page.getByRole('region', { name: 'Se connecter' }), operator)
  await page.getByRole('link', { name: 'Commandes de la boutique' }).click()
  await expect(page).toHaveURL('/boutique')

  // The list follows the printer without a reload, and the search finds one among them.
  const row = page.getByRole('link', { name: new RegExp(number) })
  await expect(row).toContainText('Prête')
  await expect(row).toContainText(customer.username)
  await expect(row).toContainText('50 x 40 cm')
  await expect(page.getByRole('link', { name: new RegExp(other) })).toBeVisible()
  expect(await violationsWideAndNarrow(page)).toEqual([])
  await page.getByRole('searchbox').fill(number.toLowerCase().replace('-', ' '))
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('1 commande affichée')).toBeVisible()
  await page.getByRole('link', { name: 'Expédiées' }).click()
  await expect(page.getByText(/Aucune commande ne correspond/)).toBeVisible()
  await press(page, 'Effacer la recherche')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('link', { name: 'Prêtes' }).click()

  await row.click()
  await expect(page.getByRole('heading', { name: number })).toBeFocused()
  const preflight = page.getByRole('region', { name: 'Contrôle avant impression' })
  await expect(preflight.getByText(/La photo ne donne que \d+ dpi\. \(emplacement 1\)/)).toBeVisible()
  await preflight.getByText('Emplacements (1)').click()
  await expect(preflight.getByRole('row').nth(1)).toContainText('mauvaise')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger sheet.pdf' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${number}-sheet.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await press(page, 'Marquer comme expédiée')
  await expect(state(page)).toHaveText('Expédiée')
  const standing = page.getByRole('region', { name: 'État de la commande' })
  await expect(standing).toBeFocused()
  await press(page, 'Annuler')
  await expect(state(page)).toHaveText('Prête à imprimer')
  await expect(standing).toBeFocused()
  await press(page, 'Marquer comme expédiée')
  await expect(state(page)).toHaveText('Expédiée')
  const log = page.getByRole('region', { name: 'Messages à vos systèmes' })
  await expect(log.getByText('Remis')).toHaveCount(6)
  const heard = ['ordered', 'rendering', 'ready', 'shipped', 'ready', 'shipped']
  expect(receiver.heard.get(number)?.toSorted()).toEqual(heard.toSorted())
  expect(await violationsWideAndNarrow(page)).toEqual([])
  await log.getByRole('button').first().click()
  await expect.poll(() => receiver.heard.get(number)?.length).toBe(heard.length + 1)

  // Back to the list as it was left, without the order that is no longer ready.
  await page.getByRole('link', { name: 'Toutes les commandes' }).click()
  await expect(page).toHaveURL('/boutique?state=ready')
  await expect(row).toHaveCount(0)
  await expect(page.getByText(/pour 2 commandes · /)).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(other) })).toBeVisible()
})
