// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { NewPasswordScreen } from './new-password-screen.tsx'

afterEach(cleanup)

function goTo(hash: string): void {
  act(() => {
    window.location.hash = hash
    window.dispatchEvent(new Event('hashchange'))
  })
}

it('keeps what was typed when the link past the header is followed, and begins anew with another link', () => {
  window.location.hash = `#${'a'.repeat(43)}`
  renderFrench(<NewPasswordScreen />)
  const typed = () => screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe').value
  fireEvent.change(screen.getByLabelText('Nouveau mot de passe'), { target: { value: 'horse battery' } })
  goTo('#content')
  expect(typed()).toBe('horse battery')
  goTo(`#${'b'.repeat(43)}`)
  expect(typed()).toBe('')
})
