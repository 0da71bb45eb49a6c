// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { create } from 'zustand'
import { loadTexts } from '../language/load-texts.ts'
import type { FrenchTexts } from '../language/messages/translation.ts'
import { TextsToCome } from './texts-to-come.ts'
import { stayMs } from './toast-clock.ts'
import {
  closeSheetToasts,
  closeToast,
  showSheetToast,
  showToast,
  toastClock,
  useToastQueue,
  whileTrue,
} from './toast-queue.ts'
import { Toasts } from './toasts.tsx'

const ALL_PARTS = new Set(['rest', 'board', 'hanging'] as const)

const texts = {
  fr: await loadTexts('fr', ALL_PARTS),
  en: await loadTexts('en', ALL_PARTS),
  first: await loadTexts('en', new Set()),
}

function page(language: 'fr' | 'en', words: keyof typeof texts = language, hasDialog = false) {
  return (
    <IntlProvider locale={language} messages={texts[words] as Partial<FrenchTexts>} onError={() => undefined}>
      <Toasts place="page" />
      <main>
        <Toasts place="screen" />
      </main>
      {hasDialog && (
        <section aria-label="dialog">
          <Toasts place="dialog" />
        </section>
      )}
    </IntlProvider>
  )
}

const said = () => screen.queryAllByText(/./, { selector: '[data-tone] > span' }).map(({ textContent }) => textContent)
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function setVisible(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

// A toast's card is fetched when the first is shown.
beforeAll(async () => {
  render(page('en'))
  act(() => showToast('misc.retry'))
  await screen.findByText('Try again')
  cleanup()
})

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  act(() => {
    for (const { id } of useToastQueue.getState().toasts) closeToast(id)
  })
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('say a thing once, and go after a time that grows with their length, urgent ones too', () => {
    render(page('en'))
    act(() => {
      showToast('misc.retry')
      showToast('misc.retry')
      showSheetToast('editor.full', { tone: 'urgent' })
    })
    expect(said()).toHaveLength(2)
    pass(stayMs('Try again'.length, false) + 10)
    expect(said()).toEqual([expect.stringMatching(/^All spaces are filled/)])
    pass(20_000)
    expect(said()).toEqual([])
  })

  it('wait while they are pointed at, hold the focus, or the window is hidden', () => {
    render(page('fr'))
    act(() => showToast('misc.retry'))
    const [toast] = screen.getAllByText('Réessayer').map(({ parentElement }) => parentElement as HTMLElement)
    if (!toast) throw new Error('Nothing is said.')
    const holds: readonly (readonly [start: () => void, end: () => void])[] = [
      [() => fireEvent.pointerEnter(toast), () => fireEvent.pointerLeave(toast)],
      [() => act(() => toast.querySelector('button')?.focus()), () => act(() => toast.querySelector('button')?.blur())],
      [() => setVisible('hidden'), () => setVisible('visible')],
    ]
    for (const [start, end] of holds) {
      start()
      pass(60_000)
      expect(said()).toEqual(['Réessayer'])
      end()
    }
    pass(stayMs('Réessayer'.length, false) + 10)
    expect(said()).toEqual([])
  })

  it('that are urgent wait while a dialog covers them, and the next one does not take their place', () => {
    const { rerender } = render(page('fr'))
    act(() => showSheetToast('editor.arrangeFailed', { tone: 'urgent' }))
    rerender(page('fr', 'fr', true))
    pass(60_000)
    rerender(page('fr'))
    act(() => showSheetToast('editor.full'))
    expect(said()).toHaveLength(2)
    pass(60_000)
    expect(said()).toEqual([])
  })

  it('follow a change of language, and go where its words are not there', () => {
    const { rerender } = render(page('fr'))
    act(() =>
      showSheetToast('photo.refused', { values: { count: 2, names: ['a', 'b'], reason: { key: 'photo.uploadHint' } } }),
    )
    expect(said()).toEqual([
      expect.stringMatching(/^2 fichiers n’ont pas pu être ajoutés\. Seuls.* Fichiers\u202f: a et b\.$/),
    ])
    rerender(page('en'))
    expect(said()).toEqual([expect.stringMatching(/^2 files could not be added\. Only.* Files: a and b\.$/)])
  })

  it('that come before their text ask for it, and go if there is none', async () => {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const fetchTexts = vi.fn<() => Promise<void>>(() => arrival)
    const withTexts = (words: keyof typeof texts) => <TextsToCome value={fetchTexts}>{page('en', words)}</TextsToCome>
    const { rerender } = render(withTexts('first'))
    act(() => showToast('drafts.broken', { tone: 'urgent' }))
    expect(said()).toEqual([])
    expect(fetchTexts).toHaveBeenCalledOnce()
    rerender(withTexts('en'))
    expect(said()).toHaveLength(1)
    rerender(withTexts('first'))
    await act(() => {
      arrive()
      return arrival
    })
    expect(useToastQueue.getState().toasts).toEqual([])
  })

  it('go as soon as they are no longer true', () => {
    const slots = create(() => ({ empty: 0 }))
    render(page('fr'))
    act(() => showSheetToast('editor.full', { until: whileTrue(() => slots.getState().empty === 0, slots) }))
    expect(said()).toHaveLength(1)
    act(() => slots.setState({ empty: 1 }))
    expect(said()).toEqual([])
  })

  it('stand below each other in a dialog where there is room, the urgent first', () => {
    render(page('fr', 'fr', true))
    act(() => {
      showToast('misc.retry')
      showSheetToast('editor.full', { tone: 'urgent' })
    })
    expect(said()).toEqual([expect.stringMatching(/^Tous les emplacements/), 'Réessayer'])
  })

  it('come one at a time in a dialog of a low window, the urgent first, and none loses its time by waiting', () => {
    vi.stubGlobal('innerHeight', 400)
    render(page('fr', 'fr', true))
    act(() => {
      showToast('misc.retry')
      showSheetToast('editor.full', { tone: 'urgent' })
    })
    expect(said()).toEqual([expect.stringMatching(/^Tous les emplacements/)])
    pass(20_000)
    expect(said()).toEqual(['Réessayer'])
    pass(20_000)
    expect(said()).toEqual([])
    vi.unstubAllGlobals()
  })

  it('stand in the nearest place, and keep their time when that changes', () => {
    const started = vi.spyOn(toastClock, 'start')
    const { rerender } = render(page('fr'))
    act(() => showToast('misc.retry'))
    expect(screen.getByRole('main').textContent).toContain('Réessayer')
    rerender(page('fr', 'fr', true))
    expect(said()).toEqual(['Réessayer'])
    expect(screen.getByRole('region', { name: 'dialog' }).textContent).toContain('Réessayer')
    expect(started.mock.calls.length).toBeGreaterThan(1)
    pass(stayMs('Réessayer'.length, false) + 10)
    expect(said()).toEqual([])
  })

  it('of the sheet stay beside it when a dialog opens, and stand in the dialog they were said in', () => {
    const { rerender } = render(page('fr'))
    act(() => showSheetToast('editor.NOT_ALL_PHOTOS_PLACED'))
    rerender(page('fr', 'fr', true))
    const dialog = screen.getByRole('region', { name: 'dialog' })
    expect(dialog.textContent).toBe('')
    expect(screen.getByRole('main').textContent).toMatch(/certaines photos/)
    act(() => showSheetToast('editor.full'))
    expect(dialog.textContent).toMatch(/^Tous les emplacements/)
    expect(said()).toHaveLength(2)
  })

  it('of photos stay out of what is opened later, where their time runs on', () => {
    const { rerender } = render(page('fr'))
    act(() => showSheetToast('photo.tooMany', { values: { max: 100, count: 3 } }))
    rerender(page('fr', 'fr', true))
    expect(screen.getByRole('region', { name: 'dialog' }).textContent).toBe('')
    expect(said()).toHaveLength(1)
    pass(60_000)
    rerender(page('fr'))
    expect(said()).toEqual([])
  })

  it('of the sheet go when it is left, whatever their words are about, and the others stay', () => {
    render(page('fr'))
    act(() => {
      showToast('misc.retry')
      showSheetToast('editor.full')
      showSheetToast('photo.tooMany', { values: { max: 100, count: 3 } })
      showSheetToast('forPhotos.taken', { values: { name: 'Rythme', unused: 2 } })
    })
    expect(said()).toHaveLength(4)
    act(closeSheetToasts)
    expect(said()).toEqual(['Réessayer'])
  })
})
