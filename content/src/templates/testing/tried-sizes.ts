import type { Format } from '@collagerie/core/format'
import type { StaticTemplate } from '../static-template.ts'

/** Of a template's sizes, those that stand for their orientations. */
const FIRST = 3

/** The last of each proportions: such sizes are alike. */
export function lastOfEach<Sized>(all: readonly Sized[], formatOf: (each: Sized) => Format): readonly Sized[] {
  const proportions = ({ width, height }: Format) => (width / height).toFixed(3)
  return [...new Map(all.map((each) => [proportions(formatOf(each)), each])).values()]
}

/** All in `npm run test:full`, else each proportions once, and the first sizes beside others that are alike. */
export function triedSizes({ sizes }: StaticTemplate): readonly Format[] {
  if (process.env['TEST_FULL']) return sizes
  const different = new Set(lastOfEach(sizes, (format) => format))
  return sizes.filter((format, nth) => nth < FIRST || different.has(format))
}
