// @vitest-environment happy-dom
import { NO_ADDRESS } from '@collagerie/core/delivery'
import type { Offer } from '@collagerie/protocol'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberMaterialOfOrder } from '../order/material-of-order.ts'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { keepEntries } from './kept-entries.ts'

// Paints on a canvas, which this environment lacks.
vi.mock('./checkout-piece.tsx', () => ({ CheckoutPiece: () => null }))

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
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

const ADDRESS = {
  name: 'Marie Dupont',
  street: 'Rue Haute 1',
  street2: '',
  postcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  phone: '',
}
const ORDERED = {
  number: 'AWK4-NTFY',
  orderedAt: '2026-11-18T20:00:00Z',
  material: 'POSTER',
  isUnchanged: true,
} as const
const FILLED: Offer = { ...OFFER, lastDelivery: { way: 'post', address: ADDRESS } }

it('says beside the button where an order goes that is filled in but for the material, and leads there', () => {
  renderFrench(<CheckoutForm offer={FILLED} onReload={() => undefined} />)
  const summary = screen.getByText('Choisissez un support · Envoi par la poste, Marie Dupont, 1000 Bruxelles')
  expect(summary.closest('div')?.contains(order())).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Modifier' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Envoi par la poste/ }))
})

it('says beside the button on which material, also one that nobody chose on this page, and leads there', () => {
  keepEntries(OFFER.collageid, { material: 'CANVAS2CM' })
  renderFrench(<CheckoutForm offer={FILLED} onReload={() => undefined} />)
  const summary = screen.getByText('Toile 2 cm · Envoi par la poste, Marie Dupont, 1000 Bruxelles')
  expect(summary.closest('div')?.contains(order())).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Modifier' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Toile 2/ }))
})

it.each([
  ['as it was', /Poster/, /tel quel/],
  ['on another material', /Toile 2/, /sous une autre forme/],
] as const)('never orders a second time with one press, %s', async (_, material, said) => {
  const asked = vi.fn<typeof fetch>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', asked)
  renderFrench(<CheckoutForm offer={{ ...FILLED, ordered: ORDERED }} onReload={() => undefined} />)
  fireEvent.click(screen.getByRole('radio', { name: material }))
  fireEvent.click(order())
  const asking = () => screen.queryByRole('dialog', { name: /deuxième fois/i })
  await expect.poll(asking).not.toBeNull()
  const question = asking()
  expect(question?.textContent).toMatch(said)
  expect(question?.textContent).toContain('Envoi par la poste, Marie Dupont, 1000 Bruxelles')
  expect(asked).not.toHaveBeenCalledWith(expect.stringContaining('/api/orders'), expect.anything())
})

it('counts the days of delivery from the payment, as the page of the order does', () => {
  const offer: Offer = {
    ...OFFER,
    ways: [
      { way: 'pickup', days: [3, 5] },
      { way: 'post', days: [4, 7] },
    ],
  }
  renderFrench(<CheckoutForm offer={offer} onReload={() => undefined} />)
  expect(screen.getByText(/4 à 7 jours ouvrables après le paiement$/)).toBeDefined()
})

const chosenMaterial = () =>
  screen
    .getByRole('radiogroup', { name: /support/i })
    .querySelector<HTMLInputElement>(':checked')
    ?.closest('label')?.textContent

it('begins with the material on which the editor shows the collage: the one wanted last, or that of its order', () => {
  const ordered = { ...ORDERED, material: 'CANVAS2CM' } as const
  renderFrench(<CheckoutForm offer={{ ...OFFER, collageid: 'b', ordered }} onReload={() => undefined} />)
  expect(chosenMaterial()).toMatch(/^Toile 2/)
  cleanup()
  rememberMaterialOfOrder('b', 'POSTER')
  renderFrench(<CheckoutForm offer={{ ...OFFER, collageid: 'b', ordered }} onReload={() => undefined} />)
  expect(chosenMaterial()).toMatch(/^Poster/)
})

it('asks for the material of every collage anew, whatever was ordered of another one', () => {
  rememberMaterialOfOrder('a', 'CANVAS2CM')
  // Earlier server versions send the material of the customer's last order.
  const before = { lastMaterial: 'CANVAS2CM' }
  const address = { ...NO_ADDRESS, name: 'Anne', city: 'Bruxelles' }
  const offer: Offer = { ...OFFER, collageid: 'b', ...before, lastDelivery: { way: 'post', address } }
  renderFrench(<CheckoutForm offer={offer} onReload={() => undefined} />)
  expect(chosenMaterial()).toBeUndefined()
  expect(screen.getByRole('radiogroup', { name: /livraison|recevoir/i }).querySelector(':checked')).not.toBeNull()
})
