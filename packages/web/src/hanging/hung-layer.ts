import type { Rect, Size } from '@collagerie/core/geometry'
import type { PieceObject } from '@collagerie/core/hanging'
import type { PlacedScene } from './wall-scene.ts'

/** How far a shadow reaches for each centimetre between piece and wall, and at least. */
const SHADOW_PER_CM = 5
const LEAST_SHADOW_CM = 1.5
/** The room that the labels of other sizes need. */
const LABEL_PX = 60
/** The largest side of the layer, however near the wall was photographed. */
const MOST_PX = 4096

export interface HungLayer {
  /** In pixels of the stage. */
  readonly size: Size
  /** Layer pixels per stage pixel. */
  readonly ratio: number
  /** Everything that hangs, around the layer's middle and in its pixels. */
  readonly placed: PlacedScene
}

/** A layer for everything that hangs and its shadow, so that moving it repaints nothing. */
export function hungLayer(scale: number, object: PieceObject, others: readonly Size[], unit: number): HungLayer {
  const { format, build } = object
  const shadow = Math.max(LEAST_SHADOW_CM, SHADOW_PER_CM * (build.depth + build.gap)) * scale
  const air = 2 * Math.ceil(shadow + (others.length > 0 ? LABEL_PX : 0))
  const longest = (side: keyof Size) => scale * Math.max(...[format, ...others].map((each) => each[side]))
  const size = { width: Math.ceil(longest('width')) + air, height: Math.ceil(longest('height')) + air }
  const ratio = Math.min(unit, MOST_PX / Math.max(size.width, size.height))
  const inMiddle = ({ width, height }: Size): Rect => ({
    x: ((size.width - width * scale) / 2) * ratio,
    y: ((size.height - height * scale) / 2) * ratio,
    width: width * scale * ratio,
    height: height * scale * ratio,
  })
  const picture = { width: size.width * ratio, height: size.height * ratio }
  const placed = { picture, scale: scale * ratio, piece: inMiddle(format), others: others.map(inMiddle) }
  return { size, ratio, placed }
}
