import type { Mood, Occasion } from '../catalogue/index.ts'
import type { CustomSizeRule, Format, Material } from '../format/index.ts'
import type { Rect } from '../geometry/index.ts'
import type { BorderMode, DesignValues, PhotoBorderType } from '../template/index.ts'
import type { TextBox } from '../text/index.ts'

/** What a design is asked for. Values may be missing or out of bounds; `settle` gives them the design's own type. */
export interface DesignInput<Values extends DesignValues = DesignValues> {
  readonly format: Format
  readonly material: Material
  readonly values: Values
}

/** number: a stepper with bounds. arrow: a cycle through choices. input: typed digits. */
export type ControlType = 'number' | 'arrow' | 'input'

/** What a control is called in the interface: a key of the `generator` texts. */
export type ControlLabel =
  | 'columns'
  | 'rows'
  | 'photos'
  | 'spacing'
  | 'margin'
  | 'layout'
  | 'text'
  | 'mixed'
  | 'random'
  | 'playfull'
  | 'fontset'
  | 'number'
  | 'year'
  | 'date'
  | 'position'
  | 'photoHeight'
  | 'inline'

export interface DesignControl<Key extends string = string> {
  /** Key of the value in the generator metadata, such as `numberVert`. */
  readonly key: Key
  readonly label: ControlLabel
  readonly type: ControlType
  readonly currentValue: number
  /** The digits as typed, if the control takes digits. */
  readonly digits?: string
  readonly minValue: number
  readonly maxValue: number
  readonly step: number
  readonly display: ControlDisplay
  /** A hidden control keeps its value and its bounds. */
  readonly hidden: boolean
}

/** How the value between the arrows reads: 3, the fourth, 0.5 cm, 40 %, C, on, "title below", digits, a side, 2x1. */
export type ControlDisplay =
  | 'integer'
  | 'variant'
  | 'centimetres'
  | 'percent'
  | 'letter'
  | 'switch'
  | 'textMode'
  | 'digits'
  | 'side'
  | 'largePhotos'
  | 'fontset'

/** A photo slot as a design lays it out: unturned box in cm from the format's top left, turned about its centre. */
export interface PhotoBox extends Rect {
  readonly rotation?: number
  /** Only if the photo is painted on past the format's edge. */
  readonly printMargin?: number
  readonly photoBorder?: number
  /** Where photos lie over each other: painted after those of a lower rank, wherever it stands in reading order. */
  readonly rank?: number
}

export interface LayoutClip extends Rect {
  readonly viewportWidth: number
  readonly viewportHeight: number
  readonly path: string
}

export interface Layout {
  /** In reading order: img1, img2, ... They are painted in this order too, but for those with a rank. */
  readonly photos: readonly PhotoBox[]
  readonly title?: TextBox
  readonly subtitle?: TextBox
  readonly clip?: LayoutClip
  readonly photoBorder?: number
  readonly photoBorderType?: PhotoBorderType
  /** What fills the wrap beyond the photos; by default the background. */
  readonly borderMode?: BorderMode
}

/** The word on a design's card that says what sort it is. */
export type DesignCategory = 'grid' | 'mosaic' | 'split' | 'pile' | 'shape' | 'single'

/** What the rest of the product has to know about a design, besides its layout. */
export interface DesignFacts {
  /** How it feels, the strongest first. A plain grid leaves the mood to the photos, and counts as quiet. */
  readonly moods: readonly Mood[]
  /** What it is made for; most are made for anything. */
  readonly occasions: readonly Occasion[]
  /** The sizes it is offered in. */
  readonly sizes: readonly Format[]
  /** Which sizes a customer may type in. */
  readonly customSize: CustomSizeRule
  /** Photos with a white edge, or a shape on white: its automatic background is white. */
  readonly hasOwnBorder: boolean
  /** Whether the sheet takes the colour of its ground on flat materials too; on canvas every design's does. */
  readonly coloursFlatSheet: boolean
  /** Sold as separate tiles, not as one sheet. */
  readonly isTileBased: boolean
  /** How much of every slot is folded away on each side, in cm. */
  readonly foldedRim: number
}

/** Everything about one design. Its values have a type of their own: that of its defaults. */
export interface Design<Values extends DesignValues = DesignValues, Type extends string = string> extends DesignFacts {
  readonly type: Type
  readonly category: DesignCategory
  /** Starting values of every metadata key, before the format's bounds are applied. */
  readonly defaults: Values
  /** Values to start with on this format, if the defaults would not look their best on it. */
  startingValues?(input: DesignInput): Partial<Values>
  /**
   * The controls in the order they are shown, for settled or unsettled values. Each `currentValue` is clamped, so the
   * bounds of one control may depend on the clamped value of those before it.
   */
  controls(input: DesignInput): readonly DesignControl[]
  /** Lays out settled values. Pure: the same input gives the same layout to the last digit. */
  layout(input: DesignInput<Values>): Layout
  /** How many photos settled values ask for; only where counting is much cheaper than laying them out. */
  photoCount?(input: DesignInput<Values>): number
  /** Only designs whose values decide the format have this; the format asked for then does not count. */
  formatFor?(values: Values): Format
}
