import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 })

it.each([
  ['side by side, a narrow gap apart', box(12, 0), true],
  ['one above the other', box(0, 12), true],
  ['too far apart', box(13, 0), false],
  ['corner to corner', box(10, 10), false],
  ['at the greatest distance', box(12.5, 8), true],
  ['nowhere', { width: 10, height: 10 }, false],
])('two boxes %s', (_, other, areNeighbours) => {
  expect(neighboursOf([box(0, 0), other])).toEqual(areNeighbours ? [[1], [0]] : [[], []])
})
