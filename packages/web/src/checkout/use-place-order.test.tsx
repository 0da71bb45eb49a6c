// @vitest-environment happy-dom
import type { Offer, OrderRequest } from '@collagerie/protocol'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailure, type CallFailureCode } from '../calls/call-failure.ts'
import { orderPath } from '../navigation/routes/paths.ts'
import { useToastQueue } from '../ui/toast-queue.ts'
import { usePlaceOrder } from './use-place-order.ts'

interface Shop {
  asked: OrderRequest[]
  answer: () => Promise<unknown>
  offer: () => Promise<unknown>
}

const shop = vi.hoisted((): Shop => ({ asked: [], answer: async () => ({ number: '' }), offer: async () => ({}) }))

vi.mock('./checkout-calls.ts', () => ({
  placeOrder: (request: OrderRequest) => {
    shop.asked.push(request)
    return shop.answer()
  },
  askForOffer: () => shop.offer(),
}))

const OFFER = { collageid: '7', version: 3 } as unknown as Offer
const PICKUP = { way: 'pickup', address: undefined } as const
const POST = { way: 'post', address: undefined } as const

beforeEach(() => {
  shop.asked = []
  shop.answer = async () => ({ number: 'AB-12' })
  shop.offer = async () => ({ ...OFFER, version: 4 })
  history.replaceState(null, '', '/cart/fromApp?collageid=7')
})
afterEach(cleanup)

function use() {
  const onReload = vi.fn<() => void>()
  const onNewOffer = vi.fn<(offer: Offer) => void>()
  const { result, unmount } = renderHook(() => usePlaceOrder(OFFER, onReload, onNewOffer))
  const place = (material: 'POSTER' | '' = '', delivery: typeof PICKUP | typeof POST = PICKUP) =>
    act(async () => result.current.place(material, undefined, delivery))
  return { result, unmount, place, onReload, onNewOffer }
}

const refuse = (code: CallFailureCode) => async () => {
  throw new CallFailure(code, code)
}

describe('placing an order', () => {
  it('leads to its page, from which the way back does not come here again', async () => {
    const { length } = history
    await use().place()
    expect([location.pathname, history.length]).toEqual([orderPath('AB-12'), length])
    expect(shop.asked).toMatchObject([{ collageid: '7', version: 3, material: '', way: 'pickup' }])
  })

  it('says at once that there is no network, sends nothing, and forgets it once the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { result, place } = use()
    await place()
    expect([result.current.state, shop.asked.length]).toEqual(['offline', 0])
    onLine.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(result.current.state).toBe('idle')
    await place()
    expect(shop.asked).toHaveLength(1)
  })

  it('says that the network was lost on the way', async () => {
    const { result, place } = use()
    const onLine = vi.spyOn(navigator, 'onLine', 'get')
    shop.answer = async () => {
      onLine.mockReturnValue(false)
      throw new CallFailure('noConnection', 'noConnection')
    }
    await place()
    onLine.mockRestore()
    expect(result.current.state).toBe('offline')
  })

  it('has the same key however often it is tried, and another for another material or delivery', async () => {
    shop.answer = refuse('noConnection')
    const { place } = use()
    for (const again of [PICKUP, PICKUP]) await place('', again)
    await place('POSTER', PICKUP)
    await place('', POST)
    await place('', PICKUP)
    const [first, second, material, delivery, last] = shop.asked.map(({ requestKey }) => requestKey)
    expect([second, last]).toEqual([first, first])
    expect(new Set([first, material, delivery]).size).toBe(3)
  })

  it('is asked for once while the answer is still to come', async () => {
    let answer: (order: unknown) => void = () => undefined
    shop.answer = () => new Promise((resolve) => (answer = resolve))
    const { place, result } = use()
    await place()
    await place()
    expect([shop.asked.length, result.current.state]).toEqual([1, 'placing'])
    await act(async () => answer({ number: 'AB-12' }))
    expect(location.pathname).toBe(orderPath('AB-12'))
  })

  describe('whose answer comes when its form has been left', () => {
    async function leaveEarly(answer: () => Promise<unknown>) {
      useToastQueue.setState(useToastQueue.getInitialState(), true)
      let end: () => void = () => undefined
      shop.answer = () => new Promise<void>((resolve) => (end = resolve)).then(answer)
      const { place, unmount } = use()
      await place()
      unmount()
      history.pushState(null, '', '/mes-collages')
      await act(async () => end())
      return useToastQueue.getState().toasts
    }

    it('takes nobody away, and leads to its page when asked to', async () => {
      const [toast] = await leaveEarly(async () => ({ number: 'AB-12' }))
      expect([location.pathname, toast?.words.key]).toEqual(['/mes-collages', 'checkout.thanksTitle'])
      act(() => toast?.action?.run())
      expect(location.pathname).toBe(orderPath('AB-12'))
    })

    it('says that it was refused', async () => {
      const toasts = await leaveEarly(refuse('priceChanged'))
      expect(toasts).toMatchObject([{ words: { key: 'checkout.failed' }, tone: 'urgent' }])
    })
  })

  it.each([
    ['priceChanged', 'price changed'],
    ['deliveryNeeded', 'delivery changed'],
    ['deliveryNotOffered', 'delivery changed'],
    ['badAddress', 'delivery changed'],
    ['materialNeeded', 'material gone'],
    ['noSuchCollage', 'collage changed'],
  ] as const)('shows the new offer where it was refused with %s', async (code, state) => {
    shop.answer = refuse(code)
    const { place, result, onNewOffer } = use()
    await place()
    expect(onNewOffer).toHaveBeenCalledWith({ ...OFFER, version: 4 })
    expect([result.current.state, location.pathname]).toEqual([state, '/cart/fromApp'])
  })

  it('has failed where the new offer does not come either', async () => {
    shop.answer = refuse('priceChanged')
    shop.offer = refuse('noConnection')
    const { place, result, onNewOffer } = use()
    await place()
    expect([result.current.state, onNewOffer.mock.calls]).toEqual(['failed', []])
  })

  it.each([
    ['orderTooLarge', 'too large'],
    ['noConnection', 'failed'],
  ] as const)('says so where it was refused with %s, and can be tried again', async (code, state) => {
    shop.answer = refuse(code)
    const { place, result } = use()
    await place()
    expect(result.current.state).toBe(state)
    await place()
    expect(shop.asked).toHaveLength(2)
  })

  it.each(['signInNeeded', 'templateGone', 'unfinishedCollage'] as const)(
    'loads the page again where it was refused with %s',
    async (code) => {
      shop.answer = refuse(code)
      const { place, onReload } = use()
      await place()
      expect(onReload).toHaveBeenCalledTimes(1)
    },
  )

  it('loads the page again where the collage is gone', async () => {
    shop.answer = refuse('noSuchCollage')
    shop.offer = refuse('noSuchCollage')
    const { place, onReload } = use()
    await place()
    expect(onReload).toHaveBeenCalledTimes(1)
  })

  it('keeps the refusal for the words about it until the next attempt', async () => {
    shop.answer = refuse('tooManyRequests')
    const { place, result } = use()
    await place()
    expect(result.current.refusal).toMatchObject({ code: 'tooManyRequests' })
    shop.answer = async () => ({ number: 'AB-12' })
    await place()
    expect(result.current.refusal).toBeUndefined()
  })
})
