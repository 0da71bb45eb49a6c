import { describe, expect, it } from 'vitest'
import { nodePlatform, surface } from '../node/index.ts'
import type { CardStep } from '../plan/paint-step.ts'
import { paint } from './paint.ts'

const SCALE = 40
const SIDE = 8 * SCALE

const card = (rotation: number): CardStep => ({
  kind: 'card',
  box: { x: 2, y: 2, width: 4, height: 4, rotation },
  color: '#ffffff',
  glow: 0.15,
  shadow: 0.3,
  shade: 0.9,
  contact: 0.6,
  fall: 0.36,
})

const print = (rotation: number): CardStep => ({
  ...card(rotation),
  glow: 0.12,
  shadow: 0.4,
  shade: 0.55,
  contact: 0.2,
  fall: 0.6,
  drift: 0.4,
})

/** The brightness, of 255, beside the middle of each side of a white card on white. */
function besideCard(step: CardStep) {
  const { ctx } = surface(SIDE, SIDE)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, SIDE, SIDE)
  const view = { scale: SCALE, left: 0, top: 0 }
  paint(ctx, [step], { view, platform: nodePlatform, pictures: () => undefined })
  const at = (x: number, y: number) => ctx.getImageData(Math.round(x), Math.round(y), 1, 1).data[0] ?? 255
  const [middle, before, after] = [SIDE / 2, 2 * SCALE - 2, 6 * SCALE + 1]
  return {
    above: at(middle, before),
    below: at(middle, after),
    left: at(before, middle),
    right: at(after, middle),
    inside: at(middle, middle),
  }
}

describe('a white card on white', () => {
  it.each([0, 90, 180])('keeps an edge on every side, darkest below, however it lies: %i degrees', (rotation) => {
    const { above, below, left, right, inside } = besideCard(card(rotation))
    for (const edge of [above, below, left, right]) expect(edge).toBeLessThan(190)
    expect(below).toBeLessThan(left)
    expect(left).toBeLessThan(above)
    expect(left).toBe(right)
    // An edge that is lost above reads as a broken line, not as a card.
    expect(255 - above).toBeGreaterThan(0.45 * (255 - below))
    expect(inside).toBe(255)
  })

  it.each([0, 90])(
    'as a print has its shadow below and on the right, and a breath of one on the others: %i degrees',
    (rotation) => {
      const { above, below, left, right } = besideCard(print(rotation))
      expect(Math.max(below, right)).toBeLessThan(175)
      expect(Math.min(above, left)).toBeGreaterThan(215)
      expect(above).toBeGreaterThan(220)
      // With no edge above, photos with borders of two widths look as if they were set askew.
      for (const edge of [above, left]) expect(edge).toBeLessThan(246)
    },
  )
})
