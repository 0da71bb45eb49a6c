import type { Format } from './format.ts'

const TOLERANCE = { least: 0.8, most: 1.2 }
const SIDES_BELOW = 150
/** Too small to replace a requested size. */
const NEVER_SUGGESTED = new Set(['30x30', '30x40', '40x30'])

/** Sizes of nearly the asked proportions, the nearest in measure first. */
export function formatSuggestions<Size extends Format>(asked: Format, sizes: readonly Size[]): Size[] {
  const ratio = asked.width / asked.height
  const distance = (size: Format) => (size.width - asked.width) ** 2 + (size.height - asked.height) ** 2
  return sizes
    .filter((size) => {
      const relative = size.width / size.height / ratio
      const isAlike = relative >= TOLERANCE.least && relative <= TOLERANCE.most
      const isOffered = !NEVER_SUGGESTED.has(`${size.width}x${size.height}`)
      return isAlike && isOffered && size.width < SIDES_BELOW && size.height < SIDES_BELOW
    })
    .toSorted((a, b) => distance(a) - distance(b))
}
