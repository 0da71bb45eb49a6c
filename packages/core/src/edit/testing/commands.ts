import * as fc from 'fast-check'
import { IMAGE_EFFECTS } from '../../effects/index.ts'
import { type PlacedPhoto, placePhoto } from '../../placement/index.ts'
import { PHOTO_TEXT_DEFAULTS, type TextData, TITLE_DEFAULTS } from '../../text/index.ts'
import type { Command } from '../command.ts'
import { grid, sheet } from './sheets.ts'

const slots = fc.constantFrom('img1', 'img2', 'img3', 'img4', 'img5', 'img9', 'img12', 'nowhere', 'constructor')
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const words = fc.constantFrom('', '  ', 'Summer', ' by the sea ')

const photos: fc.Arbitrary<PlacedPhoto> = fc
  .tuple(ids, fc.constantFrom(0, 90, 180, 270))
  .map(([id, rotation]) => placePhoto(id, rotation))

const withWords = (defaults: TextData): fc.Arbitrary<TextData> => words.map((text) => ({ ...defaults, text }))

const sheets = fc.constantFrom(grid(3, 4, 3), grid(2, 2), sheet('heart'), sheet('single', {}, 'CANVAS2CM'))

/** Anything a customer can do, sensible or not, on a handful of sheets. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('place photo' as const), slot: slots, photo: photos }),
  fc.record({ kind: fc.constant('remove photo' as const), slot: slots }),
  fc.record({ kind: fc.constant('swap photos' as const), from: slots, to: slots }),
  fc.record({ kind: fc.constant('move photo' as const), from: slots, to: slots }),
  fc.record({
    kind: fc.constant('reframe' as const),
    slot: slots,
    framing: fc.record({ zoom: fc.double(), x: fc.double(), y: fc.double() }, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant('set effect' as const), slot: slots, effect: fc.constantFrom(...IMAGE_EFFECTS) }),
  fc.record({ kind: fc.constant('set photo text' as const), slot: slots, text: withWords(PHOTO_TEXT_DEFAULTS) }),
  fc.record({ kind: fc.constant('set photo text' as const), slot: slots }),
  fc.record({
    kind: fc.constant('set text' as const),
    slot: fc.constantFrom('txt1', 'txt2', 'txt3'),
    text: withWords(TITLE_DEFAULTS),
  }),
  fc.record({ kind: fc.constant('choose background' as const), color: fc.constantFrom('#e2007a', '0xffffff', 'red') }),
  fc.record({
    kind: fc.constant('fill' as const),
    placements: fc.array(fc.record({ slot: slots, photo: photos }), { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('shuffle' as const), seed: fc.integer() }),
  fc.constant({ kind: 'clear all' as const }),
  sheets.map((each) => ({ kind: 'change template' as const, ...each })),
)
