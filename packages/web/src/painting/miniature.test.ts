// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { apply } from '@collagerie/core/edit'
import { placePhoto } from '@collagerie/core/placement'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paintMiniature } from './miniature.ts'

// The simulated browser has no canvas and no fonts.
vi.mock('./trusted-pixels.ts', () => ({ hasTrustedPixels: () => true }))
vi.mock('./load-faces.ts', () => ({ loadFaces: async () => undefined }))
vi.mock('./browser-plan.ts', () => ({
  browserPlan: () => ({ photoSize: () => ({ width: 400, height: 400 }), art: () => undefined, measure: () => 1 }),
}))

const template = generateTemplate(designFor('instagram'), {
  format: { width: 40, height: 40 },
  material: '',
  values: {},
})
const empty = newCollagePage({ templateId: 'gen-instagram', childTemplateId: '40x40', material: '' }, template)
const page = ['a', 'b'].reduce(
  (before, id, at) => apply(before, { kind: 'place photo', slot: `img${at + 1}`, photo: placePhoto(id) }),
  empty,
)
const source = { photoSize: () => undefined, picture: () => ({ image: {}, width: 400, height: 400 }) }
const options = { source, longSide: 100, isSquare: false, quality: 1 }

/** Copies for the worker, made when the test says so. */
function manualCopies() {
  const making: { readonly make: () => void; readonly fail: () => void }[] = []
  let open = 0
  vi.stubGlobal('createImageBitmap', () => {
    return new Promise((resolve, reject) => {
      const make = () => {
        open += 1
        resolve({ close: () => (open -= 1) })
      }
      making.push({ make, fail: () => reject(new DOMException('It is closed.', 'InvalidStateError')) })
    })
  })
  return { making, open: () => open }
}

describe('the copies of photos for a miniature', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are closed when nobody wants it any more', async () => {
    const { making, open } = manualCopies()
    const leaving = new AbortController()
    const painted = paintMiniature(page, options, leaving.signal)
    await expect.poll(() => making.length).toBe(2)
    making[0]?.make()
    leaving.abort()
    expect(await painted).toBeUndefined()
    making[1]?.make()
    await expect.poll(open).toBe(0)
  })

  it('are closed when one of them cannot be made', async () => {
    const { making, open } = manualCopies()
    const painted = paintMiniature(page, options)
    await expect.poll(() => making.length).toBe(2)
    making[0]?.fail()
    making[1]?.make()
    await expect(painted).rejects.toThrow('It is closed.')
    expect(open()).toBe(0)
  })

  it('are closed when the worker never answers, and whoever waits goes on without a picture', async () => {
    const { making, open } = manualCopies()
    const terminate = vi.fn<() => void>()
    vi.stubGlobal('Worker', function silent() {
      return { addEventListener: () => undefined, postMessage: () => undefined, terminate }
    })
    vi.useFakeTimers()
    const painted = paintMiniature(page, options)
    await expect.poll(() => making.length).toBe(2)
    for (const { make } of making) make()
    await vi.runAllTimersAsync()
    expect(await painted).toBeUndefined()
    expect(terminate).toHaveBeenCalledTimes(1)
    expect(open()).toBe(0)
  })

  it('are closed when no worker can be started', async () => {
    const { making, open } = manualCopies()
    vi.stubGlobal('Worker', function refuse() {
      throw new Error('no more workers')
    })
    const painted = paintMiniature(page, options)
    await expect.poll(() => making.length).toBe(2)
    for (const { make } of making) make()
    await expect(painted).rejects.toThrow('no more workers')
    expect(open()).toBe(0)
  })
})
