import { describe, expect, it } from 'vitest'
import { isBoundedJson } from './bounded-json.ts'

describe('JSON within bounds', () => {
  it.each([
    '',
    '{"a":1}',
    '{"a":"no end',
    String.raw`{"a":"\\","b":"\""}`,
    JSON.stringify({ collagexml: `<doptext text="${',[{'.repeat(50_000)}"/>`.repeat(3) }),
    `{"a":${'1'.repeat(100_000)}}`,
  ])('is %.40s', (text) => {
    expect(isBoundedJson(text)).toBe(true)
  })

  it.each([
    ['depth', '['.repeat(5000)],
    ['a list', `[${'1,'.repeat(5000)}1]`],
    ['many keys', `{${Array.from({ length: 5000 }, (_, index) => `"${index}":1`).join(',')}}`],
    ['a long number', `{"a":${'1'.repeat(200_001)}}`],
    ['many blanks', `{${' '.repeat(200_001)}}`],
    ['a quote too many', JSON.stringify({ a: '"'.repeat(400_001) })],
    ['a list behind a text that ends in backslashes', String.raw`["\\\\",${'1,'.repeat(5000)}1]`],
  ])('is not %s', (_case, text) => {
    expect(isBoundedJson(text)).toBe(false)
  })
})
