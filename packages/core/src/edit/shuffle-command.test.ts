import { describe, expect, it } from 'vitest'
import { shownPhotos } from '../collage/index.ts'
import { placePhoto } from '../placement/index.ts'
import { apply, fillCommand, shuffleCommand } from './index.ts'
import { collageOn, grid, sheet } from './testing/sheets.ts'

const photos = Array.from({ length: 12 }, (_, order) => ({
  id: `p${order}`,
  width: order % 3 === 0 ? 3000 : 4000,
  height: order % 3 === 0 ? 4000 : 3000,
  rotation: 0 as const,
  order,
}))
const full = apply(collageOn(grid(3, 4)), fillCommand(collageOn(grid(3, 4)), photos).command)
const idsOf = (page: typeof full) => shownPhotos(page).map(({ photo }) => photo.id)

describe('a shuffle', () => {
  it('moves every photo, loses none and depends on the seed alone', () => {
    for (let seed = 0; seed < 20; seed++) {
      const command = shuffleCommand(full, photos, seed)
      const shuffled = apply(full, command)
      expect(idsOf(shuffled).toSorted()).toEqual(idsOf(full).toSorted())
      expect(idsOf(shuffled).filter((id, index) => id === idsOf(full)[index])).toEqual([])
      expect(shuffleCommand(full, photos, seed)).toEqual(command)
    }
    expect(shuffleCommand(full, photos, 1)).not.toEqual(shuffleCommand(full, photos, 2))
  })

  it('leaves one photo alone', () => {
    const one = apply(collageOn(grid(2, 2)), { kind: 'place photo', slot: 'img4', photo: placePhoto('p1') })
    expect(apply(one, shuffleCommand(one, photos, 7))).toBe(one)
  })

  it('lays no lying photo into a standing slot while a lying one is there for it', () => {
    const split = collageOn(sheet('mosaic1'))
    const filled = apply(split, fillCommand(split, photos).command)
    const turned = (page: typeof filled) =>
      shownPhotos(page).filter(({ slot, photo }) => {
        const layer = page.template.variation.layers.find((each) => each.kind === 'image' && each.slot === slot)
        const own = photos.find(({ id }) => id === photo.id)
        if (layer?.kind !== 'image' || !own) return false
        return (
          Math.abs(Math.log(layer.width / layer.height)) > 0.1 && layer.width > layer.height !== own.width > own.height
        )
      }).length
    for (let seed = 0; seed < 10; seed++) {
      expect(turned(apply(filled, shuffleCommand(filled, photos, seed)))).toBeLessThanOrEqual(turned(filled) + 1)
    }
  })

  it('keeps what the customer framed', () => {
    const framing = { zoom: 2, x: 0.3, y: 0.4, rotation: 0 } as const
    const framed = apply(full, { kind: 'reframe', slot: 'img1', framing })
    const own = idsOf(framed)[0]
    const shuffled = apply(framed, shuffleCommand(framed, photos, 3))
    expect(shownPhotos(shuffled).find(({ photo }) => photo.id === own)?.photo).toMatchObject(framing)
  })
})
