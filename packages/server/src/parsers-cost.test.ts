import { readArt } from '@collagerie/core/art'
import { readThemeList } from '@collagerie/core/catalogue'
import { readCollageXml } from '@collagerie/core/collage'
import { parseColour } from '@collagerie/core/colour'
import { parseCentimetres } from '@collagerie/core/format'
import { readJpegHeader, withoutMetadata } from '@collagerie/core/photo'
import { readTemplateXml } from '@collagerie/core/template'
import { printableText } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import { isBoundedJson } from './http/bounded-json.ts'
import { contentEncoding } from './http/content-encoding.ts'
import { formFieldSteps } from './http/form-fields.ts'
import { plainNewlineSteps } from './http/plain-newline-steps.ts'
import { lastOf } from './testing/last-of.ts'
import { PAINFUL_FORMS, PAINFUL_JSON, PAINFUL_PARTS, PAINFUL_XML, type Painful } from './testing/painful.ts'
import { usualOrFull } from './testing/usual-or-full.ts'

/** Four times the input may cost four times as much; sixteen would be its square. */
const MOST_GROWTH = 12
/** Below this nobody waits, however it grows, and a clock is imprecise. */
const NOTHING_MS = 20
/** A busy machine only adds time, so the least of several measurements is the true one. */
const MOST_TRIES = 30
const LENGTH = usualOrFull(400_000, 4_000_000)

const run =
  (piece: string, before = '', after = ''): Painful =>
  (length) =>
    `${before}${piece.repeat(Math.ceil(length / piece.length))}${after}`

const TEXTS: Readonly<Record<string, Painful>> = {
  digits: run('1', '', 'x'),
  'digits with dots': run('1.', '', 'x'),
  blanks: run(' ', '', 'x'),
  returns: run('\r'),
  letters: run('a', '#'),
  marks: run('e\u0301'),
  'halves of characters': run('\ud800'),
  'quality values': run(';q=0', 'gzip', ' x'),
}

const PATHS: Readonly<Record<string, Painful>> = {
  'a long number in a path': run('1', '<svg viewBox="0 0 1 1"><path d="M', 'x"/></svg>'),
  'many paths': run('<path d="M0 0L1 1A1 1 0 0110 10"/>', '<svg viewBox="0 0 1 1">', '</svg>'),
  'many numbers': run('<path d="M0 0 1 1 2 2 3 3 4 4"/>', '<svg viewBox="0 0 1 1">', '</svg>'),
  transforms: run(
    '<g transform="translate(1 1) scale(2)" fill="rgb( 1 , 2 , 3 )"/>',
    '<svg viewBox="0 0 1 1">',
    '</svg>',
  ),
  gradients: run('<defs/>', '<svg viewBox="0 0 1 1">', '</svg>'),
}

const TEMPLATES: Readonly<Record<string, Painful>> = {
  layers: run('<frame/>', '<template><canvas width="1" height="1"/><variation>', '</variation></template>'),
  clips: run(
    '<clip slot="a" x="0" y="0" width="1" height="1" viewportWidth="1" viewportHeight="1" path="M0 0"/>',
    '<template><canvas width="1" height="1"/><variation>',
    '</variation></template>',
  ),
  'theme list entries': run('<template id="a" name="b"/>', '<templates>', '</templates>'),
}

const bytes = (piece: readonly number[]) => (length: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(length, Buffer.from(piece))])

const FILES: Readonly<Record<string, (length: number) => Buffer>> = {
  'fill bytes': bytes([0xff]),
  'empty marks': bytes([0xff, 0x00]),
  'tiny segments': bytes([0xff, 0xe1, 0x00, 0x02]),
  'tiny frames': bytes([0xff, 0xc0, 0x00, 0x02]),
  scans: bytes([0xff, 0xda, 0x00, 0x02, 0x41]),
  junk: bytes([0x41]),
}

type Measured = readonly [name: string, prepare: (length: number) => () => unknown]

function all<Input>(
  reader: string,
  read: (input: Input) => unknown,
  shapes: Readonly<Record<string, (length: number) => Input>>,
): readonly Measured[] {
  return Object.entries(shapes).map(([shape, make]) => [
    `${reader}: ${shape}`,
    (length) => {
      const input = make(length)
      return () => read(input)
    },
  ])
}

/** Milliseconds of computing, of this process alone. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('what reading costs', () => {
  it.each<Measured>([
    ...all('a collage', readCollageXml, { ...PAINFUL_XML, ...TEXTS }),
    ...all('a template', readTemplateXml, { ...PAINFUL_XML, ...TEMPLATES }),
    ...all('a theme list', readThemeList, { ...PAINFUL_XML, ...TEMPLATES }),
    ...all('art', readArt, { ...PAINFUL_XML, ...PATHS }),
    ...all('a colour', parseColour, TEXTS),
    ...all('a length', parseCentimetres, TEXTS),
    ...all('typed text', (text) => printableText(text), TEXTS),
    ...all('an encoding', contentEncoding, TEXTS),
    ...all('a JPEG', readJpegHeader, FILES),
    ...all('a JPEG to be sent', withoutMetadata, FILES),
    ...all('JSON', isBoundedJson, PAINFUL_JSON),
    ...all('a form', formFieldsOf, PAINFUL_FORMS),
    ...all('form data', (text) => lastOf(plainNewlineSteps(text)), { ...PAINFUL_PARTS, ...TEXTS }),
  ])('grows with the input for %s', (_name, prepare) => {
    const small = prepare(LENGTH / 4)
    const big = prepare(LENGTH)
    let bigMs = costOf(big)
    let smallMs = costOf(small)
    for (let tries = 1; tries < MOST_TRIES && bigMs > Math.max(NOTHING_MS, MOST_GROWTH * smallMs); tries++) {
      bigMs = Math.min(bigMs, costOf(big))
      smallMs = Math.min(smallMs, costOf(small))
    }
    expect(bigMs).toBeLessThanOrEqual(Math.max(NOTHING_MS, MOST_GROWTH * smallMs))
  })
})

/** Copies the bytes, since decoding destroys them. */
function formFieldsOf(text: string): unknown {
  try {
    return lastOf(formFieldSteps(Buffer.from(text)))
  } catch {
    return undefined
  }
}
