/** `npm run test:full` tries everything, `npm test` as much of it as a person waits for. */
export const IS_FULL = Boolean(process.env['TEST_FULL'])

/** All of them in `npm run test:full`, else `count`, evenly spread, the first and the last among them. */
export function sample<T>(all: readonly T[], count: number): readonly T[] {
  if (IS_FULL || all.length <= count) return all
  const step = (all.length - 1) / Math.max(1, count - 1)
  const picked = new Set(Array.from({ length: count }, (_, at) => Math.round(at * step)))
  return all.filter((_, index) => picked.has(index))
}

/** For a journey with many looks: all of them at each in `npm run test:full`, else `count`, and the next ones after. */
export function inTurn<T>(all: readonly T[], count: number): () => readonly T[] {
  let next = 0
  return () => {
    if (IS_FULL) return all
    const taken = Array.from({ length: count }, (_, index) => all[(next + index) % all.length] as T)
    next = (next + count) % all.length
    return taken
  }
}
