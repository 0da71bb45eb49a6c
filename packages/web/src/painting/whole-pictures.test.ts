import type { Step } from '@collagerie/painter'
import { describe, expect, it, vi } from 'vitest'
import type { PictureSource, SourcePicture } from './picture-source.ts'
import { wholePictures } from './whole-pictures.ts'

const photo = (id: string): Step => ({
  kind: 'photo',
  slot: id,
  photo: id,
  toning: 'none',
  box: { x: 0, y: 0, width: 20, height: 10, rotation: 0 },
  crop: { x: 0, y: 0, width: 1, height: 1 },
  turn: 0,
})
const steps = [photo('a'), photo('b')]

/** What there is of each photo; every one is 2000 pixels wide. */
function look(there: Readonly<Record<string, Partial<SourcePicture> | undefined>>, scale = 20) {
  const picture = vi.fn<PictureSource['picture']>((id) => {
    const found = there[id]
    return found && { image: {}, width: 400, height: 200, ...found }
  })
  const source = { photoSize: () => ({ width: 2000, height: 1000 }), picture }
  return { picture, pictures: () => wholePictures(steps, { source, scale, arrived: () => {} }) }
}

describe('all pictures of a sheet', () => {
  it('are there by photo and toning once none is coming, which is asked for at once', () => {
    expect([...(look({ a: {}, b: {} }).pictures()?.keys() ?? [])]).toEqual(['a none', 'b none'])
    const { picture, pictures } = look({ a: { isComing: true, width: 10 }, b: { isComing: true } })
    expect(pictures()).toBeUndefined()
    expect(picture).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['missing', undefined],
    ['only its colour', { isStandIn: true }],
    ['smaller than it is seen', { width: 320, height: 160 }],
  ])('are given up where one is %s', (_, b) => {
    expect(look({ a: {}, b }).pictures).toThrow('Photo b')
  })

  it('are never wanted in more pixels than a copy has, however large they are seen', () => {
    const { picture, pictures } = look({ a: { width: 1020 }, b: { width: 1024 } }, 100)
    expect(pictures()?.size).toBe(2)
    expect(picture.mock.calls.map(([, , , pixels]) => pixels)).toEqual([1024, 1024])
  })
})
