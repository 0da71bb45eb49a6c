import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The fixture shop's prices: listed sizes cost less than large ones, a canvas more than a poster. */
export const TEST_PRICES = {
  currency: 'EUR',
  materials: {
    POSTER: [
      { upToCm2: 1200, price: '9.95' },
      { upToCm2: 2000, price: '14.90' },
      { upToCm2: 40_000, price: '39.00' },
    ],
    CANVAS2CM: [{ upToCm2: 14_000, price: '59.00' }],
    CANVAS4CM: [{ upToCm2: 14_000, price: '69.00' }],
    DIBOND: [{ upToCm2: 40_000, price: '49.95' }],
    PLEXI: [{ upToCm2: 14_000, price: '79.00' }],
  },
}

export interface TestShopFolder {
  readonly shopDir: string
  write(prices: unknown): Promise<void>
  remove(): Promise<void>
}

/** The shop's own data in a temporary folder. A text is written unchanged. */
export async function createShopFolder(prices: unknown = TEST_PRICES): Promise<TestShopFolder> {
  const shopDir = await mkdtemp(join(tmpdir(), 'collagerie-shop-'))
  const write = (given: unknown) =>
    writeFile(join(shopDir, 'prices.json'), typeof given === 'string' ? given : JSON.stringify(given))
  await write(prices)
  return { shopDir, write, remove: () => rm(shopDir, { recursive: true }) }
}
