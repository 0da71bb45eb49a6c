// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { RegisterForm } from './register-form.tsx'

afterEach(cleanup)

const nothing = () => undefined
const EXAMPLE = /nom@exemple\.fr/
const LENGTH = /2 à 120 caractères/

it.each([
  { address: '', has: 'no example', isExample: false },
  { address: `${'a'.repeat(109)}@example.com`, has: 'no example', isExample: false },
  { address: 'anna.example.com', has: 'an example', isExample: true },
  // Too short, though the message for a wrong address would allow it.
  { address: 'a@b.c', has: 'an example', isExample: true },
])('the words for the wrong address "$address" have $has beside them', async ({ address, isExample }) => {
  renderFrench(<RegisterForm onRegistered={nothing} onSignIn={nothing} />)
  fireEvent.change(screen.getByLabelText('Adresse e-mail'), { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: 'Créer un compte' }))
  await screen.findByText(LENGTH)
  expect(screen.queryByText(EXAMPLE) !== null).toBe(isExample)
})

it.each([
  { filled: 'nothing', values: [] },
  { filled: 'all but the terms', values: ['Zoë', 'zoe@example.com', 'Sésame7', 'Sésame7'] },
])('terms that are not accepted are asked for in words, once, where $filled is filled in', async ({ values }) => {
  renderFrench(<RegisterForm onRegistered={nothing} onSignIn={nothing} />)
  const labels = [/^Nom d’utilisateur/, /^Adresse e-mail/, /^Mot de passe/, /^Répétez/]
  for (const [index, value] of values.entries()) {
    const [input] = screen.getAllByLabelText(labels[index] ?? '')
    if (input) fireEvent.change(input, { target: { value } })
  }
  fireEvent.click(screen.getByRole('button', { name: 'Créer un compte' }))
  expect(await screen.findAllByText(/^Acceptez les conditions/)).toHaveLength(1)
})
