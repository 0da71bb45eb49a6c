// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../../language/language-provider.tsx'
import { loadTextsOf, startLanguage } from '../../language/language-store.ts'
import { DialogBoundary } from './dialog-boundary.tsx'

beforeAll(async () => {
  await startLanguage('fr')
  await loadTextsOf('rest')
})
beforeEach(() => {
  vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined)
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
})
afterEach(cleanup)

function Broken(): never {
  throw new Error('no measure')
}

function Editor() {
  const [isOpen, setOpen] = useState(true)
  return (
    <LanguageProvider>
      <p>La feuille</p>
      <DialogBoundary onClose={() => setOpen(false)}>{isOpen && <Broken />}</DialogBoundary>
    </LanguageProvider>
  )
}

describe('a dialog that crashes', () => {
  it('leaves the sheet where it is, says so and can be closed', async () => {
    render(<Editor />)
    expect(screen.getByText('La feuille')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Votre collage est intact. Fermez cette fenêtre et continuez.')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retour à votre collage' })))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('La feuille')).toBeTruthy()
  })
})
