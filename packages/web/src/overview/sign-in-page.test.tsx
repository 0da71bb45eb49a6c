// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { SignInPage } from './sign-in-page.tsx'

vi.mock('../account/sign-in-panel.tsx', () => ({
  SignInPanel: ({ onSignedIn, onNew }: { readonly onSignedIn: () => void; readonly onNew: (is: boolean) => void }) => (
    <>
      <button onClick={onSignedIn}>in</button>
      <button onClick={() => onNew(true)}>new</button>
    </>
  ),
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

it('has a heading of its own for a new account', () => {
  renderFrench(<SignInPage title="Retrouvez vos collages" text="Connectez-vous." onSignedIn={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'new' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Créer un compte')
  expect(screen.queryByText('Connectez-vous.')).toBeNull()
})
