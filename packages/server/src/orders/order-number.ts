import { randomInt } from 'node:crypto'

/** At most one sign of each group that looks alike, and only one vowel, so that no number spells a word. */
const SIGNS = '23456789ACDFHJKMNPRTWXY'
/** Letters that are not used, and the sign they are mistaken for. */
const READ_FOR: Readonly<Record<string, string>> = { B: '8', G: '6', S: '5', Z: '2' }
const RANDOM_SIGNS = 7
const GROUP = 4

/**
 * Makes a number such as K7MP-4XWH: short enough for the telephone, and random, so that it does not reveal the number
 * of orders. The last sign is a check: one wrong sign, or two swapped ones, give no other valid number.
 */
export function newOrderNumber(random: (below: number) => number = randomInt): string {
  const values = Array.from({ length: RANDOM_SIGNS }, () => random(SIGNS.length))
  return inGroups([...values, checkOf(values)])
}

/** Reads a typed number in either case, with blanks and hyphens anywhere; undefined if it cannot be an order number. */
export function readOrderNumber(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
  const [, year, count] = /^C(\d{4})(\d{6})$/.exec(signs) ?? []
  // The form of the first order numbers.
  if (year !== undefined && count !== undefined) return `C-${year}-${count}`
  if (signs.length !== RANDOM_SIGNS + 1) return undefined
  const values = [...signs].map((sign) => SIGNS.indexOf(READ_FOR[sign] ?? sign))
  const isWhole = !values.includes(-1) && checkOf(values.slice(0, RANDOM_SIGNS)) === values.at(-1)
  return isWhole ? inGroups(values) : undefined
}

/** Each place has its own weight and the number of signs is prime, so every single slip changes the check. */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (at + 2), 0) % SIGNS.length
}

function inGroups(values: readonly number[]): string {
  const signs = values.map((value) => SIGNS[value]).join('')
  return `${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`
}
