import { photoSlotOf, photoSlots } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { isInside } from '@collagerie/core/geometry'
import { describe, expect, it } from 'vitest'
import { deleteCornerOf, isOnDeleteIn, TOP_RIGHT } from './delete-corner.ts'
import { stopsOf } from './stops.ts'

const format = { width: 50, height: 40 }
const card = (x: number, y: number, layer: number, rotation = 0) => ({
  box: { x, y, width: 12, height: 12 },
  rotation,
  layer,
})
const BOTTOM_LEFT = { across: 'left', down: 'bottom' }

describe('the corner for the delete button', () => {
  it('is the top right one where nothing lies over it', () => {
    const below = card(20, 8, 1)
    expect(deleteCornerOf(below, [below, card(33, 8, 2), card(10, 15, 0)], format)).toEqual(TOP_RIGHT)
    const turned = card(20, 8, 1, 4)
    expect(deleteCornerOf(turned, [turned], format)).toEqual(TOP_RIGHT)
  })

  it('is another one where a card lies over that, even by so little that it shows only enlarged', () => {
    const below = card(20, 8, 1)
    expect(deleteCornerOf(below, [below, card(26, 2, 2)], format)).toEqual({ across: 'left', down: 'top' })
    expect(deleteCornerOf(below, [below, card(31.4, 8, 2)], format)).toEqual({ across: 'left', down: 'top' })
    expect(deleteCornerOf(below, [below, card(14, 2, 2), card(26, 2, 3)], format)).toEqual({
      across: 'right',
      down: 'bottom',
    })
    const three = [card(14, 2, 2), card(26, 2, 3), card(26, 14, 4)]
    expect(deleteCornerOf(below, [below, ...three], format)).toEqual(BOTTOM_LEFT)
  })

  it('is not beyond the edge of the sheet', () => {
    const below = card(45, -6, 1, 2)
    expect(deleteCornerOf(below, [below], format)).toEqual(BOTTOM_LEFT)
  })

  it.each(['pilealleven', 'pileonelarge'])('can be pressed on every card of %s', (design) => {
    const template = generateTemplate(designFor(design), { format, material: '', values: {} })
    const stops = stopsOf(template)
    const slots = new Map(photoSlots(template).map((slot) => [slot.slot, slot]))
    const pxPerCm = 14
    const grid = Array.from({ length: 160 * 160 }, (_, index) => ({
      x: (index % 160) * (format.width / 160),
      y: Math.floor(index / 160) * (format.height / 160),
    }))
    const hidden = stops.filter((stop) => {
      const slot = slots.get(stop.slot)
      if (!slot) throw new Error('no slot')
      const { x, y, width, height } = slot.outer
      const reach = Math.hypot(width, height) / 2
      const spots = grid.filter(
        (spot) =>
          Math.hypot(spot.x - x - width / 2, spot.y - y - height / 2) <= reach &&
          isOnDeleteIn(stop.deleteCorner, slot, spot, pxPerCm),
      )
      const higher = stops.filter(({ layer }) => layer > stop.layer).map(({ slot: name }) => slots.get(name))
      const free = spots.filter((spot) => !higher.some((other) => other && isInside(spot, other.outer, other.rotation)))
      return free.length <= spots.length / 2
    })
    expect(hidden.map(({ slot }) => slot)).toEqual([])
  })
})

describe('the delete button', () => {
  const template = generateTemplate(designFor('alleven'), { format, material: '', values: {} })
  const slot = photoSlotOf(template, 'img5')
  if (!slot) throw new Error('no slot')
  const { x, y, width, height } = slot.outer

  it.each([
    [TOP_RIGHT, width - 1.5, 1.5],
    [{ across: 'left', down: 'top' } as const, 1.5, 1.5],
    [{ across: 'right', down: 'bottom' } as const, width - 1.5, height - 1.5],
    [{ across: 'left', down: 'bottom' } as const, 1.5, height - 1.5],
  ])('is pressed in its corner %o alone', (corner, across, down) => {
    expect(isOnDeleteIn(corner, slot, { x: x + across, y: y + down }, 10)).toBe(true)
    expect(isOnDeleteIn(corner, slot, { x: x + width - across, y: y + height - down }, 10)).toBe(false)
  })
})
