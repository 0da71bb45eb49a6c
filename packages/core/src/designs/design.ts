import type { Format, Material } from '../format/index.ts'
import type { Rect } from '../geometry/index.ts'
import type { BorderMode, DesignValues, PhotoBorderType } from '../template/index.ts'

export const DESIGN_TYPES = [
  'alleven',
  'onelarge',
  'instagram',
  'mosaiccross',
  'mosaic1',
  'normalsplit',
  'bordersplit',
  'pilealleven',
  'pileonelarge',
  'mosaicinsta',
  'single',
  'scrambled',
  'tiles',
  'mosaiceven',
  'heart',
  'number',
  'numberyear',
  'numberdate',
] as const

export type DesignType = (typeof DESIGN_TYPES)[number]

/** What a design is asked for. Values may be missing or out of bounds: `settle` them first. */
export interface DesignInput {
  readonly format: Format
  readonly material: Material
  readonly values: DesignValues
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

export interface DesignControl {
  /** Key of the value in the generator metadata, such as `numberVert`. */
  readonly key: string
  readonly label: ControlLabel
  readonly type: ControlType
  readonly currentValue: number
  /** The digits as typed, where that is what the control takes. */
  readonly digits?: string
  readonly minValue: number
  readonly maxValue: number
  readonly step: number
  readonly display: ControlDisplay
  /** A hidden control keeps its value and its bounds. */
  readonly hidden: boolean
}

/** How the value between the arrows reads: 3, 0.5 cm, 40 %, C, on, "title below", digits, a side, 2x1, a style. */
export type ControlDisplay =
  | 'integer'
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
  /** Only where the photo is painted on past the format's edge. */
  readonly printMargin?: number
  readonly photoBorder?: number
  /** Painted after all others, wherever it stands in reading order. */
  readonly isOnTop?: true
}

export interface LayoutClip extends Rect {
  readonly viewportWidth: number
  readonly viewportHeight: number
  readonly path: string
}

export interface Layout {
  /** In reading order: img1, img2, ... They are painted in this order too, but for those on top. */
  readonly photos: readonly PhotoBox[]
  readonly title?: Rect
  readonly subtitle?: Rect
  readonly clip?: LayoutClip
  readonly photoBorder?: number
  readonly photoBorderType?: PhotoBorderType
  /** What fills the wrap beyond the photos; the background where nothing is said. */
  readonly borderMode?: BorderMode
}

export interface Design {
  readonly type: DesignType
  /** Starting values of every metadata key, before the format's bounds are applied. */
  readonly defaults: DesignValues
  /**
   * The controls in the order they are shown, for settled or unsettled values. Each `currentValue` is clamped, so the
   * bounds of one control may depend on the clamped value of those before it.
   */
  controls(input: DesignInput): readonly DesignControl[]
  /** Lays out settled values. Pure: the same input gives the same layout to the last digit. */
  layout(input: DesignInput): Layout
  /** How many photos settled values ask for; only where counting is much cheaper than laying them out. */
  photoCount?(input: DesignInput): number
  /** Only where the values decide the format and the asked one does not count. */
  formatFor?(values: DesignValues): Format
}
