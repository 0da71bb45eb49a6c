// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { ExpectedDays } from './expected-days.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

it.each(['Europe/Paris', 'UTC', 'America/New_York', 'Asia/Tokyo'])('are the days of the shop in %s too', (zone) => {
  vi.stubEnv('TZ', zone)
  // Half past midnight on a Friday in the shop.
  renderFrench(<ExpectedDays orderedAt="2026-11-19T23:30:00.000Z" way="post" days={[1, 3]} />)
  expect(screen.getByText(/novembre/).textContent).toMatch(/^23\D+25 novembre$/)
})
