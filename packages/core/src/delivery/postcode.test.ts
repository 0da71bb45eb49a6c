import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COUNTRIES, postcodeForm } from './index.ts'
import { isPostcodeOf } from './postcode.ts'

it.each([
  ['FR', '75001', '75 001', 'F-75001', 'F75001'],
  ['BE', '4000', 'B-4000', 'BE 4000'],
  ['LU', '1855', 'L-1855', 'l 1855', 'L1855'],
  ['CH', '8001', 'CH-8001', 'CH8001'],
  ['LT', 'LT-01103', 'LT01103', '01103'],
  ['MD', 'MD2001', 'MD – 2001'],
  ['NL', '1012 AB', '1012ab', 'NL-1012 AB', 'NL1012AB', '1012\u00a0AB'],
  ['DE', '01067', 'D-01067', 'DE-01067'],
  ['AT', 'A-1010', 'AT 1010'],
  ['FI', 'FI-00100', 'FIN-00100'],
  ['CZ', '110 00', '11000'],
  ['SE', 'SE-111 22', '11122'],
  ['PL', '00-001', '00001'],
  ['PT', '1000-001', '1000–001', '1000‑001'],
  ['LV', 'LV-1010', 'LV1010'],
  ['GB', 'SW1A 1AA', 'm1 1ae', 'EC1A1BB', 'B33 8TH', 'BFPO 58', 'bfpo1400'],
  ['IE', 'D02 X285', 'D6W XY00'],
  ['MT', 'VLT 1117', 'VLT1117'],
  ['AD', 'AD500', 'AD-500', '500'],
  ['JP', '100-0001', 'anything'],
])('in %s these are postcodes: %s %s', (country, ...written) => {
  expect(written.filter((each) => !isPostcodeOf(country, each))).toEqual([])
})

it.each([
  ['FR', '4000', 'ABC', '750011', '75001 Paris', 'F-', 'ABC75001', 'D-75001'],
  ['DE', 'XY 10115', 'F-10115'],
  ['BE', 'abc', '9', '75001', '40a0'],
  ['NL', '1012', '0123 AB', '1012 A'],
  ['GB', '75001', 'SW1A', 'ABC', 'BFPO', 'BFPO 12345'],
  ['IE', 'Dublin 2', '1000'],
])('in %s these are none: %s %s', (country, ...written) => {
  expect(written.filter((each) => isPostcodeOf(country, each))).toEqual([])
})

it('is what is said of it, in every country', () => {
  const wrong = COUNTRIES.filter((country) => {
    const form = postcodeForm(country)
    if (form === undefined) return false
    const postcode = 'example' in form ? form.example : '1'.repeat(form.digits)
    return !isPostcodeOf(country, postcode) || isPostcodeOf(country, 'nowhere')
  })
  expect(wrong).toEqual([])
})

it('judges whatever is written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fc.string({ unit: 'binary' }), (country, written) => {
      expect(isPostcodeOf(country, written) || postcodeForm(country) !== undefined).toBe(true)
    }),
  )
})
