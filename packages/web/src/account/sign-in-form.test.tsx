// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { SignInForm } from './sign-in-form.tsx'

afterEach(cleanup)

it.each([
  ['marie@example.com, too long for a name', 'marie.dupont@example.com', 'Secret7', /nom d’utilisateur, pas/, 1, false],
  ['nothing', '', '', /requis/, 2, true],
])(
  'with %s given, what is said above does not contradict the fields',
  async (_, username, password, said, times, asks) => {
    renderFrench(<SignInForm onSignedIn={() => undefined} />)
    fireEvent.change(screen.getByLabelText(/^Nom d’utilisateur/), { target: { value: username } })
    fireEvent.change(screen.getByLabelText(/^Mot de passe/), { target: { value: password } })
    fireEvent.click(screen.getByRole('button', { name: /connecter/i }))
    const above = await screen.findByRole('alert')
    expect(above.textContent?.startsWith('Entrez')).toBe(asks)
    expect(screen.getAllByText(said)).toHaveLength(times)
  },
)
