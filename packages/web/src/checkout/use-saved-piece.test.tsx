// @vitest-environment happy-dom
import { EMPTY_USERDATA, type Userdata, writeCollageXml } from '@collagerie/core/collage'
import type { Material } from '@collagerie/core/format'
import { placePhoto } from '@collagerie/core/placement'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTextsOf } from '../language/language-store.ts'
import { endHandOn, handOn } from './handed-on.ts'
import { useSavedPiece } from './use-saved-piece.ts'

const SHEET = { templateId: 'gen-single', childTemplateId: '50x40', material: '' as const }
const FORMAT = { width: 50, height: 40 }

function collageWith(images: Userdata['images']): string {
  const sheet = { userdata: { ...EMPTY_USERDATA, images }, dpi: {}, clips: [] }
  return writeCollageXml({
    templates: [{ ...SHEET, format: FORMAT, generator: {} }],
    screenshot: '',
    photoIds: [],
    content: { kind: 'sheet', sheet },
    extras: {},
  })
}

const photo = (id: string) => ({
  id,
  src: `/api/photo/${id}`,
  orgWidth: 600,
  orgHeight: 480,
  webWidth: 600,
  webHeight: 480,
  type: 'computer',
  unique: id,
  suggestedRotation: 0,
})

const SIZE = { name: 'size', attributes: { id: '50x40', width: '50', height: '40' } }
const OFFERED = {
  id: 'gen-single',
  name: 'Seule',
  source: 'gen:single',
  thumbWidth: '10',
  thumbHeight: '10',
  width: '50',
  height: '40',
}
const LIST = {
  list: { name: 'templates', children: [{ name: 'template', attributes: OFFERED, children: [SIZE] }] },
  digits: null,
}

describe('a saved piece', () => {
  /** The collage and what the server says of its photos. */
  let xml = ''
  let photos: object[] = []
  const asked = vi.fn<(path: string) => void>()
  let leaving: AbortSignal | undefined

  const timesAsked = (path: string) => asked.mock.calls.filter(([each]) => each === path).length
  const use = (material: Material = '') =>
    renderHook((chosen) => useSavedPiece({ kind: 'collage', id: 'c' }, chosen), { initialProps: material })
  const there = (hook: ReturnType<typeof use>) => waitFor(() => expect(hook.result.current.piece).toBeDefined())

  beforeEach(async () => {
    await loadTextsOf('rest')
    xml = collageWith({})
    photos = []
    asked.mockClear()
    // What cannot draw is not asked how well it does.
    vi.stubGlobal('OffscreenCanvas', undefined)
    vi.stubGlobal('fetch', async (url: string, { signal }: { signal?: AbortSignal } = {}) => {
      const [path = ''] = url.split('?')
      asked(path)
      if (path === '/api/list') return Response.json(LIST)
      if (path === '/api/load') return Response.json({ collagexml: xml, editor: 2 })
      if (path === '/api/orders/K7MP-4XWH/collage') return Response.json({ collagexml: xml, photos })
      if (path === '/api/collagePhoto/collageid/c') return Response.json(photos)
      if (path === '/api/photo/lost') return new Response(null, { status: 404 })
      leaving = signal
      return new Promise<Response>((_, refuse) => {
        signal?.addEventListener('abort', () => refuse(signal.reason))
      })
    })
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('is made ready for the material that is chosen, without being fetched again', async () => {
    const hook = use()
    await there(hook)
    expect(hook.result.current.piece?.page.choice).toEqual(SHEET)
    hook.rerender('DIBOND')
    expect(hook.result.current.piece?.page.choice.material).toBe('DIBOND')
    expect(hook.result.current.piece?.page.template.format).toEqual(FORMAT)
    expect(timesAsked('/api/load')).toBe(1)
  })

  it('is fetched once for all who look at it, and anew when all have left', async () => {
    const [first, second] = [use(), use()]
    await Promise.all([there(first), there(second)])
    expect(second.result.current.piece?.source).toBe(first.result.current.piece?.source)
    first.unmount()
    await act(async () => {})
    await there(use())
    expect(timesAsked('/api/load')).toBe(1)
    cleanup()
    await act(async () => {})
    await there(use())
    expect(timesAsked('/api/load')).toBe(2)
  })

  it('says when it does not come, and is asked for again by the next', async () => {
    xml = ''
    const hook = use()
    await waitFor(() => expect(hook.result.current.failure).toBeDefined())
    expect(hook.result.current.piece).toBeUndefined()
    xml = collageWith({})
    await there(use())
  })

  it('comes without a photo that is lost, which is tried again by the next', async () => {
    xml = collageWith({ img1: { photo: placePhoto('lost') } })
    photos = [photo('lost'), photo('on no page')]
    const hook = use()
    await there(hook)
    expect(hook.result.current.piece?.source.photoSize('lost')).toBeUndefined()
    await there(use())
    expect(timesAsked('/api/photo/lost')).toBe(2)
    expect(timesAsked('/api/photo/on no page')).toBe(0)
  })

  it('calls off the photos that are still on their way when it is left', async () => {
    xml = collageWith({ img1: { photo: placePhoto('slow') } })
    photos = [photo('slow')]
    const { unmount } = use()
    await waitFor(() => expect(timesAsked('/api/photo/slow')).toBe(1))
    expect(leaving?.aborted).toBe(false)
    unmount()
    await waitFor(() => expect(leaving?.aborted).toBe(true))
  })

  it('is handed on from the checkout to the order that was placed, and released with that', async () => {
    xml = collageWith({})
    const checkout = use()
    await there(checkout)
    handOn('c', 'K7MP-4XWH')
    checkout.unmount()
    await act(async () => {})
    const { result, unmount } = renderHook(() => useSavedPiece({ kind: 'order', id: 'K7MP-4XWH' }, ''))
    await waitFor(() => expect(result.current.piece).toBeDefined())
    expect([timesAsked('/api/orders/K7MP-4XWH/collage'), timesAsked('/api/load')]).toEqual([0, 1])
    unmount()
    await act(async () => {})
    await there(use())
    expect(timesAsked('/api/load')).toBe(2)
  })

  it('is released if the page of the order that was placed is left before it shows it', async () => {
    xml = collageWith({ img1: { photo: placePhoto('slow') } })
    photos = [photo('slow')]
    const checkout = use()
    await waitFor(() => expect(timesAsked('/api/photo/slow')).toBe(1))
    handOn('c', 'K7MP-4XWH')
    checkout.unmount()
    await act(async () => {})
    expect(leaving?.aborted).toBe(false)
    endHandOn('K7MP-4XWH')
    expect(leaving?.aborted).toBe(true)
    use()
    await waitFor(() => expect(timesAsked('/api/load')).toBe(2))
  })

  it('is what was ordered where it is that of an order, on the material it was ordered on', async () => {
    xml = collageWith({})
    const { result } = renderHook(() => useSavedPiece({ kind: 'order', id: 'K7MP-4XWH' }, 'POSTER'))
    await waitFor(() => expect(result.current.piece).toBeDefined())
    expect(result.current.piece?.page.choice).toMatchObject({ templateId: 'gen-single', material: 'POSTER' })
    expect([timesAsked('/api/orders/K7MP-4XWH/collage'), timesAsked('/api/load')]).toEqual([1, 0])
  })
})
