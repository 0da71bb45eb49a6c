import { describe, expect, it } from 'vitest'
import { sumOfPrices } from './index.ts'

const euros = (amount: string) => ({ amount, currency: 'EUR' })

describe('two prices together', () => {
  it.each([
    ['14.90', '6.90', '21.80'],
    ['0.10', '0.20', '0.30'],
    ['9.95', '0.00', '9.95'],
    ['99999999.99', '0.01', '100000000.00'],
  ])('%s and %s are %s', (one, other, sum) => {
    expect(sumOfPrices(euros(one), euros(other))).toEqual(euros(sum))
  })

  it('have the digits of their currency', () => {
    const yen = (amount: string) => ({ amount, currency: 'JPY' })
    expect(sumOfPrices(yen('1200'), yen('500'))).toEqual(yen('1700'))
  })

  it('are the first alone where the other is not known', () => {
    expect(sumOfPrices(euros('14.90'), undefined)).toEqual(euros('14.90'))
  })

  it.each([{ amount: '6.90', currency: 'CHF' }, euros('6.9'), euros('6'), euros('-6.90'), euros('x.yz')])(
    'are nothing with %j',
    (other) => {
      expect(sumOfPrices(euros('14.90'), other)).toBeUndefined()
    },
  )
})
