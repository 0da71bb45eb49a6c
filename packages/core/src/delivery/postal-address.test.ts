import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADDRESS_FIELDS, ADDRESS_LENGTHS, addressFaults, COUNTRIES, cleanAddress, type PostalAddress } from './index.ts'

const ADDRESS: PostalAddress = {
  name: 'Zoë Peeters-D’Hondt',
  street: 'Rue de l’Église 12 bte 3',
  street2: '',
  postcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  phone: '',
}

const faults = (change: Partial<PostalAddress>, countries?: readonly string[]) =>
  addressFaults({ ...ADDRESS, ...change }, countries).map(({ field, problem }) => [field, problem])

describe('a postal address', () => {
  it.each<[Partial<PostalAddress>]>([
    [{}],
    [{ street2: '2e étage', phone: '+32 (0)2 555.12-34' }],
    [{ city: '東京都', name: '李小龍', country: 'JP', postcode: '100-0001' }],
    [{ country: 'HK', postcode: '' }],
    [{ name: 'Nguye\u0302\u0303n Thi\u0323\u0302', city: 'กรุ่งเทพฯ', street: 'שָׁלוֹם 1' }],
  ])('is sound with %j', (change) => {
    expect(faults(change)).toEqual([])
  })

  it.each(['name', 'street', 'postcode', 'city', 'country'] as const)('needs its %s', (field) => {
    expect(faults({ [field]: '' })).toEqual([[field, 'missing']])
  })

  it.each(ADDRESS_FIELDS.filter((field) => field !== 'country'))('has room for a %s of some length', (field) => {
    // Where a postcode may be anything.
    const of = (length: number) => faults({ country: 'JP', [field]: '1'.repeat(length) })
    expect(of(ADDRESS_LENGTHS[field])).toEqual([])
    expect(of(ADDRESS_LENGTHS[field] + 1)).toEqual([[field, 'tooLong']])
  })

  it.each([
    ['NUL', '\0'],
    ['a line break', '\n'],
    ['a zero-width space', '\u200B'],
    ['a turn of direction', '\u202E'],
    ['a line separator', '\u2028'],
    ['half a character', '\uD83D'],
    ['a tower of accents', '\u0301'.repeat(5)],
  ])('takes %s in no field', (_, sign) => {
    for (const field of ADDRESS_FIELDS) expect(faults({ [field]: `1${sign}1` })).toEqual([[field, 'unreadable']])
  })

  it('is in a country the shop sends to', () => {
    expect(faults({ country: 'BE' }, ['FR', 'BE'])).toEqual([])
    expect(faults({ country: 'BE' }, ['FR', 'LU'])).toEqual([['country', 'notServed']])
    for (const country of ['XX', 'be', 'BEL', 'B']) expect(faults({ country })).toEqual([['country', 'notServed']])
  })

  it('has a postcode of its country, where something is sent to it', () => {
    expect(faults({ postcode: 'abc' })).toEqual([['postcode', 'notAPostcode']])
    expect(faults({ country: 'FR' })).toEqual([['postcode', 'notAPostcode']])
    expect(faults({ country: 'FR' }, ['BE'])).toEqual([['country', 'notServed']])
    expect(faults({ country: '' })).toEqual([['country', 'missing']])
  })

  it.each(['call me', '12345', '+', '555-1234 ext. 5', '1'.repeat(5)])('has no telephone number %j', (phone) => {
    expect(faults({ phone })).toEqual([['phone', 'notAPhone']])
  })

  it('says everything that is wrong, in the order of the form', () => {
    expect(faults({ name: '', city: '\u200B', phone: 'x' })).toEqual([
      ['name', 'missing'],
      ['city', 'unreadable'],
      ['phone', 'notAPhone'],
    ])
  })

  it('is kept without needless blanks, composed, its country in capitals', () => {
    const given = { ...ADDRESS, name: '  Zoe\u0308 \u00A0 Peeters ', country: ' be' }
    expect(cleanAddress(given)).toEqual({ ...ADDRESS, name: 'Zoë Peeters', country: 'BE' })
  })

  it('stays what it is when it is cleaned again', () => {
    const field = fc.string({ unit: 'binary', maxLength: 20 })
    const addresses = fc.record({
      name: field,
      street: field,
      street2: field,
      postcode: field,
      city: field,
      country: field,
      phone: field,
    })
    fc.assert(
      fc.property(addresses, (address) => {
        const once = cleanAddress(address)
        expect(cleanAddress(once)).toEqual(once)
      }),
    )
  })
})

describe('countries', () => {
  it('are all of ISO 3166-1, each once, in order, and known by a name', () => {
    expect(COUNTRIES).toHaveLength(249)
    expect([...new Set(COUNTRIES)].toSorted()).toEqual(COUNTRIES)
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(COUNTRIES.filter((code) => names.of(code) === undefined)).toEqual([])
  })
})
