// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useToastQueue } from '../ui/toast-queue.ts'
import type { LibraryPhoto } from './library/library-photo.ts'
import { useLibrary } from './library-store.ts'
import { PhotoDialog, type PhotoTab } from './photo-dialog.tsx'
import { hugeFile } from './testing/huge-file.ts'
import { loadedPhoto } from './testing/photos.ts'
import { inFrench, renderFrench } from './testing/render-french.tsx'

function hold(photos: readonly LibraryPhoto[]): void {
  useLibrary.setState({
    photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])),
    order: photos.map(({ id }) => id),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  hold([])
  useToastQueue.setState({ toasts: [] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function open(otherTabs?: readonly PhotoTab[]) {
  const calls: unknown[] = []
  renderFrench(
    <PhotoDialog
      isOpen
      onClose={() => calls.push('close')}
      onSelect={(id) => calls.push(id)}
      onDelete={(id) => calls.push(`delete ${id}`)}
      onManyAdded={(ids) => calls.push(ids)}
      {...(otherTabs && { otherTabs })}
    />,
  )
  return calls
}

async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is no file input.')
  await act(async () => {
    fireEvent.change(input, { target: { files } })
    await vi.advanceTimersByTimeAsync(1000)
  })
}

/** They come with the first toast. */
const cardsOfToasts = () => act(() => vi.dynamicImportSettled())

describe('the photo dialog', () => {
  it('gives a photo the name that is typed: Enter keeps it, Escape and nothing do not', () => {
    hold([loadedPhoto('-2', { name: 'IMG_0042.jpg' })])
    const calls = open()
    const type = (text: string, key: string) => {
      fireEvent.click(screen.getByRole('button', { name: /^Renommer/ }))
      const field = screen.getByRole('textbox')
      fireEvent.change(field, { target: { value: text } })
      fireEvent.keyDown(field, { key })
    }
    type('Mamie', 'Escape')
    type('  ', 'Enter')
    expect(screen.getByRole('button', { name: 'IMG_0042.jpg' })).toBeTruthy()
    type('Mamie  au jardin ', 'Enter')
    expect(screen.getByRole('button', { name: 'Mamie au jardin' })).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('offers the computer, says what it takes, and shows no tab that does nothing', () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Choisissez une photo' })).toBeTruthy()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Votre ordinateur'])
    expect(screen.getByText(/Seuls les fichiers \.jpg/)).toBeTruthy()
    expect(screen.getByText('Ajoutez vos photos : elles apparaîtront ici.')).toBeTruthy()
  })

  it('selects the last photo clicked once 200 ms have passed, and closes', () => {
    hold([loadedPhoto('-2'), loadedPhoto('-3')])
    const calls = open()
    fireEvent.click(screen.getByRole('button', { name: 'photo-2.jpg' }))
    act(() => {
      vi.advanceTimersByTime(150)
    })
    fireEvent.click(screen.getByRole('button', { name: 'photo-3.jpg' }))
    act(() => {
      vi.advanceTimersByTime(199)
    })
    expect(calls).toEqual([])
    act(() => {
      vi.advanceTimersByTime(1)
    })
    expect(calls).toEqual(['-3', 'close'])
  })

  it('leaves it to others what happens when a photo is deleted', () => {
    hold([loadedPhoto('-2', { used: 1 })])
    const calls = open()
    fireEvent.click(screen.getByRole('button', { name: 'Retirer photo-2.jpg de vos photos et du collage' }))
    expect(calls).toEqual(['delete -2'])
  })

  it('shows a single file that is too big as refused, says it to the ear, places nothing and warns no second time', async () => {
    const calls = open()
    await choose(hugeFile('huge.jpg'))
    expect(within(screen.getByRole('list')).getByText('Fichier trop volumineux (max. 25 Mo).')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('huge.jpg\u202f: Fichier trop volumineux (max. 25 Mo).')
    expect(useToastQueue.getState().toasts).toEqual([])
    expect(calls).toEqual([])
    cleanup()
    expect(useLibrary.getState().order).toEqual([])
  })

  it('says once of several files that are refused which they are, and shows no tile of them', async () => {
    open()
    await choose(hugeFile('huge.jpg'), hugeFile('larger.jpg'))
    await cardsOfToasts()
    expect(screen.queryByRole('list')).toBeNull()
    expect(
      screen.getByText(
        '2 fichiers n’ont pas pu être ajoutés. Fichier trop volumineux (max. 25 Mo). Fichiers : huge.jpg et larger.jpg.',
      ),
    ).toBeTruthy()
  })

  it('ignores files beyond the maximum and says so', async () => {
    hold(Array.from({ length: 150 }, (_, index) => loadedPhoto(String(index))))
    const calls = open()
    await choose(new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg'))
    await cardsOfToasts()
    expect(
      screen.getByText('Vous pouvez choisir 150 photos au maximum. 2 photos de trop ont été ignorées.'),
    ).toBeTruthy()
    expect(useLibrary.getState().order).toHaveLength(150)
    expect(calls).toEqual([])
  })

  it('gives other places photos come from a tab of their own', () => {
    const quotes: PhotoTab = {
      id: 'quotes',
      label: 'Citations',
      content: (select) => (
        <button type="button" onClick={() => select('q1')}>
          Carpe diem
        </button>
      ),
    }
    const calls = open([quotes])
    fireEvent.click(screen.getByRole('tab', { name: 'Citations' }))
    fireEvent.click(screen.getByRole('button', { name: 'Carpe diem' }))
    act(() => {
      vi.advanceTimersByTime(200)
    })
    expect(calls).toEqual(['q1', 'close'])
  })

  it('opens with the tab that is meant, or the one used last, if that is no tab for single photos', () => {
    const tabs: readonly PhotoTab[] = [
      { id: 'quotes', label: 'Citations', isForOne: true, content: () => 'Carpe diem' },
      { id: 'social', label: 'Instagram', content: () => 'Photos' },
    ]
    const dialog = (isOpen: boolean, firstTab?: string) => (
      <PhotoDialog
        {...{ isOpen, firstTab }}
        onClose={() => undefined}
        onSelect={() => undefined}
        onDelete={() => undefined}
        onManyAdded={() => undefined}
        otherTabs={tabs}
      />
    )
    const selected = () => screen.getByRole('tab', { selected: true }).textContent
    const { rerender } = renderFrench(dialog(true))
    fireEvent.click(screen.getByRole('tab', { name: 'Citations' }))
    expect(selected()).toBe('Citations')
    rerender(inFrench(dialog(false)))
    rerender(inFrench(dialog(true)))
    expect(selected()).toBe('Votre ordinateur')
    rerender(inFrench(dialog(false)))
    rerender(inFrench(dialog(true, 'quotes')))
    expect(selected()).toBe('Citations')
    fireEvent.click(screen.getByRole('tab', { name: 'Instagram' }))
    rerender(inFrench(dialog(false)))
    rerender(inFrench(dialog(true)))
    expect(selected()).toBe('Instagram')
  })
})
