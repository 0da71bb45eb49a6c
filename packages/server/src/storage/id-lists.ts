/** Databases bound how many values one statement may name. */
const IDS_AT_ONCE = 500

/** All of them, in lists that one statement may name. */
export function* idLists(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) yield ids.slice(start, start + IDS_AT_ONCE)
}
