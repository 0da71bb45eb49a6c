import { describe, expect, it } from 'vitest'
import { boundsOf } from './bounds-of.ts'
import type { PaintStep } from './paint-step.ts'

const BOX = { x: 10, y: 20, width: 4, height: 2, rotation: 0 }
const SCALE = 50

describe('the bounds of a step', () => {
  it('hold its box with a little to spare, and a turned one whole', () => {
    const upright: PaintStep = { kind: 'placeholder', slot: 'img1', box: BOX }
    expect(boundsOf(upright, SCALE)).toEqual({ x: 9.8, y: 19.8, width: 4.4, height: 2.4 })
    const onEnd = boundsOf({ ...upright, box: { ...BOX, rotation: 90 } }, SCALE)
    expect(onEnd?.width).toBeCloseTo(2.4)
    expect(onEnd?.height).toBeCloseTo(4.4)
  })

  it('spare more than a pixel, however coarse they are', () => {
    expect(boundsOf({ kind: 'placeholder', slot: 'img1', box: BOX }, 1)?.x).toBe(8.5)
  })

  it('hold all boxes and circles of a field, and nothing where it has none', () => {
    const field = { kind: 'field', color: '#fff', boxes: [BOX], circles: [{ x: 30, y: 5, radius: 1 }] } as const
    expect(boundsOf(field, SCALE)).toEqual({ x: 9.8, y: 3.8, width: 21.4, height: 18.4 })
    expect(boundsOf({ ...field, boxes: [], circles: [] }, SCALE)).toMatchObject({ width: 0, height: 0 })
  })

  it('hold the space a badge keeps to, however long its label', () => {
    const badge = {
      kind: 'badge',
      slot: 'img1',
      at: { x: 5, y: 5 },
      space: { width: 2, height: 2 },
      color: '',
    } as const
    expect(boundsOf({ ...badge, label: 'x'.repeat(99) }, SCALE)).toEqual({ x: 3.8, y: 3.8, width: 2.4, height: 2.4 })
  })

  it('are unknown of what only opens and closes regions', () => {
    expect(boundsOf({ kind: 'release' }, SCALE)).toBeUndefined()
  })
})
