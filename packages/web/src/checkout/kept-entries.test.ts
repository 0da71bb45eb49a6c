// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { forgetAccount } from '../drafts/forget-account.ts'
import { forgetTabCheckout, rememberTabCheckout } from '../order/tab-checkout.ts'
import { keepEntries, keptEntries } from './kept-entries.ts'

const ADDRESS = {
  name: 'Zoë Peeters',
  street: 'Rue 1',
  street2: '',
  postcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  phone: '',
}

describe('what was entered in the checkout', () => {
  afterEach(forgetTabCheckout)

  it('is kept part by part, for its own collage alone', () => {
    keepEntries('mine', { material: 'DIBOND' })
    keepEntries('mine', { way: 'post', address: ADDRESS })
    expect(keptEntries('mine')).toEqual({ material: 'DIBOND', way: 'post', address: ADDRESS })
    expect(keptEntries('theirs')).toEqual({})
  })

  it('gives way to what is entered for another collage', () => {
    keepEntries('mine', { material: 'DIBOND', way: 'post', address: ADDRESS })
    keepEntries('theirs', { way: 'pickup' })
    expect(keptEntries('theirs')).toEqual({ way: 'pickup' })
    expect(keptEntries('mine')).toEqual({})
  })

  it('is gone on signing out', async () => {
    keepEntries('mine', { way: 'post', address: ADDRESS })
    await forgetAccount()
    expect(keptEntries('mine')).toEqual({})
  })

  it.each([
    '',
    'null',
    '[]',
    '{',
    '{"collageId":5}',
    '{"collageId":"mine","material":"GOLD"}',
    '{"collageId":"mine","way":"__proto__"}',
    '{"collageId":"mine","address":"Rue 1"}',
    `{"collageId":"mine","address":{"name":"${'x'.repeat(2000)}"}}`,
    '{"collageId":"mine","address":{"name":["x"]}}',
  ])('is nothing where the storage holds %s', (stored) => {
    rememberTabCheckout(stored)
    expect(keptEntries('mine')).toEqual({})
  })

  it('takes from the storage what it knows and no more', () => {
    rememberTabCheckout('{"collageId":"mine","way":"post","price":0,"address":{"name":"Zoë","admin":true}}')
    const { address, ...rest } = keptEntries('mine')
    expect(rest).toEqual({ way: 'post' })
    expect(address).toEqual({ name: 'Zoë', street: '', street2: '', postcode: '', city: '', country: '', phone: '' })
  })
})
