import type { Rotation } from '@collagerie/core/placement'
import type { PaintStep } from '@collagerie/painter'
import { describe, expect, it } from 'vitest'
import { wantedPixels } from './wanted-pixels.ts'

const photo = (id: string, width: number, height: number, crop: number, turn: Rotation = 0): PaintStep => ({
  kind: 'photo',
  slot: 'img1',
  photo: id,
  toning: 'none',
  box: { x: 0, y: 0, width, height, rotation: 0 },
  crop: { x: 0, y: 0, width: crop, height: 1 },
  turn,
})

describe('wantedPixels', () => {
  it('is the size of the whole photo on the screen, not of the part its slot shows', () => {
    expect(wantedPixels([photo('a', 10, 10, 0.5)], 40).get('a')).toBe(800)
  })

  it('is measured along the stored sides of a photo that lies on its side', () => {
    expect(wantedPixels([photo('a', 30, 10, 0.5, 90)], 40).get('a')).toBe(1200)
    expect(wantedPixels([photo('a', 10, 30, 0.5, 270)], 40).get('a')).toBe(2400)
  })

  it('counts the largest of several, and nothing but photos', () => {
    const steps: PaintStep[] = [{ kind: 'release' }, photo('a', 10, 10, 1), photo('a', 20, 10, 1), photo('b', 5, 1, 1)]
    expect([...wantedPixels(steps, 10)]).toEqual([
      ['a', 200],
      ['b', 50],
    ])
  })
})
