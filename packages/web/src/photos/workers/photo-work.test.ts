// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reported } from '../testing/answers.ts'
import type { PhotoAnswer } from './photo-job.ts'
import { FileRefusal, photoWork } from './photo-work.ts'

let answer: PhotoAnswer

/** A worker that gives the test's answer to every request. */
class AnsweringWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })))
  }

  terminate(): void {}
}

describe('work on photos', () => {
  vi.stubGlobal('Worker', AnsweringWorker)
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
  const file = new Blob(['photo'])

  afterEach(() => {
    globalThis.dataLayer = []
  })

  it('that fails by a mistake of ours is told', async () => {
    answer = { kind: 'failed', message: 'TypeError: a mistake of ours' }
    const failure = await photoWork.isSame(file, file).catch((error: unknown) => error)
    expect(failure).toEqual(new Error('TypeError: a mistake of ours'))
    expect(failure).not.toBeInstanceOf(FileRefusal)
    expect(reported('photo-work-failed')).toMatchObject([
      { wanted: 'compared', message: 'TypeError: a mistake of ours' },
    ])
  })

  it('that a browser cannot do is refused, and told with its reason', async () => {
    answer = { kind: 'refused', error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED', message: 'InvalidStateError: no picture' }
    await expect(photoWork.inspect(file)).rejects.toBeInstanceOf(FileRefusal)
    expect(reported('photo-work-failed')).toMatchObject([
      { wanted: 'inspected', message: 'InvalidStateError: no picture' },
    ])
  })

  it('that is refused by a rule is no failure', async () => {
    answer = { kind: 'refused', error: 'ERROR_NO_JPG_IMAGE' }
    await expect(photoWork.inspect(file)).rejects.toBeInstanceOf(FileRefusal)
    expect(reported('photo-work-failed')).toEqual([])
  })
})
