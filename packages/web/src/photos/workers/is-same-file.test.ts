import { expect, it } from 'vitest'
import { isSameFile } from './is-same-file.ts'

function file(bytes: number, changedAt?: number): Blob {
  const content = new Uint8Array(bytes).fill(7)
  if (changedAt !== undefined) content[changedAt] = 8
  return new Blob([content])
}

it.each([
  ['the same', file(2_500_000), file(2_500_000), true],
  ['nothing', file(0), file(0), true],
  ['one byte in the middle', file(2_500_000), file(2_500_000, 1_200_000), false],
  ['the last byte', file(2_500_000), file(2_500_000, 2_499_999), false],
  ['the length', file(2_500_000), file(2_500_001), false],
])('two files that differ in %s', async (_case, a, b, isSame) => {
  expect(await isSameFile(a, b)).toBe(isSame)
})
