import { describe, expect, it } from 'vitest'
import { inReadingOrder } from './reading-order.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('inReadingOrder', () => {
  it('reads rows from the top, each from the left', () => {
    const [a, b, c, d] = [box(0, 0, 5, 5), box(6, 0, 5, 5), box(0, 6, 5, 5), box(6, 6, 5, 5)]
    expect(inReadingOrder([d, b, c, a])).toEqual([a, b, c, d])
  })

  it('keeps boxes of slightly different height in one row', () => {
    const [left, right] = [box(0, 0.8, 5, 5), box(6, 0, 5, 6)]
    expect(inReadingOrder([right, left])).toEqual([left, right])
  })

  it('reads small boxes beside a tall one row by row', () => {
    const tall = box(0, 0, 10, 20)
    const small = [box(11, 0, 5, 5), box(17, 0, 5, 5), box(11, 6, 5, 5), box(17, 6, 5, 5)]
    expect(inReadingOrder([...small, tall])).toEqual([tall, ...small])
  })

  it('reads a tall box on the right after the first row beside it', () => {
    const tall = box(12, 0, 10, 20)
    const [above, below] = [box(0, 0, 10, 9), box(0, 11, 10, 9)]
    expect(inReadingOrder([tall, below, above])).toEqual([above, tall, below])
  })

  it('gives back nothing for nothing', () => {
    expect(inReadingOrder([])).toEqual([])
  })
})
