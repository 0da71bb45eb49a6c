/** `npm run test:full` tries everything, `npm test` as much of it as a person waits for. */
export const IS_FULL = Boolean(process.env['TEST_FULL'])

/** All of them in `npm run test:full`, else `count`, evenly spread, the first and the last among them. */
export function sample<T>(all: readonly T[], count: number): readonly T[] {
  if (IS_FULL || all.length <= count) return all
  const picked = new Set(Array.from({ length: count }, (_, at) => Math.round((at * (all.length - 1)) / (count - 1))))
  return all.filter((_, index) => picked.has(index))
}
