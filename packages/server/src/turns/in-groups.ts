/** Collects single values into groups of `size`; the last group may be smaller. */
export async function* inGroups<Value>(values: AsyncIterable<Value>, size: number): AsyncGenerator<readonly Value[]> {
  let group: Value[] = []
  for await (const value of values) {
    group.push(value)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
