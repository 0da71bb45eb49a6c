import { foldedRimOf, seenPanelOf } from '../collage/index.ts'
import { type Material, materialMargin } from '../format/index.ts'
import type { Rect, Size } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { BUILDS, type Build } from './build.ts'

/** A piece as it hangs: one panel, or as many as it has tiles. Counted from the format's top left corner. */
export interface PieceObject {
  readonly format: Size
  /** The sheet's margin beyond the format on each side. */
  readonly margin: number
  readonly build: Build
  readonly panels: readonly Rect[]
}

export function pieceObject(template: Template, material: Material): PieceObject {
  const { width, height } = template.format
  const tiles = template.variation.layers.filter((layer) => layer.kind === 'image')
  const panels =
    foldedRimOf(template) > 0 ? tiles.map((tile) => seenPanelOf(tile, template)) : [{ x: 0, y: 0, width, height }]
  return {
    format: { width, height },
    margin: materialMargin(material),
    build: BUILDS[material],
    panels,
  }
}
