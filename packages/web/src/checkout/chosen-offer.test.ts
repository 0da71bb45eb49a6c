import type { Offer } from '@collagerie/protocol'
import { describe, expect, it } from 'vitest'
import { chosenOffer } from './chosen-offer.ts'

const euros = (amount: string) => ({ amount, currency: 'EUR' })

const POST: Offer['ways'][number] = { way: 'post', price: euros('6.90'), countries: ['FR'], days: [1, 3] }

const OFFER: Offer = {
  collageid: 'a',
  version: 1,
  piece: { title: '', name: '', picture: '', width: 50, height: 40, material: '', pages: 1, templateId: '' },
  materials: ['POSTER', 'CANVAS2CM'],
  prices: [
    { material: 'CANVAS2CM', price: euros('59.00') },
    { material: 'POSTER', price: euros('19.90') },
  ],
  isFinished: true,
  isTooLarge: false,
  hasUnwrittenText: false,
  lowPhotos: 0,
  blurredPhotos: 0,
  ways: [POST],
}

describe('what an offer comes to', () => {
  it('is at least the lowest price before a material is chosen, with the delivery that is', () => {
    const open = chosenOffer(OFFER, undefined, POST)
    expect(open).toMatchObject({ material: '', lacksMaterial: true, total: undefined, shownAs: 'from' })
    expect(open.shown).toEqual(euros('26.80'))
    expect(chosenOffer(OFFER, undefined, undefined).shown).toEqual(euros('19.90'))
  })

  it('is the price of the piece while the delivery it costs is not chosen', () => {
    const open = chosenOffer(OFFER, 'CANVAS2CM', undefined)
    expect(open).toMatchObject({ lacksWay: true, shown: euros('59.00'), shownAs: 'before delivery' })
  })

  it('is the sum of both once they are chosen', () => {
    const whole = chosenOffer(OFFER, 'CANVAS2CM', POST)
    expect(whole).toMatchObject({
      price: euros('59.00'),
      total: euros('65.90'),
      shown: euros('65.90'),
      shownAs: 'total',
    })
  })

  it('forgets a material that is not offered any more', () => {
    expect(chosenOffer({ ...OFFER, materials: ['POSTER'] }, 'CANVAS2CM', POST).lacksMaterial).toBe(true)
  })

  it('is the price of the piece where it has its material already', () => {
    const own = chosenOffer(
      { ...OFFER, materials: [], piece: { ...OFFER.piece, price: euros('30.00') } },
      undefined,
      POST,
    )
    expect(own).toMatchObject({ lacksMaterial: false, total: euros('36.90') })
  })

  it.each([
    ['POSTER', 'POSTER', true, true],
    ['POSTER', 'CANVAS2CM', true, false],
    ['POSTER', 'POSTER', false, false],
    // An earlier version of the server does not say what it was printed on.
    ['', 'CANVAS2CM', true, true],
  ] as const)(
    'ordered before on "%s", now on %s, unchanged: %s, is the same piece: %s',
    (before, now, isUnchanged, same) => {
      const ordered = { number: '1', orderedAt: '', material: before, isUnchanged }
      expect(chosenOffer({ ...OFFER, ordered }, now, POST).isOrderedAlready).toBe(same)
    },
  )
})
