import * as fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { readXml } from './index.ts'

interface Read {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: Read[]
  text: string
  readonly line: number
}

/** A well-known reader's result; undefined if it refuses the text, or the text has a document type. */
function bySaxes(text: string): Read | undefined {
  // That reader accepts half a surrogate pair.
  if (/\p{Surrogate}/u.test(text)) return undefined
  const parser = new SaxesParser({ xmlns: false, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const open: Read[] = []
  let root: Read | undefined
  const fail = () => {
    throw new Error('refused')
  }
  const addText = (part: string) => {
    const parent = open.at(-1)
    if (parent) parent.text += part
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, children: [], text: '', line: parser.line }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  try {
    parser.write(text).close()
    return root
  } catch {
    return undefined
  }
}

function byUs(text: string): Read | undefined {
  const result = readXml(text, { mostCharacters: 100_000 })
  return result.ok ? (JSON.parse(JSON.stringify(result.value)) as Read) : undefined
}

const pieces = fc.constantFrom(
  '<',
  '>',
  '/',
  'a',
  'b:c',
  '=',
  '="',
  '"',
  "'",
  '&',
  ';',
  '&amp;',
  '&#9;',
  '&#x41;',
  '&#0;',
  '&#xD800;',
  '&x;',
  '<!',
  '<![CDATA[',
  ']]>',
  '<?xml',
  '<?xml version="1.0"?>',
  '<?a b?>',
  '<?',
  '?>',
  '<!--',
  '-->',
  '--',
  '\uFEFF',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\u0085',
  '\u2028',
  '\u00A0',
  '\u0000',
  '\uFFFE',
  '\u{1F600}',
  'é',
  '-',
  '.',
  '1',
  '<a>',
  '</a>',
  '<a/>',
  '<b x="1">',
  '</b>',
  "<a x='<'/>",
  '<b\nx = "&lt;"\r\ny=\'"\'>',
  '</b\n>',
  'x="1"',
)
const anyText = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 })

/** Mostly well-formed, with something odd inserted. */
const odd = fc.tuple(anyText, fc.nat(3)).map(([parts, place]) => {
  const frame = ['<?xml version="1.0" encoding="UTF-8"?>\n', '<a k="', '">', '</a>']
  return frame.toSpliced(place + 1, 0, parts.join('')).join('')
})

it.each([
  ['pieces of XML', anyText.map((parts) => parts.join(''))],
  ['documents with something odd in them', odd],
])('%s are read, or refused, as by a well-known reader', (_, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(byUs(text)).toEqual(JSON.parse(JSON.stringify(bySaxes(text) ?? null)) ?? undefined)
    }),
    { numRuns: 500 },
  )
})
