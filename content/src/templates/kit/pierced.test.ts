import { describe, expect, it } from 'vitest'
import { photoRound } from './pierced.ts'

const BOX = { x: 20, y: 30, width: 10, height: 8 }
const outlineOf = (centre: { x: number; y: number }, radius: number) =>
  JSON.stringify(photoRound(1, BOX, centre, radius)).match(/M[^"]*?z/)?.[0]

describe('a photo round a disc', () => {
  it('is whole where the disc stays clear of it', () => {
    expect(outlineOf({ x: 40, y: 50 }, 5)).toBeUndefined()
    expect(photoRound(1, BOX, { x: 40, y: 50 }, 5)).toHaveLength(1)
  })

  it('loses a corner to a disc about it, by an arc that bends inwards', () => {
    expect(outlineOf({ x: 30, y: 38 }, 5)).toBe('M5 8L0 8L0 0L10 0L10 3A5 5 0 0 0 5 8z')
    expect(outlineOf({ x: 20, y: 30 }, 4)).toBe('M4 0L10 0L10 8L0 8L0 4A4 4 0 0 0 4 0z')
  })

  it('loses a bite to a disc about the middle of a side', () => {
    expect(outlineOf({ x: 25, y: 30 }, 3)).toBe('M8 0L10 0L10 8L0 8L0 0L2 0A3 3 0 0 0 8 0z')
  })

  it('cannot be cut in two', () => {
    expect(() => photoRound(1, BOX, { x: 25, y: 34 }, 4.5)).toThrow('4 times')
  })
})
