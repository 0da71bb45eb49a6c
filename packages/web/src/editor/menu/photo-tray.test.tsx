// @vitest-environment happy-dom
import { EMPTY_USERDATA } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useLibrary } from '../../photos/library-store.ts'
import { PHOTO_DRAG_TYPE } from '../../photos/photo-tile.tsx'
import { hugeFile } from '../../photos/testing/huge-file.ts'
import { loadedPhoto, loadingPhoto } from '../../photos/testing/photos.ts'
import { renderFrench } from '../../photos/testing/render-french.tsx'
import { useToastQueue } from '../../ui/toast-queue.ts'
import { PhotoTray } from './photo-tray.tsx'

afterEach(() => {
  cleanup()
  useLibrary.setState({ photos: {}, order: [] })
  useToastQueue.setState({ toasts: [] })
})

const page = {
  choice: { templateId: 'gen-alleven', childTemplateId: '', material: '' },
  template: generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} }),
  userdata: EMPTY_USERDATA,
} as const

describe('the tray', () => {
  it('has several photos chosen together, with Ctrl one by one and with Shift in a row, and removed at once', () => {
    const ids = ['-2', '-3', '-4', '-5']
    useLibrary.setState({ photos: Object.fromEntries(ids.map((id) => [id, loadedPhoto(id)])), order: ids })
    renderFrench(<PhotoTray page={page} shape="column" />)
    const tile = (id: string) => screen.getByRole('button', { name: `photo${id}.jpg` })
    const chosen = () => screen.queryAllByRole('gridcell', { selected: true }).length
    fireEvent.click(tile('-2'), { ctrlKey: true })
    fireEvent.click(tile('-4'), { ctrlKey: true })
    expect(chosen()).toBe(2)
    fireEvent.click(tile('-5'), { shiftKey: true })
    expect(chosen(), 'the range begins at the last one').toBe(2)
    fireEvent.keyDown(tile('-5'), { key: 'ArrowLeft', shiftKey: true })
    fireEvent.keyDown(tile('-4'), { key: 'ArrowLeft', shiftKey: true })
    expect(chosen()).toBe(2)
    expect(document.activeElement).toBe(tile('-3'))
    fireEvent.keyDown(tile('-3'), { key: 'Delete' })
    expect(useLibrary.getState().order).toEqual(['-2', '-5'])
    expect(chosen()).toBe(0)
  })

  it('renders no tile but that of the photo that arrives', () => {
    let reads = 0
    const watched = {
      ...loadedPhoto('-3'),
      get thumbUrl() {
        reads += 1
        return 'blob:thumb'
      },
    }
    useLibrary.setState({ photos: { '-2': loadingPhoto('-2', 'late.jpg'), '-3': watched }, order: ['-2', '-3'] })
    renderFrench(<PhotoTray page={page} shape="column" />)
    const before = reads
    expect(before).toBeGreaterThan(0)
    act(() => useLibrary.setState(({ photos }) => ({ photos: { ...photos, '-2': loadedPhoto('-2') } })))
    expect(screen.getByRole('button', { name: 'photo-2.jpg' })).toBeTruthy()
    expect(reads).toBe(before)
  })
})

describe('files dropped on the tray', () => {
  function drop(types: readonly string[]): Event {
    renderFrench(<PhotoTray page={page} shape="column" />)
    const tray = screen.getByRole('region')
    const files = [hugeFile('huge.jpg')]
    const items = [{ kind: 'file', webkitGetAsEntry: () => null }]
    const event = createEvent.drop(tray, { dataTransfer: { types, files, items } })
    fireEvent(tray, event)
    return event
  }

  it('are taken, and one that is refused is said and leaves no tile', async () => {
    expect(drop(['Files']).defaultPrevented).toBe(true)
    await waitFor(() =>
      expect(useToastQueue.getState().toasts.map(({ words }) => words.key)).toEqual(['photo.refused']),
    )
    expect(screen.queryByRole('row')).toBeNull()
  })

  it('are told from a tile, which carries a picture too', () => {
    expect(drop(['Files', PHOTO_DRAG_TYPE]).defaultPrevented).toBe(false)
    expect(useLibrary.getState().order).toEqual([])
  })
})
