import { expect, it } from 'vitest'
import { isMetered } from './ahead-holds.ts'

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, type: 'wifi', effectiveType: '4g' }, false],
  [{ type: 'ethernet' }, false],
  [{ saveData: true, type: 'wifi', effectiveType: '4g' }, true],
  [{ type: 'cellular', effectiveType: '4g' }, true],
  [{ type: 'bluetooth' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a line that says %j of itself: somebody pays or waits for what is sent: %s', (line, expected) => {
  expect(isMetered(line)).toBe(expected)
})
