import { describe, expect, it } from 'vitest'
import {
  barShare,
  bytesSent,
  photoFailed,
  photoSent,
  retryDelay,
  saveCancelled,
  saveFailed,
  saveFinished,
  startProgress,
} from './index.ts'

const photos = [
  { id: '-2', name: 'a.jpg', bytes: 300 },
  { id: '-3', name: 'b.jpg', bytes: 100 },
]

describe('the progress of a save', () => {
  it('starts with what is to be sent', () => {
    expect(startProgress(photos, 7)).toEqual({
      finished: false,
      error: false,
      totalResources: 2,
      finishedResources: 0,
      errorResources: 0,
      errorResourceItems: [],
      totalBytes: 400,
      finishedBytes: 0,
      startTime: 7,
    })
  })

  it('counts what went ahead of it as done', () => {
    const sent = [{ id: '-4', name: 'c.jpg', bytes: 400 }]
    const progress = startProgress(photos, 0, sent)
    expect(progress).toMatchObject({ totalResources: 3, finishedResources: 1, totalBytes: 800, finishedBytes: 400 })
    expect(barShare(progress)).toBe(0.5)
  })

  it('counts photos and bytes, and never more bytes than there are', () => {
    let progress = startProgress(photos, 0)
    progress = photoSent(bytesSent(progress, 300))
    expect([progress.finishedResources, barShare(progress)]).toEqual([1, 0.75])
    expect(barShare(bytesSent(progress, 5000))).toBe(1)
    expect(bytesSent(progress, -5000).finishedBytes).toBe(0)
  })

  it('lists what failed', () => {
    const failed = { id: '-3', name: 'b.jpg', reason: 'notFoundOnDisk' }
    const progress = saveFailed(photoFailed(startProgress<string>(photos, 0), failed))
    expect(progress).toMatchObject({ error: true, finished: false, errorResources: 1, errorResourceItems: [failed] })
  })

  it('ends finished, or cancelled, which is neither finished nor an error', () => {
    const progress = saveFailed(startProgress(photos, 0))
    expect(saveFinished(progress)).toMatchObject({ finished: true, error: false })
    expect(saveCancelled(progress)).toMatchObject({ finished: false, error: false })
  })

  it('has no share of the bar to show when only the collage is sent', () => {
    expect(barShare(startProgress([], 0))).toBeUndefined()
    expect(barShare(saveFinished(startProgress([], 0)))).toBe(1)
  })
})

describe('the wait before a second attempt', () => {
  it('is 10 to 20 seconds', () => {
    expect([retryDelay(0), retryDelay(0.5), retryDelay(1)]).toEqual([10_000, 15_000, 20_000])
  })
})
