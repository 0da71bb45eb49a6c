// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LibraryPhoto } from './library/library-photo.ts'
import { PHOTO_DRAG_TYPE, PhotoTile } from './photo-tile.tsx'
import { loadedPhoto, loadingPhoto, refusedPhoto } from './testing/photos.ts'
import { renderFrench } from './testing/render-french.tsx'

afterEach(cleanup)

function show(photo: LibraryPhoto) {
  const onUse = vi.fn<(id: string) => void>()
  const onDelete = vi.fn<(id: string) => void>()
  const { container } = renderFrench(<PhotoTile photo={photo} onUse={onUse} onDelete={onDelete} />)
  const state = container.querySelector('[data-state]')?.getAttribute('data-state')
  return { onUse, onDelete, state }
}

describe('a tile of the library', () => {
  it('names the file that is loading, cut to 15 characters, and offers nothing yet', () => {
    const { state } = show(loadingPhoto('-2', 'a-very-long-file-name.jpg'))
    expect(state).toBe('0')
    expect(screen.getByText('a-very-long-fil…')).toBeTruthy()
    expect(screen.getByText('Le chargement prend quelques secondes.')).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('says why a file was refused and lets it be removed', () => {
    const { state, onDelete } = show(refusedPhoto('-3'))
    expect(state).toBe('1')
    expect(screen.getByText('Ce n’est pas une image JPEG valide.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retirer photo-3.jpg' }))
    expect(onDelete.mock.calls).toEqual([['-3']])
  })

  it('offers to try a photo again over which a worker died', () => {
    const again = vi.fn<() => Promise<void>>(async () => undefined)
    show({ ...refusedPhoto('-3', 'ERROR_IMAGE_COULD_NOT_BE_LOADED'), again })
    expect(screen.getByText('La photo n’a pas pu être chargée.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer, photo-3.jpg' }))
    expect(again).toHaveBeenCalledOnce()
  })

  it('shows a loaded photo turned upright, to be clicked', () => {
    const { state, onUse } = show(loadedPhoto('-4', { rotation: 270 }))
    expect(state).toBe('2')
    const button = screen.getByRole('button', { name: 'photo-4.jpg' })
    expect(button.querySelector('img')?.style.rotate).toBe('270deg')
    expect(screen.getByText('Cliquez pour utiliser dans votre collage')).toBeTruthy()
    fireEvent.click(button)
    expect(onUse.mock.calls).toEqual([['-4']])
  })

  it('marks a photo that is used, and says that removing it takes it out of the collage too', () => {
    const { onDelete } = show(loadedPhoto('-4', { used: 2 }))
    expect(screen.getByRole('button', { name: 'photo-4.jpg, Utilisée 2 fois' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retirer photo-4.jpg de vos photos et du collage' }))
    expect(onDelete.mock.calls).toEqual([['-4']])
  })

  it('does not let go of a photo that failed while a slot waits for it', () => {
    show({ ...refusedPhoto('-3'), used: 1 })
    expect(screen.queryByRole('button', { name: /Retirer/ })).toBeNull()
  })

  it('is dragged with its id', () => {
    show(loadedPhoto('-4'))
    const button = screen.getByRole('button', { name: 'photo-4.jpg' })
    const setData = vi.fn<(type: string, data: string) => void>()
    const start = createEvent.dragStart(button)
    Object.defineProperty(start, 'dataTransfer', { value: { setData } })
    fireEvent(button, start)
    expect(button.getAttribute('draggable')).toBe('true')
    expect(setData.mock.calls).toEqual([[PHOTO_DRAG_TYPE, '-4']])
  })
})
