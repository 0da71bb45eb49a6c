import { MOST_TYPED, wordsOf } from './search.ts'

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 4
/** From this length on, two slips may be in a word. */
const LONG_WORD = 7

/**
 * The typed words as they are spelled in the vocabulary, each replaced by its nearest word. Undefined if one of them is
 * near none, or if all are spelled as they stand there: then they say nothing new.
 */
export function respelled(typed: string, vocabulary: readonly string[]): string | undefined {
  if (typed.length > MOST_TYPED) return undefined
  const known = vocabulary.flatMap(wordsOf).filter(Boolean)
  const words = wordsOf(typed).filter(Boolean)
  const meant = words.map((word) => nearestTo(word, known)?.word)
  if (meant.includes(undefined)) return undefined
  const said = meant.join(' ')
  return said === words.join(' ') ? undefined : said
}

/** How many slips lie between the typed words and the nearest of the vocabulary. Undefined if one is near none. */
export function slipsIn(typed: string, vocabulary: readonly string[]): number | undefined {
  if (typed.length > MOST_TYPED) return undefined
  const known = vocabulary.flatMap(wordsOf).filter(Boolean)
  const words = wordsOf(typed).filter(Boolean)
  const slips = words.map((word) => nearestTo(word, known)?.slips)
  return slips.reduce((sum, each) => (sum === undefined || each === undefined ? undefined : sum + each), 0)
}

interface Near {
  readonly word: string
  readonly slips: number
}

/** The first of those with the fewest slips. What begins a word has none, and stays as it is typed. */
function nearestTo(typed: string, known: readonly string[]): Near | undefined {
  if (known.some((word) => word.startsWith(typed))) return { word: typed, slips: 0 }
  if (typed.length < LEAST_LETTERS) return undefined
  const most = typed.length < LONG_WORD ? 1 : 2
  let nearest: Near | undefined
  for (const word of known) {
    // Few mistake the first letter, and other words differ in it.
    if (word[0] !== typed[0]) continue
    const slips = slipsBetween(typed, word)
    if (slips <= most && (nearest === undefined || slips < nearest.slips)) nearest = { word, slips }
  }
  return nearest
}

/** Letters too many, missing, wrong or swapped with their neighbour. What follows in a longer word counts nothing. */
function slipsBetween(typed: string, word: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = next
  }
  return Math.min(...last)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
