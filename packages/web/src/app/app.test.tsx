// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '../language/language-provider.tsx'
import { startLanguage } from '../language/language-store.ts'
import { loadTexts } from '../language/load-texts.ts'
import { takeStep, useTabState } from '../navigation/tab-state.ts'
import { carryFacts } from '../navigation/testing/carry-facts.ts'
import { App } from './app.tsx'
import { PageTracker } from './page-tracker.tsx'

const LIST = `<templates><template id="gen-heart" name="Heart" source="gen:heart" labelurl="/heart.jpg" tags="theme:basic" thumbWidth="10"
  thumbHeight="10" width="30" height="30"><size id="30x30" width="30" height="30"/></template></templates>`

// Loaded on first use, which may take a busy machine longer than a query waits.
beforeAll(() =>
  Promise.all([
    import('../catalogue/chooser-screen.tsx'),
    import('./pages/error-page.tsx'),
    import('../overview/finished-page.tsx'),
    loadTexts('de', new Set(['rest'])),
    loadTexts('nl', new Set(['rest'])),
  ]),
)

const initialSession = useTabState.getState()

beforeEach(async () => {
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(LIST)))
  vi.stubGlobal('scrollTo', () => undefined)
  globalThis.dataLayer = []
  useTabState.setState(initialSession, true)
  localStorage.clear()
  await startLanguage('fr')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
  await act(async () => render(<App />))
}

/** The counted pages, without other events. */
const pages = () =>
  (globalThis.dataLayer ?? []).flatMap((entry) => (entry as Record<string, unknown>)['page_path'] ?? [])

describe('the app', () => {
  it.each(['/', '/nowhere', '/ontwerp', '/some-error-page'])(
    'leads from %s to the chooser, and counts one page',
    async (path) => {
      await open(path)
      expect(window.location.pathname).toBe('/choix')
      expect(await screen.findByRole('heading', { name: 'Choisissez votre modèle' })).toBeTruthy()
      expect(pages()).toEqual(['/htmlapp/choix'])
    },
  )

  it('opens an alias in the active language and does not change it', async () => {
    await open('/wahlen')
    expect(await screen.findByRole('heading', { name: 'Choisissez votre modèle' })).toBeTruthy()
    expect(window.location.pathname).toBe('/wahlen')
    expect(document.documentElement.lang).toBe('fr')
    expect(document.title).toBe('Choisir un modèle')
  })

  it('takes the language from the address, remembers it and tidies the address', async () => {
    await open('/choix/theme:basic?a=1&lang=de')
    expect(await screen.findByRole('heading', { name: 'Wählen Sie Ihre Vorlage' })).toBeTruthy()
    expect(window.location.pathname + window.location.search).toBe('/choix/theme:basic?a=1')
    expect(document.documentElement.lang).toBe('de')
    expect(document.title).toBe('Vorlage wählen')
    expect(localStorage.getItem('collagerie.language')).toBe('de')
    expect(pages()).toEqual(['/htmlapp/choix/theme:basic'])
  })

  it('changes language from the menu', async () => {
    await open('/choix')
    await screen.findByRole('heading', { name: 'Choisissez votre modèle' })
    const [choice] = screen.getAllByText('Nederlands')
    await act(async () => fireEvent.click(choice as HTMLElement))
    expect(await screen.findByRole('heading', { name: 'Kies uw ontwerp' })).toBeTruthy()
    expect(window.location.pathname).toBe('/choix')
  })

  it('shows the error page with the way to the overview and back', async () => {
    await open('/fehler?error=1_2_3_secret')
    expect(await screen.findByText(/^Votre collage n’a pas pu être chargé\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: /vous connecter/ }).getAttribute('href')).toBe('/apercu')
    expect(document.title).toBe('Une erreur est survenue')
    expect(pages()).toEqual(expect.arrayContaining(['/htmlapp/fehler', '/htmlapp/edit/error']))
    expect(document.body.textContent).not.toContain('secret')
  })

  it('shows the finished page outside the wizard', async () => {
    await open('/klaarmetapp')
    const link = await screen.findByRole('link', { name: 'Créer un nouveau collage' })
    expect(link.getAttribute('href')).toBe('/keuze')
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('the wizard', () => {
  it('marks the current step', async () => {
    await open('/choix')
    const steps = within(screen.getByRole('navigation', { name: 'Étapes' }))
    expect(steps.getByText('Choisir un modèle').closest('[aria-current]')?.getAttribute('aria-current')).toBe('step')
    expect(steps.queryAllByRole('link')).toEqual([])
  })

  it('quits from the list to the back path, and leads back only where a shop has a page behind it', async () => {
    await open('/choix')
    const [quit] = screen.getAllByRole('link', { name: 'Quitter le créateur de collage' })
    expect(quit?.getAttribute('href')).toBe('/fini-avec-lapplication')
    expect(screen.queryByRole('link', { name: 'Retour' })).toBeNull()
    cleanup()
    const meta = carryFacts({ back: { fr: '/boutique' } })
    await open('/choix')
    expect(screen.getByRole('link', { name: 'Retour' }).getAttribute('href')).toBe('/boutique')
    meta.remove()
  })

  it('hides the way out while saving', async () => {
    await open('/choix')
    act(() => useTabState.setState({ save: new AbortController() }))
    expect(screen.queryAllByLabelText('Quitter le créateur de collage')).toEqual([])
  })
})

describe('page views inside the editor', () => {
  it('follow its states under one address', () => {
    window.history.replaceState(null, '', '/editer')
    render(
      <LanguageProvider>
        <PageTracker />
      </LanguageProvider>,
    )
    expect(document.title).toBe('')
    act(() => {
      takeStep('layersReady')
    })
    expect(document.title).toBe('Remplir le collage')
    act(() => {
      takeStep('clickEmptySlot')
    })
    act(() => {
      takeStep('closeDialog')
    })
    expect(pages()).toEqual(['/htmlapp/editer', '/htmlapp/edit/normal', '/htmlapp/edit/file', '/htmlapp/edit/normal'])
  })
})
