import type { UnsentPhoto } from '@collagerie/core/saving'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../calls/call-failure.ts'
import { FileRefusal } from '../photos/workers/photo-work.ts'
import type { FailureReason } from './failure-reason.ts'
import { type PhotoPost, sendPhotos } from './send-photos.ts'

const photo = (id: string) => ({ id, name: `${id}.jpg`, bytes: 4 })

/** A small server that refuses each photo as often as the test says. */
function postOffice(refusals: Readonly<Record<string, number>>, missing: readonly string[] = []) {
  const left: Record<string, number> = { ...refusals }
  const sent: string[] = []
  const lost: string[] = []
  let underWay = 0
  let most = 0
  const post: PhotoPost = {
    fileOf: (id) => (missing.includes(id) ? undefined : new Blob(['jpeg'])),
    lost: (id) => lost.push(id),
    async send(id, _file, onBytes, signal) {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
      signal.throwIfAborted()
      left[id] = (left[id] ?? 0) - 1
      if (left[id] >= 0) throw new CallFailure('uploadFailed', 'no', { status: 503 })
      sent.push(id)
      onBytes(4)
    },
  }
  return { post, sent, lost, most: () => most }
}

function start(office: ReturnType<typeof postOffice>, ids: readonly string[]) {
  const failed: UnsentPhoto<FailureReason>[] = []
  const controller = new AbortController()
  let count = 0
  const events = {
    onBytes: () => undefined,
    onSent: () => (count += 1),
    onFailed: (each: UnsentPhoto<FailureReason>) => failed.push(each),
  }
  const done = sendPhotos(ids.map(photo), office.post, events, controller.signal)
  return { done, failed, count: () => count, cancel: () => controller.abort() }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('sending photos', () => {
  it('marks a photo lost whose file cannot be read any more, and says so', async () => {
    const office = postOffice({})
    const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) } as unknown as Blob
    const post: PhotoPost = {
      ...office.post,
      fileOf: () => gone,
      send: () => Promise.reject(new FileRefusal('ERROR_NO_FILE_ACCESS')),
    }
    const run = start({ ...office, post }, ['a'])
    await run.done
    expect(office.lost).toEqual(['a'])
    expect(run.failed.map(({ id }) => id)).toEqual(['a'])
  })

  it('sends each once, never more than three at a time', async () => {
    const office = postOffice({})
    const ids = Array.from({ length: 12 }, (_, index) => `p${index}`)
    const run = start(office, ids)
    await run.done
    expect(office.sent.toSorted()).toEqual(ids.toSorted())
    expect([office.most(), run.count()]).toEqual([3, 12])
  })

  it('does not try again with a photo this browser cannot read', async () => {
    const { post } = postOffice({})
    const send = vi.fn<PhotoPost['send']>().mockRejectedValue(new FileRefusal('ERROR_IMAGE_COULD_NOT_BE_LOADED'))
    const run = start({ ...postOffice({}), post: { ...post, send } }, ['a'])
    await run.done
    expect(send).toHaveBeenCalledTimes(1)
    expect(run.failed).toMatchObject([{ id: 'a', reason: { code: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' } }])
  })

  it('tries again between 10 and 20 seconds later, and the others do not wait for that', async () => {
    const office = postOffice({ a: 1 })
    const run = start(office, ['a', 'b', 'c', 'd', 'e'])
    await vi.advanceTimersByTimeAsync(9999)
    expect(office.sent).toEqual(['b', 'c', 'd', 'e'])
    await vi.advanceTimersByTimeAsync(10_001)
    await run.done
    expect(office.sent).toContain('a')
    expect(run.failed).toEqual([])
  })

  it('tries once more and no more', async () => {
    const run = start(postOffice({ a: 5 }), ['a', 'b'])
    await vi.advanceTimersByTimeAsync(20_000)
    await run.done
    expect(run.failed).toEqual([{ id: 'a', name: 'a.jpg', reason: { code: 'uploadFailed', status: 503 } }])
    expect(run.count()).toBe(1)
  })

  it.each(['storageFull', 'notJpeg', 'fileTooBig'] as const)('is not tried again after %s', async (code) => {
    const office = postOffice({})
    const send = vi.fn<PhotoPost['send']>(() => Promise.reject(new CallFailure(code, 'no', { status: 422 })))
    const run = start({ ...office, post: { ...office.post, send } }, ['a'])
    await run.done
    expect(send).toHaveBeenCalledTimes(1)
    expect(run.failed.map(({ reason }) => reason.code)).toEqual([code])
  })

  it('gives up at once on a file that is gone', async () => {
    const office = postOffice({}, ['a'])
    const run = start(office, ['a'])
    await vi.advanceTimersByTimeAsync(0)
    await run.done
    expect(run.failed.map(({ reason }) => reason.code)).toEqual(['notFoundOnDisk'])
    expect(office.lost).toEqual(['a'])
  })

  it('stops when cancelled, without a word about what was left', async () => {
    const office = postOffice({ a: 1 })
    const run = start(office, ['a'])
    await vi.advanceTimersByTimeAsync(1000)
    run.cancel()
    await run.done
    await vi.advanceTimersByTimeAsync(30_000)
    expect([office.sent, run.failed, run.count()]).toEqual([[], [], 0])
  })

  it('does not wait for the second attempt when cancelled while the file is looked at', async () => {
    const office = postOffice({ a: 1 })
    let looks = 0
    const fileOf = (id: string) => {
      looks += 1
      if (looks === 2) run.cancel()
      return office.post.fileOf(id)
    }
    const run = start({ ...office, post: { ...office.post, fileOf } }, ['a'])
    await run.done
    expect([office.sent, run.failed, looks]).toEqual([[], [], 2])
  })
})
