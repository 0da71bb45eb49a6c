import { expect, it } from 'vitest'
import { inGroups } from './in-groups.ts'

async function* upTo(last: number) {
  for (let value = 1; value <= last; value++) yield value
}

it.each([
  [0, []],
  [3, [[1, 2, 3]]],
  [7, [[1, 2, 3], [4, 5, 6], [7]]],
])('collects %s values into groups of three, the last as large as what is left', async (count, wanted) => {
  const groups: (readonly number[])[] = []
  for await (const group of inGroups(upTo(count), 3)) groups.push(group)
  expect(groups).toEqual(wanted)
})
