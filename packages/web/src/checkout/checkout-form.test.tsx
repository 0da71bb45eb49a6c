// @vitest-environment happy-dom
import { NO_ADDRESS } from '@collagerie/core/delivery'
import type { Offer } from '@collagerie/protocol'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { CheckoutForm } from './checkout-form.tsx'

// Paints on a canvas, which this environment lacks.
vi.mock('./checkout-piece.tsx', () => ({ CheckoutPiece: () => null }))

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const OFFER: Offer = {
  collageid: 'a',
  version: 1,
  piece: { title: '', name: '', picture: '', width: 50, height: 40, material: '', pages: 1, templateId: '' },
  materials: ['POSTER', 'CANVAS2CM'],
  isFinished: true,
  isTooLarge: false,
  hasUnwrittenText: false,
  lowPhotos: 0,
  blurredPhotos: 0,
  ways: [{ way: 'pickup' }, { way: 'post' }],
}

const order = () => screen.getByRole('button', { name: /commande/i })
const first = (group: RegExp) => screen.getByRole('radiogroup', { name: group }).querySelector('input')

it('leads to what is missing, however often it is asked to order', () => {
  renderFrench(<CheckoutForm offer={OFFER} onReload={() => undefined} />)
  for (let press = 0; press < 2; press++) {
    order().focus()
    fireEvent.click(order())
    expect(document.activeElement).toBe(first(/support/i))
  }
  fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
  for (let press = 0; press < 2; press++) {
    order().focus()
    fireEvent.click(order())
    expect(document.activeElement).toBe(first(/livraison|recevoir/i))
  }
})

it('asks for the material of every collage anew, whatever was ordered before', () => {
  const ordered = { number: 'A', orderedAt: '2026-11-18', material: 'CANVAS2CM', isUnchanged: true } as const
  // Earlier server versions send the material of the customer's last order.
  const before = { ordered, lastMaterial: 'CANVAS2CM' }
  const address = { ...NO_ADDRESS, name: 'Anne', city: 'Bruxelles' }
  const offer: Offer = { ...OFFER, collageid: 'b', ...before, lastDelivery: { way: 'post', address } }
  renderFrench(<CheckoutForm offer={offer} onReload={() => undefined} />)
  expect(screen.getByRole('radiogroup', { name: /support/i }).querySelector(':checked')).toBeNull()
  expect(screen.getByRole('radiogroup', { name: /livraison|recevoir/i }).querySelector(':checked')).not.toBeNull()
})
