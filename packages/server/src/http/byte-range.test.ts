import { expect, it } from 'vitest'
import { readByteRange } from './byte-range.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['bytes=0-0,5-6', undefined],
  ['lines=0-5', undefined],
  ['bytes=5-4', undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-900', { start: 90, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
])('of a file of 100 bytes, %s is %j', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range)
})

it('has no part of an empty file', () => {
  expect(readByteRange('bytes=0-', 0)).toBe('none')
  expect(readByteRange('bytes=-5', 0)).toBe('none')
})
