import { SIGNS_OF_ALL_FONTS } from './signs-of-all-fonts.ts'
import type { TextCharacters } from './text-characters.ts'

export interface PrintableText {
  readonly text: string
  /** The refused characters, each once, as a reader would count them. */
  readonly refused: readonly string[]
  /** What is written otherwise, each once. Blanks look alike and are not told. */
  readonly rewritten: readonly Rewritten[]
}

export interface Rewritten {
  readonly sign: string
  readonly as: string
}

/** What phones and word processors write, and its replacement. */
const TWINS: Readonly<Record<string, string>> = {
  ...twins('\u2018\u2019\u201a\u201b\u2032\u2035\u2039\u203a\u02b9\u02bb\u02bc\u02bd', "'"),
  ...twins('\u201c\u201d\u201e\u201f\u2033\u2036\u301d\u301e\u301f', '"'),
  ...twins('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63', '-'),
  '\u2026': '...',
  '\u20ac': 'EUR',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ĳ: 'ij',
  Ĳ: 'IJ',
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

function twins(signs: string, twin: string): Record<string, string> {
  return Object.fromEntries(Array.from(signs, (sign) => [sign, twin]))
}

/** Line breaks of other systems, and blanks that fonts draw like a space. */
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const BLANK = /[\t\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const TWINNED = new RegExp(`[${Object.keys(TWINS).join('')}\u00a0]`, 'g')

const TAKEN: Readonly<Record<TextCharacters, string>> = {
  'latin-1': String.raw`\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff`,
  all: String.raw`\n${SIGNS_OF_ALL_FONTS}`,
}

/** Controls, soft hyphens, joiners, direction marks, half surrogate pairs: invisible, so nobody misses them. */
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Cs}`
const TONE = String.raw`\u{1f3fb}-\u{1f3ff}`

/**
 * A run of invisible characters, or one refused character with everything combined with it: a flag or a family counts
 * as one.
 */
const NOT_TAKEN: Readonly<Record<TextCharacters, RegExp>> = {
  'latin-1': notTaken(TAKEN['latin-1']),
  all: notTaken(TAKEN.all),
}

function notTaken(taken: string): RegExp {
  const refused = `[^${taken}${UNSEEN}]`
  return new RegExp(String.raw`\p{RI}{2}|${refused}(?:[\p{M}${TONE}]|\u200d${refused})*|[^${taken}]`, 'gu')
}

const IS_UNSEEN = new RegExp(`^[${UNSEEN}]`, 'u')
const IS_MARK = /^\p{M}/u
const DOTTED_CIRCLE = '\u25cc'

/**
 * The printable part of a typed, pasted or sent text. Base letters and accents are joined first, or a pasted é would
 * lose its accent. The cost grows only with the length.
 */
export function printableText(typed: string, characters: TextCharacters = 'latin-1'): PrintableText {
  const composed = typed.normalize('NFC').replaceAll(BREAK, '\n').replaceAll(BLANK, ' ')
  const rewritten = new Map<string, Rewritten>()
  const rewrite = (sign: string) => {
    const as = TWINS[sign]
    if (as !== undefined) rewritten.set(sign, { sign, as })
    return as ?? ' '
  }
  const plain = characters === 'all' ? composed : composed.replaceAll(TWINNED, rewrite)
  const refused = new Set<string>()
  const text = plain.replaceAll(NOT_TAKEN[characters], (sign) => {
    if (!IS_UNSEEN.test(sign)) refused.add(IS_MARK.test(sign) ? DOTTED_CIRCLE + sign : sign)
    return ''
  })
  return { text, refused: [...refused], rewritten: [...rewritten.values()] }
}
