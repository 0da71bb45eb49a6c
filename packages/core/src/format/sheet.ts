import type { Rect } from '../geometry/index.ts'
import type { Format } from './format.ts'
import { isCanvas, type Material, materialMargin } from './material.ts'

/** The printed sheet, counted from the format's top left corner: its own corner lies at minus the margin. */
export function sheetOf(format: Format, material: Material): Rect {
  const margin = materialMargin(material)
  return { x: -margin, y: -margin, width: format.width + 2 * margin, height: format.height + 2 * margin }
}

/** The squares cut out of a canvas sheet so that it folds round the frame. Flat materials have none. */
export function blockedCorners(format: Format, material: Material): readonly Rect[] {
  if (!isCanvas(material)) return []
  const side = materialMargin(material)
  return [
    { x: -side, y: -side, width: side, height: side },
    { x: format.width, y: -side, width: side, height: side },
    { x: -side, y: format.height, width: side, height: side },
    { x: format.width, y: format.height, width: side, height: side },
  ]
}
