// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerIn, uploadPhoto } from './upload-photo.ts'

describe('the answer to an upload', () => {
  it('is the id and address of the photo', () => {
    const responseText = '{"id":"a","src":"/api/photo/a"}'
    expect(answerIn({ status: 200, responseText })).toEqual({ id: 'a', src: '/api/photo/a' })
  })

  it.each([
    [200, '<html>', 'brokenUpload', 'The server could not process the file.'],
    [200, '{"id":1}', 'brokenUpload', 'The server could not process the file.'],
    [502, 'Bad gateway', 'uploadFailed', 'Could not upload photo. server responded with: 502'],
    [0, '', 'noConnection', 'Could not upload photo. server responded with: 0'],
    [413, '{"error":"No room.","code":"storageFull"}', 'storageFull', 'No room.'],
    [200, '{"error":"Not a JPEG.","code":"notJpeg"}', 'notJpeg', 'Not a JPEG.'],
    [500, '{"error":"Newer than this page.","code":"tomorrow"}', 'unexpected', 'Newer than this page.'],
  ])('%d %s is the failure %s', (status, responseText, code, message) => {
    expect(answerIn({ status, responseText })).toMatchObject({ code, message, status })
  })
})

describe('an upload', () => {
  const requests: Line[] = []
  let sent = 0

  /** A request whose connection does what the test says. */
  class Line extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    open() {}
    send() {
      requests.push(this)
    }
    abort() {
      this.dispatchEvent(new Event('loadend'))
    }
    carry(loaded: number) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }))
    }
    answer() {
      Object.assign(this, { status: 200, responseText: '{"id":"a","src":"/api/photo/a"}' })
      this.dispatchEvent(new Event('loadend'))
    }
  }

  function begin(signal = new AbortController().signal) {
    const file = new Blob([new Uint8Array(1000)])
    const onBytes = (bytes: number) => {
      sent += bytes
    }
    const done = uploadPhoto({
      file,
      suggestedRotation: 0,
      origin: { name: '', source: 'computer', externalId: '' },
      isAhead: false,
      onBytes,
      signal,
    })
    return { done, line: requests.at(-1) }
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('XMLHttpRequest', Line)
    requests.length = 0
    sent = 0
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('may take as long as it likes while something goes out', async () => {
    const { done, line } = begin()
    for (let bytes = 0; bytes <= 1000; bytes += 50) {
      line?.carry(bytes)
      vi.advanceTimersByTime(60_000)
    }
    line?.answer()
    expect(await done).toMatchObject({ id: 'a' })
    expect([sent, vi.getTimerCount()]).toEqual([1000, 0])
  })

  it('ends without a connection when nothing goes out any more', async () => {
    const { done, line } = begin()
    line?.carry(500)
    const ended = done.catch((reason: unknown) => reason)
    await vi.runAllTimersAsync()
    expect(await ended).toMatchObject({ code: 'noConnection' })
    expect(sent).toBe(0)
  })

  it('that is given up is no failure of the line, and one given up before does not begin', async () => {
    const caller = new AbortController()
    const { done } = begin(caller.signal)
    caller.abort('enough')
    await expect(done).rejects.toBe('enough')
    await expect(begin(caller.signal).done).rejects.toBe('enough')
    expect(requests).toHaveLength(1)
  })
})
