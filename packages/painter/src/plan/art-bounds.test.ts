import { readArt } from '@collagerie/core/art'
import { describe, expect, it } from 'vitest'
import { painted } from '../testing/test-scene.ts'
import { boundsOf } from './bounds-of.ts'
import type { PaintStep } from './paint-step.ts'

const SCALE = 118.11
/** Art of 20 x 10 cm whose bar stands 5 cm out of it above and below. */
const BAR = '<path d="M4 -5h2v20h-2z" fill="#ff0000"/>'

function artStep(marks: string, rotation = 0): PaintStep {
  const read = readArt(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${marks}</svg>`)
  if (!read.ok) throw new Error(read.failure.reason)
  return { kind: 'art', art: read.value, box: { x: 0, y: 0, width: 20, height: 10, rotation } }
}

describe('the bounds of art', () => {
  it('are its box where nothing stands out of it', () => {
    expect(boundsOf(artStep('<path d="M1 1h2v2h-2z" fill="#ff0000"/>'), SCALE)).toEqual(
      expect.objectContaining({ x: -0.2, y: -0.2, height: 10.4 }),
    )
  })

  it('hold what runs on into the margin, turned with it, moved and with its stroke', () => {
    expect(boundsOf(artStep(BAR), SCALE)).toMatchObject({ y: -5.2, height: 20.4 })
    const turned = boundsOf(artStep(BAR, 90), SCALE)
    expect([turned?.x, turned?.width]).toEqual([expect.closeTo(-0.2), expect.closeTo(20.4)])
    expect(boundsOf(artStep(`<g transform="translate(0 8)">${BAR}</g>`), SCALE)?.height).toBeGreaterThan(36)
    const stroke = '<path d="M4 0h2" stroke="#ff0000" stroke-width="4" fill="none"/>'
    expect(boundsOf(artStep(stroke), SCALE)?.y).toBeLessThan(-2)
  })

  it('let no strip of the sheet leave it out', () => {
    const rows = Math.round(20 * SCALE)
    const pixels = painted([artStep(BAR)], SCALE, {
      left: Math.round(5 * SCALE),
      top: Math.round(-5 * SCALE),
      width: 1,
      height: rows,
    })
    const bare = Array.from({ length: rows }, (_, y) => y).filter((y) => pixels[y * 4] !== 255)
    // The first and the last row may lie half beyond the bar.
    expect(bare.filter((y) => y > 0 && y < rows - 1)).toEqual([])
  })
})
