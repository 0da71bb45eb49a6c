// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

afterEach(cleanup)

const nothing = () => undefined

it.each([
  { what: 'sign in', form: () => <SignInForm onSignedIn={nothing} />, labels: ['Mot de passe'] },
  {
    what: 'register',
    form: () => <RegisterForm onRegistered={nothing} onSignIn={nothing} />,
    labels: ['Mot de passe', 'Répétez le mot de passe'],
  },
  {
    what: 'choose a new one',
    form: () => <NewPasswordForm token="x" onChosen={nothing} onSpent={nothing} />,
    labels: ['Nouveau mot de passe', 'Répétez le mot de passe'],
  },
])('whoever wants to $what may look at the password while it is typed', ({ form, labels }) => {
  renderFrench(form())
  const fields = labels.map((label) => screen.getByLabelText<HTMLInputElement>(label))
  const types = () => fields.map(({ type }) => type)
  expect(types()).toEqual(labels.map(() => 'password'))
  fireEvent.click(screen.getByLabelText('Afficher les caractères'))
  expect(types()).toEqual(labels.map(() => 'text'))
  // No browser checks its spelling.
  expect(fields.map((field) => field.getAttribute('spellcheck'))).toEqual(labels.map(() => 'false'))
  fireEvent.click(screen.getByLabelText('Afficher les caractères'))
  expect(types()).toEqual(labels.map(() => 'password'))
})
