import type { PlacedPhoto } from '@collagerie/core/placement'
import { describe, expect, it } from 'vitest'
import { lyingUnder } from './draw-placed.ts'

const placed = (change: Partial<PlacedPhoto>): PlacedPhoto => ({
  id: '-2',
  zoom: 1,
  x: 0.5,
  y: 0.5,
  rotation: 0,
  effect: 'none',
  ...change,
})
const window = { x: 100, y: 50, width: 400, height: 400 }
const slot = { width: 10, height: 10 }

describe('a photo under its slot', () => {
  it('lays the photo so that the window shows its crop', () => {
    expect(lyingUnder(window, { width: 3000, height: 2000 }, slot, placed({})).rect).toEqual({
      x: 0,
      y: 50,
      width: 600,
      height: 400,
    })
  })

  it('grows with the zoom about the crop, and follows a turn', () => {
    const rect = lyingUnder(window, { width: 3000, height: 2000 }, slot, placed({ zoom: 2, x: 0.25 })).rect
    expect(rect).toEqual({ x: 0, y: -150, width: 1200, height: 800 })
    expect(lyingUnder(window, { width: 3000, height: 2000 }, slot, placed({ rotation: 90 })).rect).toEqual({
      x: 100,
      y: -50,
      width: 400,
      height: 600,
    })
  })

  it('is as much larger as its tilt needs, about the middle of the window', () => {
    const size = { width: 1000, height: 1000 }
    const { rect, tilt } = lyingUnder(window, size, slot, placed({ tilt: -20 }))
    const reach = Math.cos(Math.PI / 9) + Math.sin(Math.PI / 9)
    expect(rect.width).toBeCloseTo(400 * reach, 6)
    expect(rect.x + rect.width / 2).toBeCloseTo(300, 6)
    expect(tilt).toBe(-20)
  })
})
