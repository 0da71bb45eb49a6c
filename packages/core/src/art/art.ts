import type { Rect } from '../geometry/index.ts'
import type { Matrix } from './matrix.ts'

/** Template art, flattened for painting: paths in painting order, in the units of the view box. */
export interface Art {
  readonly viewBox: Rect
  readonly paths: readonly ArtPath[]
}

/**
 * One path to fill and stroke. Path, stroke width and gradients are in the path's own space, which `transform` maps to
 * the view box. Mitres are cut at SVG's default, 4 times half the stroke's width.
 */
export interface ArtPath {
  /** SVG path data. */
  readonly path: string
  readonly transform: Matrix
  readonly fill?: Paint
  readonly stroke?: Stroke
  readonly fillRule: FillRule
  /**
   * The product of the path's opacity and those of all its groups. Overlaps inside a translucent group, or of a
   * translucent path's stroke and fill, therefore show through each other; art avoids them where that matters.
   */
  readonly opacity: number
}

export type FillRule = 'nonzero' | 'evenodd'

export interface Stroke {
  readonly paint: Paint
  readonly width: number
  readonly cap: 'butt' | 'round' | 'square'
  readonly join: 'miter' | 'round' | 'bevel'
  /** Empty for a continuous line. */
  readonly dash: readonly number[]
}

export type Paint = SolidPaint | LinearPaint | RadialPaint

interface SolidPaint {
  readonly kind: 'solid'
  /** `#rrggbb`. */
  readonly color: string
  readonly opacity: number
}

export interface LinearPaint {
  readonly kind: 'linear'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly stops: readonly GradientStop[]
}

/** From the focus to the circle around the centre; the focus lies inside. */
interface RadialPaint {
  readonly kind: 'radial'
  readonly cx: number
  readonly cy: number
  readonly r: number
  readonly fx: number
  readonly fy: number
  readonly stops: readonly GradientStop[]
}

/** Offsets rise from stop to stop. The fill's or stroke's own opacity is already part of `opacity`. */
export interface GradientStop {
  readonly offset: number
  readonly color: string
  readonly opacity: number
}
