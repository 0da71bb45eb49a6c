import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readPrices } from '../prices/read-prices.ts'
import { readContact } from '../shop-folder/read-contact.ts'
import { readWays } from './read-ways.ts'

const EUROS = { currency: 'EUR', digits: 2, materials: {} }
const PICKUP = { way: 'pickup', price: '0.00', days: [3, 5] }
const POST = { way: 'post', price: '6.90', days: [4, 7], countries: ['BE', 'FR', 'LU'] }

describe('a file of delivery', () => {
  it('has ways with prices in the currency of the shop', () => {
    expect(readWays({ ways: [PICKUP, POST] }, EUROS)).toEqual([
      { way: 'pickup', price: { amount: '0.00', currency: 'EUR' }, days: [3, 5] },
      { way: 'post', price: { amount: '6.90', currency: 'EUR' }, days: [4, 7], countries: ['BE', 'FR', 'LU'] },
    ])
    expect(readWays({ ways: [{ way: 'post', price: '800' }] }, { ...EUROS, currency: 'JPY', digits: 0 })).toEqual([
      { way: 'post', price: { amount: '800', currency: 'JPY' } },
    ])
  })

  it('has ways without prices where the shop has none', () => {
    expect(readWays({ ways: [{ way: 'post' }] }, undefined)).toEqual([{ way: 'post' }])
  })

  const NUMBERS = 'must be two whole numbers of working days from 1 to 60, the smaller first'

  it.each<[unknown, string]>([
    [undefined, 'it is missing'],
    ['post', 'it must be an object of ways'],
    [{}, 'ways is missing'],
    [{ ways: [] }, 'ways must have at least one way'],
    [{ ways: [PICKUP, PICKUP] }, 'ways has a way twice'],
    [{ ways: [PICKUP], free: true }, 'free is none of ways'],
    [{ ways: 'post' }, 'ways must be a list of ways'],
    [{ ways: [{ ...POST, way: 'drone' }] }, 'ways.0.way must be one of pickup and post'],
    [{ ways: [PICKUP, { ...POST, cost: '1.00' }] }, 'ways.1.cost is none of way, price, days and countries'],
    [{ ways: [{ ...POST, price: 6.9 }] }, 'ways.0.price must be a text such as "6.90"'],
    [{ ways: [{ ...POST, price: '6,90' }] }, 'ways.0.price must have 2 digits behind the point, unlike "6,90"'],
    [{ ways: [{ ...POST, price: '-6.90' }] }, 'ways.0.price must have 2 digits behind the point, unlike "-6.90"'],
    [{ ways: [{ way: 'post' }] }, 'ways.0.price is missing: where prices.json names prices, each way has one'],
    [{ ways: [{ ...POST, days: [0, 3] }] }, `ways.0.days.0 ${NUMBERS}`],
    [{ ways: [{ ...POST, days: [3, 61] }] }, `ways.0.days.1 ${NUMBERS}`],
    [{ ways: [{ ...POST, days: [5, 3] }] }, `ways.0.days ${NUMBERS}`],
    [{ ways: [{ ...POST, days: [1.5, 3] }] }, `ways.0.days.0 ${NUMBERS}`],
    [{ ways: [{ ...POST, days: [3, 4, 5] }] }, `ways.0.days.2 ${NUMBERS}`],
    [{ ways: [{ ...POST, days: 3 }] }, `ways.0.days ${NUMBERS}`],
    [{ ways: [{ ...POST, countries: [] }] }, 'ways.0.countries must have at least one country'],
    [{ ways: [{ ...POST, countries: ['BE', 'BE'] }] }, 'ways.0.countries has a country twice'],
    [{ ways: [{ ...POST, countries: ['BE', 'xx'] }] }, 'ways.0.countries.1 must be an ISO 3166 code such as "BE"'],
    [{ ways: [{ ...PICKUP, countries: ['BE'] }] }, 'ways.0.countries is only for post'],
  ])('is refused as %j', (given, problem) => {
    expect(readWays(given, EUROS)).toEqual({ problem })
  })

  it('has no price in a shop that has none', () => {
    const problem = 'ways.0.price is only for a shop that has a prices.json'
    expect(readWays({ ways: [PICKUP] }, undefined)).toEqual({ problem })
  })

  it('and that of the shop are the examples of docs/shop.md', async () => {
    const page = await readFile(new URL('../../../../docs/shop.md', import.meta.url), 'utf8')
    const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']): unknown => JSON.parse(json))
    const [contact, ways] = examples.slice(2)
    const prices = readPrices(examples[1])
    if ('problem' in prices) throw new Error(prices.problem)
    expect(readContact(contact)).toHaveProperty('contact.email')
    expect(readWays(ways, prices)).toHaveLength(2)
  })
})
