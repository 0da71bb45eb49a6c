// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { SignInPage } from './sign-in-page.tsx'

vi.mock('../account/sign-in-panel.tsx', () => ({
  SignInPanel: ({ onSignedIn }: { readonly onSignedIn: () => void }) => <button onClick={onSignedIn}>in</button>,
}))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('what comes after it begins at its top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const arrived = vi.fn<() => void>()
  renderFrench(<SignInPage title="Mes collages" text="" onSignedIn={arrived} />)
  fireEvent.click(screen.getByRole('button', { name: 'in' }))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(arrived).toHaveBeenCalledOnce()
})
