import { type Format, MOST_WRAP } from '@collagerie/core/format'
import type { Layer } from '@collagerie/core/template'

/**
 * The sheet's ground, painted on into the widest wrap there is. Art that runs over the edge goes on upon it as it was
 * drawn, neither stretched nor mirrored.
 */
export function ground({ width, height }: Format, color: string): Layer {
  return {
    kind: 'shapeoverlay',
    slot: 'overlayshape0',
    defaultColor: color,
    printMargin: MOST_WRAP,
    rectangles: [{ x: 0, y: 0, width, height }],
    circles: [],
  }
}
