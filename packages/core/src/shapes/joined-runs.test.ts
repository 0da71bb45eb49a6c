import { expect, it } from 'vitest'
import { joinedRuns } from './joined-runs.ts'

const DRAWINGS: readonly (readonly [what: string, share: number, rows: readonly string[]])[] = [
  ['nothing', 1, ['....', '....']],
  ['one part', 1, ['.##.', '####', '.##.']],
  ['legs that meet at their feet', 1, ['#..#', '#..#', '####']],
  ['legs that meet at the hip', 1, ['####', '#..#', '#..#']],
  ['a spiral', 1, ['#####', '#...#', '###.#', '....#', '#####']],
  ['a ring round a dot', 16 / 17, ['#####', '#...#', '#.#.#', '#...#', '#####']],
  ['corners that touch', 4 / 8, ['##..', '##..', '..##', '..##']],
  ['an empty row between', 4 / 6, ['####', '....', '##..']],
  ['three of which two are joined late', 7 / 9, ['#.#.#', '#.#.#', '###..']],
]

it.each(DRAWINGS)('the largest part of %s has its share of all cells', (_, share, rows) => {
  const joined = joinedRuns()
  // What was there before does not matter.
  for (const drawing of [['#.#', '###'], rows]) {
    joined.clear()
    for (const row of drawing) {
      for (const run of row.matchAll(/#+/g)) joined.add(run.index, run.index + run[0].length)
      joined.endRow()
    }
  }
  expect(joined.largestShare()).toBe(share)
})
