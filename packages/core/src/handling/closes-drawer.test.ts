import { describe, expect, it } from 'vitest'
import { closesDrawer } from './closes-drawer.ts'

describe('a drawer that is let go', () => {
  it.each([
    ['dragged far and slowly', { by: 101, speed: 0, height: 300 }, true],
    ['thrown', { by: 20, speed: 0.6, height: 300 }, true],
    ['thrown, then held still', { by: 20, speed: 0.6, restedMs: 100, height: 300 }, false],
    ['held still on its way back up', { by: 200, speed: -0.2, restedMs: 100, height: 300 }, true],
    ['dragged a little', { by: 99, speed: 0.1, height: 300 }, false],
    ['never dragged', { by: 0, speed: 0, height: 300 }, false],
    ['dragged up', { by: -200, speed: 0.9, height: 300 }, false],
    ['on its way back up', { by: 200, speed: -0.2, height: 300 }, false],
  ])('%s', (_, drag, closes) => {
    expect(closesDrawer({ restedMs: 0, ...drag })).toBe(closes)
  })
})
