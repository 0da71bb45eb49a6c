import { describe, expect, it } from 'vitest'
import { PathSyntaxError, parsePath } from './parse-path.ts'
import { placePath, writePath } from './path-segment.ts'
import { flattenPath, polygonArea } from './polygon.ts'

const area = (text: string) => polygonArea(flattenPath(parsePath(text)))

describe('parsePath', () => {
  it.each([
    ['lines', 'M1 2L5 2L5 6Z', 'm1 2l4 0l0 4z'],
    ['level and upright lines', 'M1 2L5 2L5 6L1 6Z', 'M1 2h4v4H1z'],
    ['level and upright lines, absolute', 'M1 2L5 2L5 6L1 6Z', 'M1 2H5V6H1Z'],
    ['pairs after a move', 'M1 2L5 2L5 6Z', 'M1 2 5 2 5 6Z'],
    ['pairs after a relative move', 'M1 2L5 2L5 6Z', 'm1,2 4,0 0,4z'],
    ['curves', 'M1 1C2 0 4 0 5 1Z', 'm1 1c1-1 3-1 4 0z'],
    ['smooth curves', 'M0 0C1 2 3 2 4 0C5 -2 7 -2 8 0', 'M0 0C1 2 3 2 4 0S7-2 8 0'],
    ['a smooth curve after a line', 'M0 0L4 0C4 0 7 -2 8 0', 'M0 0L4 0s3-2 4 0'],
    ['smooth quadratic curves', 'M0 0Q3 3 6 0Q9 -3 12 0', 'M0 0q3 3 6 0t6 0'],
    ['arcs with joined flags', 'M0 0A5 5 0 0 1 10 10', 'M0 0a5 5 0 0110 10'],
    ['numbers that touch', 'M0.5 -0.5L0.25 0.75', 'M.5-.5L.25.75'],
    ['a second ring after closing', 'M1 1L3 1L3 3ZM2 2L4 2L4 4Z', 'm1 1h2v2zm1 1h2v2z'],
  ])('reads %s alike', (_, plain, other) => {
    expect(writePath(parsePath(other))).toBe(writePath(parsePath(plain)))
  })

  it('turns a quadratic curve into the same cubic one', () => {
    expect(parsePath('M0 0Q3 6 6 0')[1]).toEqual({ kind: 'C', x1: 2, y1: 4, x2: 4, y2: 4, x: 6, y: 0 })
  })

  it.each([
    ['a circle of two arcs', 'M0 5A5 5 0 0 1 10 5A5 5 0 0 1 0 5Z', Math.PI * 25],
    ['a half circle, small radius grown', 'M0 0A1 1 0 0 1 10 0Z', (Math.PI * 25) / 2],
    ['the large arc of three quarters', 'M5 0A5 5 0 1 1 0 5L5 5Z', (Math.PI * 25 * 3) / 4],
    ['a tilted ellipse', 'M0 -3A6 3 90 0 1 0 9A6 3 90 0 1 0 -3Z', Math.PI * 18],
  ])('draws %s', (_, text, expected) => {
    expect(Math.abs(area(text) / expected - 1)).toBeLessThan(0.005)
  })

  it.each([
    ['L1 1', 'a path starts with a move'],
    ['M1', 'M lacks a number at 2'],
    ['M1 1L2', 'L lacks a number at 6'],
    ['M1 1X2 2', 'unexpected "X" at 4'],
    ['M0 0A1 1 0 2 0 1 1', 'A lacks a number'],
    ['M0 0Z5', 'unexpected "5" at 5'],
  ])('refuses "%s" and says where', (text, message) => {
    expect(() => parsePath(text)).toThrow(PathSyntaxError)
    expect(() => parsePath(text)).toThrow(message)
  })

  it('reads an empty text as an empty path', () => {
    expect(parsePath('')).toEqual([])
  })
})

describe('placePath', () => {
  it('scales and shifts every point', () => {
    const placed = placePath(parsePath('M1 1L2 3C1 2 3 4 5 6Z'), { scaleX: 2, scaleY: 3, shiftX: 10, shiftY: -1 })
    expect(writePath(placed)).toBe('M12 2L14 8C12 5 16 11 20 17Z')
  })
})
