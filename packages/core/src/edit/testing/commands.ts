import * as fc from 'fast-check'
import { IMAGE_EFFECTS } from '../../effects/index.ts'
import { type PlacedPhoto, placePhoto } from '../../placement/index.ts'
import { PHOTO_TEXT_DEFAULTS, type TextData, TITLE_DEFAULTS } from '../../text/index.ts'
import type { Command, CommandKind, CommandOf } from '../command.ts'
import { grid, sheet } from './sheets.ts'

const slots = fc.constantFrom('img1', 'img2', 'img3', 'img4', 'img5', 'img9', 'img12', 'nowhere', 'constructor')
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const words = fc.constantFrom('', '  ', 'Summer', ' by the sea ')

const turns = fc.constantFrom(0, 90, 180, 270)

const photos: fc.Arbitrary<PlacedPhoto> = fc.tuple(ids, turns).map(([id, rotation]) => placePhoto(id, rotation))

const withWords = (defaults: TextData): fc.Arbitrary<TextData> => words.map((text) => ({ ...defaults, text }))

const sheets = fc.constantFrom(grid(3, 4, 3), grid(2, 2), sheet('heart'), sheet('single', {}, 'CANVAS2CM'))

/** What a customer can do; losing a photo is not a customer's step. */
type Step = Exclude<CommandKind, 'drop photo'>

/** What every command may carry, sensible or not; a new command must be listed here to compile. */
const CARGOES: { readonly [Kind in Step]: fc.Arbitrary<Omit<CommandOf<Kind>, 'kind'>> } = {
  'place photo': fc.record({ slot: slots, photo: photos }),
  'remove photo': fc.record({ slot: slots }),
  'swap photos': fc.record({ from: slots, to: slots }),
  'move photo': fc.record({ from: slots, to: slots }),
  reframe: fc.record({
    slot: slots,
    framing: fc.record(
      { zoom: fc.double(), x: fc.double(), y: fc.double(), tilt: fc.double(), rotation: turns },
      { requiredKeys: [] },
    ),
  }),
  'set effect': fc.record(
    {
      slot: slots,
      effect: fc.constantFrom(...IMAGE_EFFECTS),
      adjustments: fc.record(
        { light: fc.double(), strength: fc.integer({ min: -50, max: 150 }) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['slot', 'effect'] },
  ),
  'set photo text': fc.record({ slot: slots, text: withWords(PHOTO_TEXT_DEFAULTS) }, { requiredKeys: ['slot'] }),
  'set text': fc.record({ slot: fc.constantFrom('txt1', 'txt2', 'txt3'), text: withWords(TITLE_DEFAULTS) }),
  'choose background': fc.record({ color: fc.constantFrom('#e2007a', '0xffffff', 'red') }),
  fill: fc.record({ placements: fc.array(fc.record({ slot: slots, photo: photos }), { maxLength: 6 }) }),
  shuffle: fc.record({ moves: fc.array(fc.record({ slot: slots, from: slots }), { maxLength: 4 }) }),
  'clear all': fc.constant({}),
  'change template': sheets,
}

/** Anything a customer can do, on a handful of sheets. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  ...Object.entries(CARGOES).map(([kind, cargoes]) =>
    // Kind and cargo come from one row of the table.
    (cargoes as fc.Arbitrary<object>).map((cargo) => ({ kind, ...cargo }) as Command),
  ),
)
