import type { PlacedPhoto } from '@collagerie/core/placement'
import { describe, expect, it } from 'vitest'
import { photoRect } from './draw-placed.ts'

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

describe('photoRect', () => {
  it('lays the photo so that the window shows its crop', () => {
    expect(photoRect({ width: 3000, height: 2000 }, slot, placed({}), window)).toEqual({
      x: 0,
      y: 50,
      width: 600,
      height: 400,
    })
  })

  it('grows with the zoom about the crop, and follows a turn', () => {
    const rect = photoRect({ width: 3000, height: 2000 }, slot, placed({ zoom: 2, x: 0.25 }), window)
    expect(rect).toEqual({ x: 0, y: -150, width: 1200, height: 800 })
    expect(photoRect({ width: 3000, height: 2000 }, slot, placed({ rotation: 90 }), window)).toEqual({
      x: 100,
      y: -50,
      width: 400,
      height: 600,
    })
  })
})
