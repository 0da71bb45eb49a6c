// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { first } from '../../language/messages/fr/first.ts'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('no such slot')
}

const onCrash = vi.fn<() => void>()

function page(resetKey: string, content: React.ReactNode) {
  return (
    <IntlProvider locale="fr" messages={first}>
      <ErrorBoundary resetKey={resetKey} onCrash={onCrash}>
        {content}
      </ErrorBoundary>
    </IntlProvider>
  )
}

beforeEach(() => {
  globalThis.dataLayer = []
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
  vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a screen that crashes', () => {
  it('leaves a sentence, a way back and a report', () => {
    render(page('/choix', <Broken />))
    expect(screen.getByRole('alert').textContent).toContain("Cette page ne s'affiche pas correctement")
    expect(screen.getByRole('link', { name: 'Retour aux modèles' }).getAttribute('href')).toBe('/keuze')
    expect(globalThis.dataLayer).toEqual([{ event: 'screen-crashed', message: 'Error: no such slot' }])
    expect(onCrash).toHaveBeenCalledOnce()
  })

  it('blames nobody without a network', () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    render(page('/choix', <Broken />))
    expect(screen.getByRole('alert').textContent).toContain('Vous êtes hors ligne')
    expect(screen.getByRole('alert').textContent).not.toContain('de notre côté')
  })

  it('gets another chance at another address', () => {
    const { rerender } = render(page('/edit', <Broken />))
    act(() => rerender(page('/choix', <p>fine</p>)))
    expect(screen.getByText('fine')).toBeTruthy()
  })
})
