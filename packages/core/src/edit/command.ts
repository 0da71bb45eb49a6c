import type { PhotoInSlot, TemplateChoice } from '../collage/index.ts'
import type { Adjustments, ImageEffect } from '../effects/index.ts'
import type { PlacedPhoto } from '../placement/index.ts'
import type { Template } from '../template/index.ts'
import type { TextData } from '../text/index.ts'

/** How a photo stands in its slot. */
export type Framing = Pick<PlacedPhoto, 'zoom' | 'x' | 'y' | 'rotation' | 'isMirrored' | 'tilt'>

/** What was in one slot goes to another. */
export interface Move {
  readonly slot: string
  readonly from: string
  readonly framing?: Framing
}

/** Everything that can happen to the document: plain data, so it can be stored, sent and replayed. */
export type Command =
  /** Into an empty slot or in place of another photo, whose text then stays. */
  | { readonly kind: 'place photo'; readonly slot: string; readonly photo: PlacedPhoto }
  /** The text on a photo goes with it. */
  | { readonly kind: 'remove photo'; readonly slot: string }
  /** Both photos with all that is theirs; one of the slots may be empty. */
  | { readonly kind: 'swap photos'; readonly from: string; readonly to: string }
  /** To an empty slot alone; `from` may be a slot this template lacks. */
  | { readonly kind: 'move photo'; readonly from: string; readonly to: string }
  | { readonly kind: 'reframe'; readonly slot: string; readonly framing: Partial<Framing> }
  /** The adjustments the photo had before go. */
  | {
      readonly kind: 'set effect'
      readonly slot: string
      readonly effect: ImageEffect
      readonly adjustments?: Adjustments | undefined
    }
  /** Without a text, or with a blank one, the text is taken away. */
  | { readonly kind: 'set photo text'; readonly slot: string; readonly text?: TextData }
  /** Title or subtitle. Without a text, or with a blank one, the default stands there again. */
  | { readonly kind: 'set text'; readonly slot: string; readonly text?: TextData }
  /** Generated designs alone have a background to choose; "none" is white. */
  | { readonly kind: 'choose background'; readonly color: string }
  | { readonly kind: 'fill'; readonly placements: readonly PhotoInSlot[] }
  /** Photos with all that is theirs change slots; some of them are framed anew for the slot they come to. */
  | { readonly kind: 'shuffle'; readonly moves: readonly Move[] }
  /** All photos, also those kept for other templates; texts and colours stay. */
  | { readonly kind: 'clear all' }
  | { readonly kind: 'change template'; readonly choice: TemplateChoice; readonly template: Template }
  /** A photo that can no longer be had. Not a customer's step: it leaves the history's other documents too. */
  | { readonly kind: 'drop photo'; readonly id: string }

export type CommandKind = Command['kind']

export type CommandOf<Kind extends CommandKind> = Extract<Command, { kind: Kind }>
