// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { errorCode, watchGlobalErrors } from './global-errors.ts'

describe('the code of an error', () => {
  it('is the time and the message', () => {
    expect(errorCode(new Date(2026, 0, 2, 14, 3, 9), 'x is undefined')).toBe('14_3_9_x is undefined')
  })

  it('can always be written into an address', () => {
    const cutThroughAnEmoji = `${'a'.repeat(199)}😀`
    const code = errorCode(new Date(2026, 0, 2, 0, 0, 0), cutThroughAnEmoji)
    expect(code).toBe(`0_0_0_${'a'.repeat(199)}`)
    expect(encodeURIComponent(code)).toBe(code)
  })
})

describe('an error nobody caught', () => {
  beforeAll(watchGlobalErrors)
  beforeEach(() => {
    vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
    globalThis.dataLayer = []
    window.history.replaceState(null, '', '/choix')
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('leads to the error page with its code', () => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'broken & lost' }))
    expect(window.location.pathname).toBe('/erreur')
    expect(new URLSearchParams(window.location.search).get('error')).toMatch(/^\d+_\d+_\d+_broken & lost$/)
    expect(globalThis.dataLayer).toEqual([{ event: 'global-error', message: 'broken & lost' }])
  })

  it('on the error page does not lead there again', () => {
    window.history.replaceState(null, '', '/fehler?error=first')
    window.dispatchEvent(new ErrorEvent('error', { message: 'second' }))
    expect(window.location.search).toBe('?error=first')
  })

  it('is not what browsers say about a late layout or a cancelled request', () => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
    const cancelled = new Event('unhandledrejection')
    Object.assign(cancelled, { reason: new DOMException('The operation was aborted.', 'AbortError') })
    window.dispatchEvent(cancelled)
    expect(window.location.pathname).toBe('/choix')
    expect(globalThis.dataLayer).toEqual([])
  })
})
