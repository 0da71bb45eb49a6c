const MOST_LETTERS = 15

/** Long names are cut so that a tile keeps its size. */
export function shortFileName(name: string): string {
  const letters = Array.from(name)
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : name
}
