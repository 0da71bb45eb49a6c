import { describe, expect, it } from 'vitest'
import { nameOf, type Place, sampledPlaces } from './sample.ts'

const at = (file: string, line: number, column = 0, length = 1): Place => ({
  file,
  start: { line, column },
  end: { line, column: column + length },
})
const files = Array.from({ length: 40 }, (_, index) => `packages/core/src/file-${index}.ts`)
const mutants = files.flatMap((file) => Array.from({ length: 20 }, (_, line) => at(file, line)))

describe('a sample of mutants', () => {
  it('is the same for the same seed, in whatever order the files are read', () => {
    expect(sampledPlaces(mutants.toReversed(), 80, 1)).toEqual(sampledPlaces(mutants, 80, 1))
    expect(sampledPlaces(mutants, 80, 2)).not.toEqual(sampledPlaces(mutants, 80, 1))
  })

  it('is of every file, as much of each', () => {
    const sample = sampledPlaces(mutants, 80, 1)
    for (const each of files) expect(sample.filter(({ file }) => file === each)).toHaveLength(2)
  })

  it('counts all mutants of a place, and leaves out places that hold many', () => {
    const pairs = files.flatMap((file) => [at(file, 1), at(file, 1)])
    expect(sampledPlaces(pairs, 40, 1)).toHaveLength(20)
    const whole = at('packages/core/src/whole.ts', 0, 0, 100)
    const parts = Array.from({ length: 4 }, (_, index) => at(whole.file, 0, 10 * index))
    expect(sampledPlaces([whole, ...parts], 100, 1)).toEqual(parts)
  })

  it('takes everything where there is less than that', () => {
    expect(sampledPlaces(mutants, 10_000, 1)).toHaveLength(mutants.length)
  })

  it('is named as Stryker reads it, lines from 1 and columns from 0', () => {
    expect(nameOf(at('a.ts', 4, 2, 3))).toBe('a.ts:5:2-5:5')
  })
})
