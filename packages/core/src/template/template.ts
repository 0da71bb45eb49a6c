import type { Format, Material } from '../format/index.ts'
import type { Point, Rect } from '../geometry/index.ts'
import type { DesignValues } from './design-values.ts'
import type { PhotoBorderType } from './photo-border.ts'
import type { TextMeaning } from './text-meaning.ts'

/** What a template XML file says: the format, which is its `canvas`, and the layers on it, in painting order. */
export interface Template {
  readonly designer: string
  readonly design: string
  readonly screenDpcm: number
  readonly material: Material
  readonly hasCustomSizes: boolean
  /** The control values of a generated template; static templates have none. */
  readonly generator?: DesignValues
  readonly format: Format
  readonly variation: Variation
}

export const BORDER_MODE = { background: 0, stretched: 1, mirrored: 2 } as const

export type BorderMode = (typeof BORDER_MODE)[keyof typeof BORDER_MODE]

export interface Variation {
  readonly id: string
  /** Width of the white edge inside every photo slot. */
  readonly photoBorder?: number
  readonly photoBorderType?: PhotoBorderType
  readonly borderMode: BorderMode
  readonly layers: readonly Layer[]
}

export type Layer = ShapeOverlayLayer | ClipLayer | ImageLayer | TextLayer | OverlayLayer | FrameLayer

/** The coloured ground, or another coloured field: takes the customer's background colour. */
export interface ShapeOverlayLayer {
  readonly kind: 'shapeoverlay'
  readonly slot: string
  readonly defaultColor: string
  readonly printMargin: number
  readonly rectangles: readonly Rect[]
  readonly circles: readonly Circle[]
}

export interface Circle extends Point {
  readonly radius: number
}

/** Everything between a starting clip and the ending clip of the same slot is cut by its path. */
export interface ClipLayer extends Rect {
  readonly kind: 'clip'
  readonly slot: string
  readonly state: 'start' | 'end'
  readonly viewportWidth: number
  readonly viewportHeight: number
  readonly path: string
}

/** A photo slot. Its box includes the photo border, if there is one. */
export interface ImageLayer extends Rect {
  readonly kind: 'image'
  readonly slot: string
  readonly rotation: number
  /** How far a photo at the format's edge extends into the sheet's margin. */
  readonly printMargin: number
  /** Overrides the variation's border for this slot alone. */
  readonly photoBorder?: number
}

export interface TextLayer extends Rect {
  readonly kind: 'text'
  readonly slot: string
  readonly editable: boolean
  readonly rotation: number
  /** What to write here; by default any title. */
  readonly meaning?: TextMeaning
  /** The template's deviations from the default look of texts. */
  readonly look: TextLook
}

export interface TextLook {
  readonly text?: string
  readonly font?: string
  readonly fontSize?: number
  readonly weight?: string
  readonly color?: string
  readonly align?: 'left' | 'center' | 'right'
  readonly valign?: 'top' | 'middle' | 'bottom'
  readonly caps?: boolean
  readonly letterSpacing?: number
  readonly lineGap?: number
}

/** Art that belongs to the template: drawn, never clicked. */
interface OverlayLayer extends Rect {
  readonly kind: 'overlay'
  readonly resource: string
  readonly url: string
  readonly rotation: number
}

interface FrameLayer {
  readonly kind: 'frame'
}
