import { describe, expect, it } from 'vitest'
import { bestPicture } from './best-picture.ts'
import type { PictureSource, SourcePicture } from './picture-source.ts'

/** A source with one photo, whose picture the test changes. */
function manualSource(first: SourcePicture | undefined) {
  let now = first
  let asked = 0
  const listeners = new Set<() => void>()
  const source: PictureSource = {
    photoSize: () => undefined,
    picture(_id, _effect, arrived) {
      asked += 1
      if (now?.isComing) listeners.add(arrived)
      return now
    },
  }
  return {
    source,
    asked: () => asked,
    become(picture: SourcePicture | undefined) {
      now = picture
      for (const listener of Array.from(listeners)) listener()
    },
  }
}

const picture = (width: number, isComing: boolean) => ({ image: {}, width, height: width, isComing })
const wish = { id: 'a', toning: 'none', pixels: 500 } as const
const whenDone = async <T>(waited: Promise<T>) => {
  let isDone = false
  void waited.then(() => (isDone = true))
  await new Promise((resolve) => setTimeout(resolve, 0))
  return isDone
}

describe('the best picture', () => {
  it('is waited for as long as a better one is coming', async () => {
    const { source, become } = manualSource(picture(320, true))
    const waited = bestPicture(source, wish, new AbortController().signal)
    become(picture(512, true))
    expect(await whenDone(waited)).toBe(false)
    become(picture(1024, false))
    expect((await waited)?.width).toBe(1024)
  })

  it('is the one at hand where nothing better comes, or none', async () => {
    const never = new AbortController().signal
    expect((await bestPicture(manualSource(picture(320, false)).source, wish, never))?.width).toBe(320)
    expect(await bestPicture(manualSource(undefined).source, wish, never)).toBeUndefined()
  })

  it('is the one at hand when the time is up, and nothing is asked for after that', async () => {
    const { source, become, asked } = manualSource(picture(320, true))
    const timeUp = new AbortController()
    const waited = bestPicture(source, wish, timeUp.signal)
    timeUp.abort()
    expect((await waited)?.width).toBe(320)
    const before = asked()
    become(picture(1024, false))
    expect(asked()).toBe(before)
    expect((await bestPicture(source, wish, timeUp.signal))?.width).toBe(1024)
  })
})
