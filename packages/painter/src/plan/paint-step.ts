import type { Art } from '@collagerie/core/art'
import type { Toning } from '@collagerie/core/effects'
import type { Point, Rect, Size } from '@collagerie/core/geometry'
import type { Rotation } from '@collagerie/core/placement'
import type { CardLook, Circle } from '@collagerie/core/template'

/**
 * One thing to paint. Lengths in centimetres from the format's top left corner; the list order is the painting order.
 */
export type PaintStep =
  | FieldStep
  | CardStep
  | PhotoStep
  | PlaceholderStep
  | ClipStep
  | ReleaseStep
  | ArtStep
  | TextStep
  | WrapStep
  | ClearStep
  | BadgeStep

export type PaintStepKind = PaintStep['kind']

/** A box turned about its centre by `rotation` degrees. */
export interface Turned extends Rect {
  readonly rotation: number
}

/** Plain colour: the background, a shape overlay, a flat photo border, a frame. */
export interface FieldStep {
  readonly kind: 'field'
  readonly color: string
  readonly boxes: readonly Turned[]
  readonly circles: readonly Circle[]
}

/** The paper edge of a photo in a pile, with the glow around it and the shadow below. */
export interface CardStep extends CardLook {
  readonly kind: 'card'
  readonly box: Turned
  readonly color: string
}

export interface PhotoStep {
  readonly kind: 'photo'
  readonly slot: string
  readonly photo: string
  readonly toning: Toning
  readonly box: Turned
  /**
   * The visible part of the photo, as fractions of the stored photo, before any turn. Only a quote's goes beyond its
   * edges: the colour of its corner goes on there.
   */
  readonly crop: Rect
  /** Quarter turns of the photo itself. */
  readonly turn: Rotation
  /** Mirrored left to right after its turn. */
  readonly isMirrored?: boolean
  /** Degrees by which it is then tilted about the box's centre: the crop is the upright box around the visible part. */
  readonly tilt?: number
}

/** Screen only: a slot without a photo, or with one that cannot be shown. */
export interface PlaceholderStep {
  readonly kind: 'placeholder'
  readonly slot: string
  readonly box: Turned
  /** A plus sign by default. */
  readonly sign?: PlaceholderSign
  /** The place of the sign, if not in the middle: on the sheet, in the slot's visible part. */
  readonly at?: Point
}

export type PlaceholderSign =
  /** A photo is loading: one to three dots. */
  | { readonly kind: 'dots'; readonly count: number }
  /** Two lines about the failure, and one word if they do not fit. */
  | { readonly kind: 'words'; readonly lines: readonly [string, string]; readonly short: string }

/** Everything up to the matching release is clipped by the path. */
export interface ClipStep {
  readonly kind: 'clip'
  readonly box: Rect
  readonly viewportWidth: number
  readonly viewportHeight: number
  readonly path: string
}

interface ReleaseStep {
  readonly kind: 'release'
}

export interface ArtStep {
  readonly kind: 'art'
  readonly box: Turned
  readonly art: Art
}

export interface TextStep {
  readonly kind: 'text'
  readonly slot: string
  readonly box: Turned
  readonly color: string
  readonly font: string
  readonly weight: string
  readonly fontSize: number
  readonly letterSpacing: number
  readonly lines: readonly TextLine[]
  /** Below 1 for a hint, which only the customer sees. */
  readonly opacity?: number
  /** The field behind the lines, if the text has a background. */
  readonly ground?: { readonly color: string; readonly opacity: number; readonly box: Rect }
}

/** Left end of the baseline, from the text box's top left corner. */
interface TextLine extends Point {
  readonly text: string
}

/** Everything up to the matching release is transformed and clipped to the box: one side of a canvas wrap. */
export interface WrapStep {
  readonly kind: 'wrap'
  readonly box: Rect
  readonly scaleX: number
  readonly scaleY: number
  readonly offsetX: number
  readonly offsetY: number
}

/** Nothing is painted here, whatever came before: the corners cut out of a canvas. */
export interface ClearStep {
  readonly kind: 'clear'
  readonly boxes: readonly Rect[]
}

/** Screen only: the label on a photo, such as its print quality. */
export interface BadgeStep {
  readonly kind: 'badge'
  readonly slot: string
  readonly at: Point
  /** The space for the badge around that point, so that it never hangs over the visible part of its photo. */
  readonly space: Size
  readonly color: string
  readonly label: string
}
