import { randomInt } from 'node:crypto'

/** At most one of each group that looks alike, and only one vowel, so that no number spells a word. */
const SIGNS = '23456789ACDFHJKMNPRTWXY'
/** What somebody may have read for the one that is here. */
const READ_FOR: Readonly<Record<string, string>> = { B: '8', G: '6', S: '5', Z: '2' }
const RANDOM_SIGNS = 7
const GROUP = 4

/**
 * Such as K7MP-4XWH: short enough to be read out on the telephone, and no counter that tells how many orders there are.
 * The last sign is a check, so that one wrong sign, or two that changed places, is no other number.
 */
export function newOrderNumber(random: (below: number) => number = randomInt): string {
  const values = Array.from({ length: RANDOM_SIGNS }, () => random(SIGNS.length))
  return inGroups([...values, checkOf(values)])
}

/** The number somebody typed, in any case, with blanks and hyphens anywhere; undefined where it cannot be one. */
export function readOrderNumber(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
  const [, year, count] = /^C(\d{4})(\d{6})$/.exec(signs) ?? []
  // As they were at first.
  if (year !== undefined && count !== undefined) return `C-${year}-${count}`
  if (signs.length !== RANDOM_SIGNS + 1) return undefined
  const values = [...signs].map((sign) => SIGNS.indexOf(READ_FOR[sign] ?? sign))
  const isWhole = !values.includes(-1) && checkOf(values.slice(0, RANDOM_SIGNS)) === values.at(-1)
  return isWhole ? inGroups(values) : undefined
}

/** Each place weighs differently, and there is a prime number of signs: no single slip comes out the same. */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (at + 2), 0) % SIGNS.length
}

function inGroups(values: readonly number[]): string {
  const signs = values.map((value) => SIGNS[value]).join('')
  return `${signs.slice(0, GROUP)}-${signs.slice(GROUP)}`
}
