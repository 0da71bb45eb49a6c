/** Databases limit the number of values in one statement. */
const IDS_AT_ONCE = 500

/** Splits ids into lists short enough for one statement. */
export function* idLists(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) yield ids.slice(start, start + IDS_AT_ONCE)
}
