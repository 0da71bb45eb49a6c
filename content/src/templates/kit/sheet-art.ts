import type { Format } from '@collagerie/core/format'
import type { Layer } from '@collagerie/core/template'
import { overlay } from './layers.ts'
import { el, num, svg } from './svg.ts'

/**
 * An overlay that touches the format's edge is stretched into the sheet's margin, and its marks would slide away from
 * the photos. One that ends this much earlier stays in register, and what it draws beyond the edge goes on into the
 * margin.
 */
const SHORT_OF_EDGE_CM = 0.01

/** The layer for art that is drawn in the format's own coordinates and keeps in register with the photos. */
export function sheetOverlay(resource: string, { width, height }: Format): Layer {
  return overlay(resource, {
    x: SHORT_OF_EDGE_CM,
    y: SHORT_OF_EDGE_CM,
    width: width - 2 * SHORT_OF_EDGE_CM,
    height: height - 2 * SHORT_OF_EDGE_CM,
  })
}

/** The art for such a layer. */
export function sheetArt({ width, height }: Format, marks: readonly string[]): string {
  const shift = num(-SHORT_OF_EDGE_CM)
  return svg({ width: width - 2 * SHORT_OF_EDGE_CM, height: height - 2 * SHORT_OF_EDGE_CM }, [
    el('g', { transform: `translate(${shift} ${shift})` }, marks),
  ])
}
