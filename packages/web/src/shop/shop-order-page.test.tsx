// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import type * as OpenedOrderStore from './opened-order-store.ts'
import { useOpenedOrder } from './opened-order-store.ts'
import { ShopOrderPage } from './shop-order-page.tsx'

// The page's first paint, before any call to the server.
vi.mock('./opened-order-store.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof OpenedOrderStore>()),
  openOrder: () => undefined,
}))

afterEach(cleanup)

it('says of an order nothing that was found out about the one before', () => {
  useOpenedOrder.setState({ number: 'K7MP-4XWH', phase: 'missing', order: undefined })
  renderFrench(<ShopOrderPage number="9QRT-2BCD" />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toBeDefined()
})
