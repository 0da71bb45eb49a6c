import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartFailure } from '../config/start-failure.ts'
import { createShopFolder, TEST_PRICES, type TestShopFolder } from '../testing/shop-folder.ts'
import { startTestServer } from '../testing/start-test-server.ts'

const { materials } = TEST_PRICES

/** With other steps for posters. */
const posters = (...steps: readonly unknown[]) => ({ ...TEST_PRICES, materials: { ...materials, POSTER: steps } })
const step = (upToCm2: unknown, price: unknown) => ({ upToCm2, price })

describe('the prices of a shop', () => {
  let folder: TestShopFolder

  beforeAll(async () => {
    folder = await createShopFolder()
  })

  afterAll(() => folder.remove())

  const start = async (prices: unknown) => {
    await folder.write(prices)
    const server = await startTestServer({ shopDir: folder.shopDir })
    const page = await (await fetch(`${server.url}/choix`)).text()
    await server.stop()
    return Object(JSON.parse(/collagerie-shop" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '{}'))
  }

  it('are part of every page, with what the cheapest piece that can be had costs', async () => {
    expect(await start(TEST_PRICES)).toMatchObject({
      prices: { currency: 'EUR', digits: 2, materials: { DIBOND: [[40_000, 4995]] } },
      from: { amount: '9.95', currency: 'EUR' },
    })
  })

  it('start with no step that nothing is small enough for', async () => {
    // The smallest piece is a tile of 19.4 x 19.4 cm.
    const { from } = await start(posters(step(376, '1.00'), step(377, '8.00'), step(40_000, '20.00')))
    expect(from).toEqual({ amount: '8.00', currency: 'EUR' })
  })

  it('have the digits of their currency', async () => {
    const yen = Object.fromEntries(Object.keys(materials).map((material) => [material, [step(40_000, '1200')]]))
    expect(await start({ currency: 'JPY', materials: yen })).toMatchObject({
      from: { amount: '1200', currency: 'JPY' },
    })
  })

  it('are none, and in no page, without a folder', async () => {
    const server = await startTestServer()
    expect(await (await fetch(`${server.url}/choix`)).text()).not.toContain('collagerie-shop')
    await server.stop()
  })

  it.each([
    ['no JSON', '{', /prices\.json is not valid JSON: /],
    [
      'a fault',
      posters(step(900, '9,95')),
      /prices\.json has a fault: materials\.POSTER\.0\.price must .*, unlike "9,95"\.$/,
    ],
    [
      'a material left out',
      { ...TEST_PRICES, materials: { ...materials, PLEXI: undefined } },
      /prices\.json has a fault: materials\.PLEXI has no price for 100 x 140 cm, which is offered\.$/,
    ],
    [
      'a size left out',
      posters(step(14_000, '9.95')),
      /prices\.json has a fault: materials\.POSTER has no price for 194 x 194 cm, which is offered\.$/,
    ],
  ])('are refused at the start with %s', async (_, prices, sentence) => {
    const refused = start(prices)
    await expect(refused).rejects.toBeInstanceOf(StartFailure)
    await expect(refused).rejects.toThrow(sentence)
  })

  it('are refused where there is no such folder', async () => {
    const missing = startTestServer({ shopDir: `${folder.shopDir}-nowhere` })
    await expect(missing).rejects.toThrow(/-nowhere cannot be read$/)
  })
})
