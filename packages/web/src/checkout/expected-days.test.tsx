// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { ExpectedDays } from './expected-days.tsx'

afterEach(cleanup)

it.each([
  { way: 'post', days: [4, 7], said: 'Livraison prévue 4 à 7 jours ouvrables après le paiement' },
  { way: 'pickup', days: [1, 1], said: 'Prêt à retirer 1 jour ouvrable après le paiement' },
] as const)('an order by $way in $days counts from the payment', ({ way, days, said }) => {
  expect(renderFrench(<ExpectedDays {...{ way, days }} />).container.textContent).toBe(said)
})
