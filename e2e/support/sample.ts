/** `npm run test:full` tries everything, `npm test` as much of it as a person waits for. */
export const IS_FULL = Boolean(process.env['TEST_FULL'])

/** All of them in `npm run test:full`, else `count`, evenly spread, the first and the last among them. */
export function sample<T>(all: readonly T[], count: number): readonly T[] {
  if (IS_FULL || all.length <= count) return all
  const step = (all.length - 1) / Math.max(1, count - 1)
  const picked = new Set(Array.from({ length: count }, (_, at) => Math.round(at * step)))
  return all.filter((_, index) => picked.has(index))
}
