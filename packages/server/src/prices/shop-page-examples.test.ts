import { readFile } from 'node:fs/promises'
import { priceOf } from '@collagerie/core/prices'
import { expect, it } from 'vitest'
import { readAssortment } from '../shop-folder/read-assortment.ts'
import { readPrices } from './read-prices.ts'

it('the examples of docs/shop.md are one shop whose every size has a price on every material', async () => {
  const page = await readFile(new URL('../../../../docs/shop.md', import.meta.url), 'utf8')
  const [first, second] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']): unknown => JSON.parse(json))
  const [sold, prices] = [readAssortment(first), readPrices(second)]
  if ('problem' in sold || 'problem' in prices) throw new Error(JSON.stringify([sold, prices]))
  const { sizes = [], materials = [], hasCustomSizes } = sold.assortment
  expect([sizes.length, materials.length, hasCustomSizes]).toEqual([4, 2, false])
  for (const material of materials) for (const size of sizes) expect(priceOf(prices, material, size)).toBeDefined()
})
