// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderFrench } from '../photos/testing/render-french.tsx'
import { SearchField } from './search-field.tsx'

afterEach(cleanup)

function Search() {
  const [typed, setTyped] = useState('noël')
  return <SearchField typed={typed} onType={setTyped} />
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Chercher un modèle' })
const cross = () => screen.queryByRole('button', { name: 'Effacer la recherche' })

it('is emptied by its cross, and typed in again', () => {
  renderFrench(<Search />)
  const button = cross()
  if (button) fireEvent.click(button)
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  expect(cross()).toBeNull()
})

it('is emptied by Escape', () => {
  renderFrench(<Search />)
  expect(cross()).toBeTruthy()
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(field().value).toBe('')
})
