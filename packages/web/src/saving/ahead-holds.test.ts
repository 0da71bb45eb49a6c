// @vitest-environment happy-dom
import type { AheadHold } from '@collagerie/core/saving'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocalCopy } from '../document/local-copy.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto, loadingPhoto } from '../photos/testing/photos.ts'
import { aheadHolds, isMetered, onAheadHolds } from './ahead-holds.ts'

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, type: 'wifi', effectiveType: '4g' }, false],
  [{ type: 'ethernet' }, false],
  [{ saveData: true, type: 'wifi', effectiveType: '4g' }, true],
  [{ type: 'cellular', effectiveType: '4g' }, true],
  [{ type: 'bluetooth' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a line that says %j of itself: somebody pays or waits for what is sent: %s', (line, expected) => {
  expect(isMetered(line)).toBe(expected)
})

interface Reason {
  readonly begin: () => void
  /** Whether a save waits for the photo that is being sent. */
  readonly isWanted?: boolean
}

const connection = Object.assign(new EventTarget(), { saveData: false })
const happens = (name: string, at: EventTarget = window) => void at.dispatchEvent(new Event(name))

/** How each reason comes about; the last is up to the caller. */
const REASONS: Readonly<Record<Exclude<AheadHold, 'failedLately'>, readonly Reason[]>> = {
  offline: [
    {
      begin: () => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
        happens('offline')
      },
    },
  ],
  metered: [
    {
      begin: () => {
        connection.saveData = true
        happens('change', connection)
      },
    },
  ],
  saving: [
    { begin: () => useTabState.setState({ save: new AbortController() }) },
    { begin: () => useTabState.setState({ editorState: 'save' }) },
    { begin: () => useTabState.setState({ editorState: 'order' }) },
    { begin: () => useTabState.setState({ editorState: 'want to quit' }) },
    { begin: () => useTabState.setState({ editorState: 'login for collage' }) },
  ],
  savingIt: [
    { begin: () => useTabState.setState({ save: new AbortController() }), isWanted: true },
    { begin: () => useTabState.setState({ editorState: 'save' }), isWanted: true },
  ],
  hidden: [
    {
      begin: () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        happens('visibilitychange', document)
      },
    },
  ],
  importing: [{ begin: () => useLibrary.setState({ photos: { a: loadedPhoto('a'), b: loadingPhoto('b', 'b.jpg') } }) }],
  keeping: [{ begin: () => setLocalCopy('keeping') }],
  handBusy: [{ begin: () => happens('keydown') }],
}

describe('photos nobody has asked for', () => {
  const heard = vi.fn<() => void>()

  beforeEach(() => {
    vi.useFakeTimers()
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    useTabState.setState({ editorState: 'normal', save: undefined })
    useLibrary.setState({ photos: { a: loadedPhoto('a') }, order: ['a'] })
    setLocalCopy('kept')
    onAheadHolds(heard)
    heard.mockClear()
  })

  afterEach(() => {
    connection.saveData = false
    vi.runAllTimers()
    vi.useRealTimers()
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'connection')
  })

  it.each([true, false])('are sent while nothing else goes on', (isWanted) => {
    expect(aheadHolds(() => isWanted)).toEqual(new Set())
  })

  it.each(
    Object.entries(REASONS).flatMap(([hold, reasons]) =>
      reasons.map(({ begin, isWanted = false }, index) => ({ hold, index, begin, isWanted })),
    ),
  )('are held back, which is told at once: $hold ($index)', ({ hold, begin, isWanted }) => {
    begin()
    expect(heard).toHaveBeenCalled()
    expect(Array.from(aheadHolds(() => isWanted))).toEqual([hold])
  })

  it.each(['refused', 'kept'] as const)('are sent where the browser’s own copy is %s', (copy) => {
    setLocalCopy(copy)
    expect(aheadHolds(() => false)).toEqual(new Set())
  })
})
