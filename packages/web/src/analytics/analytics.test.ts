import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageView, track } from './analytics.ts'

beforeEach(() => {
  globalThis.dataLayer = undefined
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('analytics', () => {
  it('registers a page under the prefix of the app', () => {
    pageView('/choix/theme:modern')
    expect(globalThis.dataLayer).toEqual([{ event: 'page_view', page_path: '/htmlapp/choix/theme:modern' }])
  })

  it('keeps what others put on the layer', () => {
    globalThis.dataLayer = ['theirs']
    track('saved', { photos: 3 })
    expect(globalThis.dataLayer).toEqual(['theirs', { event: 'saved', photos: 3 }])
  })

  it('does not let data rename the event', () => {
    track('saved', { event: 'other' })
    expect(globalThis.dataLayer).toEqual([{ event: 'saved' }])
  })

  it('speaks to the console outside production only', () => {
    track('loud')
    expect(globalThis.console.debug).toHaveBeenCalledTimes(1)
    vi.stubEnv('PROD', true)
    track('silent')
    expect(globalThis.console.debug).toHaveBeenCalledTimes(1)
    expect(globalThis.dataLayer).toHaveLength(2)
  })
})
