// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { lowestShopPrice, shopPrices } from './shop-prices.ts'
import { carryFacts } from './testing/carry-facts.ts'

afterEach(() => document.head.replaceChildren())

describe('the prices a page carries', () => {
  const prices = { currency: 'EUR', digits: 2, materials: { POSTER: [[900, 995]] } }
  const from = { amount: '9.95', currency: 'EUR' }

  it('are read as they are', () => {
    carryFacts({ prices, from })
    expect([shopPrices(), lowestShopPrice()]).toEqual([prices, from])
  })

  it('are none where the shop has none', () => {
    expect([shopPrices(), lowestShopPrice()]).toEqual([undefined, undefined])
    carryFacts({ back: {} })
    expect([shopPrices(), lowestShopPrice()]).toEqual([undefined, undefined])
  })

  it.each([
    { prices: 5, from: '9.95' },
    { prices: { ...prices, currency: 5 }, from: { amount: 9.95, currency: 'EUR' } },
    { prices: { ...prices, digits: '2' }, from: { amount: '9.95' } },
    { prices: { ...prices, materials: null }, from: null },
  ])('are none in %j', (facts) => {
    carryFacts(facts)
    expect([shopPrices(), lowestShopPrice()]).toEqual([undefined, undefined])
  })

  it('leave out what is no material or no step', () => {
    carryFacts({
      prices: { ...prices, materials: { ...prices.materials, GOLD: [[1, 1]], DIBOND: [['1', 1]], PLEXI: 1 } },
    })
    expect(shopPrices()).toEqual(prices)
  })
})
