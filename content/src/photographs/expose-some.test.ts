import { describe, expect, it, vi } from 'vitest'
import { exposeSome } from './expose-some.ts'
import type { Photograph } from './light/photograph.ts'

const shutter = vi.fn<() => { x: number; y: number; z: number }>(() => ({ x: 1, y: 1, z: 1 }))
const fog: Photograph = { id: 'fog-forest', width: 6, height: 4, rays: 64, film: {}, open: () => shutter }

describe('rows that another process renders', () => {
  it('have as many rays to a point as were asked for, and not as many as the scene has', () => {
    const rows: number[] = []
    exposeSome([fog], { id: 'fog-forest', width: 6, height: 4, rays: 2, rows: [1, 3] }, (row) => rows.push(row))
    expect(rows).toEqual([1, 3])
    expect(shutter).toHaveBeenCalledTimes(2 * 6 * 2)
  })

  it('are not quietly left out where there is no such scene', () => {
    const asked = { id: 'nowhere', width: 6, height: 4, rays: 2, rows: [0] }
    expect(() => exposeSome([fog], asked, () => undefined)).toThrow('There is no scene nowhere.')
  })
})
