import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { SharedUpload } from './shared-upload.ts'

const never = () => new AbortController().signal

function onItsWay() {
  let onBytes: (bytes: number) => void = () => undefined
  let arrive: () => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const upload = new SharedUpload((told) => {
    onBytes = told
    return new Promise<void>((resolve, reject) => {
      arrive = resolve
      fail = reject
    })
  })
  upload.arrival.catch(() => undefined)
  return { upload, bytes: (count: number) => onBytes(count), arrive, fail }
}

it('whoever joins hears of every byte once, and of the arrival', async () => {
  const { upload, bytes, arrive } = onItsWay()
  bytes(40)
  let heard = 0
  const joined = upload.join((count) => (heard += count), never())
  expect(heard).toBe(40)
  bytes(60)
  arrive()
  expect(await joined).toBe(true)
  expect(heard).toBe(100)
})

it('one that has arrived can still be joined', async () => {
  const { upload, bytes, arrive } = onItsWay()
  bytes(100)
  arrive()
  await upload.arrival
  let heard = 0
  expect(await upload.join((count) => (heard += count), never())).toBe(true)
  expect(heard).toBe(100)
})

it('one that fails leaves nothing counted', async () => {
  const { upload, bytes, fail } = onItsWay()
  bytes(40)
  let heard = 0
  const joined = upload.join((count) => (heard += count), never())
  bytes(-40)
  fail(new Error('cut'))
  expect(await joined).toBe(false)
  expect(heard).toBe(0)
})

it('who gives up waiting hears no more', async () => {
  const { upload, bytes } = onItsWay()
  const leaving = new AbortController()
  let heard = 0
  const joined = upload.join((count) => (heard += count), leaving.signal)
  leaving.abort()
  expect(await joined).toBe(false)
  bytes(40)
  expect(heard).toBe(0)
})

it('who has given up already does not wait, and leaves nothing behind', async () => {
  const { upload } = onItsWay()
  const signal = AbortSignal.abort()
  expect(await upload.join(() => undefined, signal)).toBe(false)
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('nothing of a upload that was waited for stays with a signal that goes on', async () => {
  const { upload, arrive } = onItsWay()
  const { signal } = new AbortController()
  const joined = upload.join(() => undefined, signal)
  arrive()
  await joined
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
