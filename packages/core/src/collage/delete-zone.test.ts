import { describe, expect, it } from 'vitest'
import { deleteZone } from './delete-zone.ts'
import { isOnDelete, photoSlots } from './index.ts'
import { bareTemplate, imageLayer } from './testing/bare-template.ts'

describe('the delete button', () => {
  it('is 20 pixels wide, 5 pixels from the top right corner', () => {
    expect(deleteZone({ x: 2, y: 3, width: 10, height: 8 }, 10)).toEqual({ x: 9.5, y: 3.5, width: 2, height: 2 })
  })

  it('is left out where it would take most of the photo', () => {
    expect(deleteZone({ x: 0, y: 0, width: 5, height: 5 }, 10)).toBeDefined()
    expect(deleteZone({ x: 0, y: 0, width: 4.9, height: 20 }, 10)).toBeUndefined()
    expect(deleteZone({ x: 0, y: 0, width: 5, height: 5 }, 0)).toBeUndefined()
  })

  it('turns with its slot', () => {
    const [upright] = photoSlots(bareTemplate([imageLayer('img1', 0, 0, 10, 10)]))
    const [turned] = photoSlots(bareTemplate([{ ...imageLayer('img1', 0, 0, 10, 10), rotation: 90 }]))
    const [corner, below] = [
      { x: 9, y: 1 },
      { x: 9, y: 9 },
    ]
    expect(upright && isOnDelete(upright, corner, 10)).toBe(true)
    expect(upright && isOnDelete(upright, below, 10)).toBe(false)
    expect(turned && isOnDelete(turned, corner, 10)).toBe(false)
    expect(turned && isOnDelete(turned, below, 10)).toBe(true)
    expect(upright && isOnDelete(upright, corner, 1)).toBe(false)
  })
})
