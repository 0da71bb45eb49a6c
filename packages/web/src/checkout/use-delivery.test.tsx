// @vitest-environment happy-dom
import type { Offer } from '@collagerie/protocol'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetTabCheckout } from '../order/tab-checkout.ts'
import { useDelivery } from './use-delivery.ts'

type Given = Pick<Offer, 'ways' | 'lastDelivery'>

const COLLAGE = { collageid: 'mine' }

const ADDRESS = {
  name: 'Zoë Peeters',
  street: 'Rue 1',
  street2: '',
  postcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  phone: '',
}
const BOTH: Given = { ways: [{ way: 'pickup' }, { way: 'post' }] }
const use = (given: Given) => renderHook((each) => useDelivery({ ...COLLAGE, ...each }), { initialProps: given })

describe('how a piece is to be had', () => {
  afterEach(() => {
    cleanup()
    forgetTabCheckout()
    vi.restoreAllMocks()
  })

  it('is nothing until it is chosen where there are several ways, and says so', () => {
    const { result } = use(BOTH)
    const send = () => {
      let sent: unknown
      act(() => {
        sent = result.current.check()
      })
      return sent
    }
    expect(result.current.chosen).toBeUndefined()
    expect(send()).toBeUndefined()
    expect(result.current.isMissing).toBe(true)
    act(() => result.current.choose('pickup'))
    expect(result.current.isMissing).toBe(false)
    expect(send()).toEqual({ way: 'pickup', address: undefined })
  })

  it('is how it was the last time', () => {
    const { result } = use({ ...BOTH, lastDelivery: { way: 'post', address: ADDRESS } })
    expect([result.current.chosen?.way, result.current.address]).toEqual(['post', ADDRESS])
  })

  it('is what was entered before a reload, rather than how it was the last time', () => {
    const first = use({ ...BOTH, lastDelivery: { way: 'pickup' } })
    act(() => first.result.current.choose('post'))
    for (const field of ['name', 'street', 'postcode'] as const)
      act(() => first.result.current.change(field, ADDRESS[field]))
    first.unmount()
    const { result } = use({ ...BOTH, lastDelivery: { way: 'pickup' } })
    expect(result.current.chosen?.way).toBe('post')
    expect(result.current.address).toEqual({ ...ADDRESS, city: '', country: '' })
  })

  it('is what is offered still, in a country the shop still sends to', () => {
    const lastDelivery = { way: 'pickup', address: ADDRESS } as const
    const { result } = use({ ways: [{ way: 'post', countries: ['FR', 'LU'] }], lastDelivery })
    expect(result.current.chosen?.way).toBe('post')
    expect(result.current.address).toEqual({ ...ADDRESS, country: '' })
  })

  it('begins in the only country the shop sends to, and in none where there are several', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('fr-BE')
    expect(use({ ways: [{ way: 'post', countries: ['LU'] }] }).result.current.address.country).toBe('LU')
    expect(use({ ways: [{ way: 'post', countries: ['BE', 'LU'] }] }).result.current.address.country).toBe('')
    expect(use(BOTH).result.current.address.country).toBe('')
  })

  it('says of a postcode that it is not one of the country, until either is changed', () => {
    const wrong = { ...ADDRESS, country: 'FR' }
    const { result } = use({ ...BOTH, lastDelivery: { way: 'post', address: wrong } })
    act(() => void result.current.check())
    expect(result.current.faults).toEqual([{ field: 'postcode', problem: 'notAPostcode' }])
    act(() => result.current.change('country', 'BE'))
    expect(result.current.faults).toEqual([])
  })

  it('says what is wrong with an address until it is mended, and sends it clean', () => {
    const { result } = use({ ...BOTH, lastDelivery: { way: 'post', address: { ...ADDRESS, name: ' ', city: '' } } })
    let sent: unknown
    act(() => {
      sent = result.current.check()
    })
    expect(sent).toBeUndefined()
    expect(result.current.faults.map(({ field }) => field)).toEqual(['name', 'city'])
    act(() => result.current.change('name', '  Zoë   Peeters '))
    expect(result.current.faults.map(({ field }) => field)).toEqual(['city'])
    act(() => result.current.change('city', 'Bruxelles'))
    act(() => {
      sent = result.current.check()
    })
    expect(sent).toEqual({ way: 'post', address: ADDRESS })
  })

  it('is not asked by a server that does not', () => {
    const { result } = use({ ways: [] })
    expect(result.current.chosen).toBeUndefined()
    let sent: unknown
    act(() => {
      sent = result.current.check()
    })
    expect(sent).toEqual({ way: '', address: undefined })
  })
})
