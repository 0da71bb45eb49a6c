import type { XmlCursor } from './xml-cursor.ts'

const NAME_START =
  ':A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}'
const NAME = `[${NAME_START}][${NAME_START}\\-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040]*`
const SPACE = '[\\t\\n ]'

// Each pattern can match in only one way, so that no text makes it backtrack.
const OPENING = new RegExp(`<(${NAME})`, 'uy')
const CLOSING = new RegExp(`</(${NAME})${SPACE}*>`, 'uy')
const ATTRIBUTE = new RegExp(`${SPACE}+(${NAME})${SPACE}*=${SPACE}*(?:"([^<"]*)"|'([^<']*)')`, 'uy')
const END_OF_OPENING = new RegExp(`${SPACE}*(/?)>`, 'y')
const SPACES = new RegExp(`${SPACE}+`, 'y')
const INSTRUCTION = new RegExp(`<\\?(${NAME})(?=${SPACE}|\\?>)`, 'uy')
const quoted = (what: string) => `${SPACE}*=${SPACE}*(?:"${what}"|'${what}')`
const DECLARATION = new RegExp(
  `<\\?xml${SPACE}+version${quoted('1\\.[0-9]+')}(?:${SPACE}+encoding${quoted('[A-Za-z][A-Za-z0-9._-]*')})?(?:${SPACE}+standalone${quoted('(?:yes|no)')})?${SPACE}*\\?>`,
  'y',
)

/** Forbidden in every text: control characters, half surrogate pairs, the two non-characters. */
export const DISALLOWED = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

/** A decimal, hexadecimal or named reference, or an `&` that begins none. */
const REFERENCE = /&(?:#([0-9]+)|#x([0-9a-fA-F]+)|([^\s&;<]+));|&/g
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const LAST_CHARACTER = 0x10ffff

/** The optional declaration at the very beginning. */
export function takeDeclaration(cursor: XmlCursor): void {
  if (cursor.isAt('\uFEFF')) cursor.at += 1
  if (cursor.isAt('<?xml') && !cursor.take(DECLARATION)) skipInstruction(cursor)
}

export interface OpeningTag {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly isEmpty: boolean
}

/** An opening tag; `check` may refuse an attribute before the rest is read. */
export function takeOpening(cursor: XmlCursor, check: (name: string, value: string) => void): OpeningTag {
  const name = cursor.take(OPENING)?.[1] ?? cursor.fail('disallowed character in tag name.')
  const attributes: Record<string, string> = Object.create(null)
  for (let found = cursor.take(ATTRIBUTE); found; found = cursor.take(ATTRIBUTE)) {
    const [, key = '', double, single] = found
    if (key in attributes) cursor.fail(`duplicate attribute: ${key}.`)
    const raw = double ?? single ?? ''
    const value = withoutReferences(raw.replace(/[\t\n]/g, ' '), cursor, cursor.at - 1 - raw.length)
    check(key, value)
    attributes[key] = value
  }
  const end = cursor.take(END_OF_OPENING) ?? cursor.fail('malformed or unclosed tag.')
  return { name, attributes, isEmpty: end[1] === '/' }
}

export function takeClosing(cursor: XmlCursor): string {
  return cursor.take(CLOSING)?.[1] ?? cursor.fail('malformed closing tag.')
}

export function skipInstruction(cursor: XmlCursor): void {
  const target = cursor.take(INSTRUCTION)?.[1] ?? cursor.fail('malformed processing instruction.')
  if (target.toLowerCase() === 'xml') cursor.fail('malformed or misplaced XML declaration.')
  cursor.takeUntil('?>', 'unclosed processing instruction.')
}

export function skipComment(cursor: XmlCursor): void {
  cursor.at += '<!--'.length
  cursor.takeUntil('--', 'unclosed comment.')
  if (!cursor.isAt('>')) cursor.fail('malformed comment.')
  cursor.at += 1
}

/** All there may be around the root. */
export function skipSpace(cursor: XmlCursor): void {
  if (!cursor.take(SPACES)) cursor.fail('text data outside of root node.')
}

export function takeCdata(cursor: XmlCursor): string {
  cursor.at += '<![CDATA['.length
  return cursor.takeUntil(']]>', 'unclosed cdata.')
}

/** The text up to the next mark, with its references resolved. */
export function takeText(cursor: XmlCursor): string {
  const start = cursor.at
  const mark = cursor.text.indexOf('<', start)
  cursor.at = mark === -1 ? cursor.text.length : mark
  const raw = cursor.text.slice(start, cursor.at)
  const stray = raw.indexOf(']]>')
  if (stray !== -1) cursor.fail('the string "]]>" is disallowed in char data.', start + stray)
  return withoutReferences(raw, cursor, start)
}

function withoutReferences(text: string, cursor: XmlCursor, start: number): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, (_all, decimal?: string, hex?: string, name?: string, offset = 0) => {
    if (name !== undefined) return ENTITIES.get(name) ?? cursor.fail('undefined entity.', start + offset)
    const malformed = () => cursor.fail('malformed character entity.', start + offset)
    const number = decimal ?? (hex && `0x${hex}`)
    if (number === undefined) return malformed()
    const code = Number(number)
    if (code > LAST_CHARACTER) return malformed()
    const character = String.fromCodePoint(code)
    return DISALLOWED.test(character) ? malformed() : character
  })
}
