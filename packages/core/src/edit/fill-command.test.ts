import { describe, expect, it } from 'vitest'
import { isFinished, shownPhotos } from '../collage/index.ts'
import { placePhoto } from '../placement/index.ts'
import { apply, fillCommand } from './index.ts'
import { collageOn, grid } from './testing/sheets.ts'

const photo = (order: number) => ({ id: `p${order}`, width: 4000, height: 3000, rotation: 0, order }) as const
const photos = Array.from({ length: 6 }, (_, order) => photo(order))
const start = apply(collageOn(grid(2, 2)), { kind: 'place photo', slot: 'img2', photo: placePhoto('p1') })

describe('filling', () => {
  it('leaves what is there, uses no photo twice and names those left over', () => {
    const { command, unused } = fillCommand(start, photos)
    const filled = apply(start, command)
    const ids = shownPhotos(filled).map((each) => each.photo.id)
    expect(isFinished(filled)).toBe(true)
    expect(ids[1]).toBe('p1')
    expect(new Set([...ids, ...unused]).size).toBe(6)
    expect(unused.length).toBe(2)
  })

  it('of a full sheet changes nothing', () => {
    const full = apply(start, fillCommand(start, photos).command)
    const again = fillCommand(full, photos)
    expect(apply(full, again.command)).toBe(full)
    expect(again.unused.length).toBe(2)
  })
})
