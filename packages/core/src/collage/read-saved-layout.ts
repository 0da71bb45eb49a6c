import { refuse } from '../result/index.ts'
import { type Layer, readVariation, type Variation } from '../template/index.ts'
import type { XmlElement } from '../xml/index.ts'
import { length } from './bounded-attribute.ts'

/** What a design lays out; art and frames come with drawn templates alone. */
const MOST: Readonly<Record<Layer['kind'], number>> = {
  shapeoverlay: 1,
  clip: 2,
  image: 144,
  text: 2,
  overlay: 0,
  frame: 0,
}

/** The widest margin of a material, and room for the noise of six decimals. */
const MOST_PRINT_MARGIN = 5
const TOLERANCE = 1e-5

/**
 * The layout a generated collage was saved with. It is taken as it was, so it must be one a design can have laid out:
 * no more layers than that, and all of them on the sheet.
 */
export function readSavedLayout(element: XmlElement, canvas: XmlElement | undefined): Variation {
  if (!canvas) return refuse('collage-layout', 'variation: the size of its sheet is missing', element.line)
  const sheet = { width: length(canvas, 'width'), height: length(canvas, 'height') }
  const variation = readVariation(element)
  const counts = new Map<Layer['kind'], number>()
  variation.layers.forEach((layer, index) => {
    const line = element.children[index]?.line
    const count = (counts.get(layer.kind) ?? 0) + 1
    counts.set(layer.kind, count)
    if (count > MOST[layer.kind])
      refuse('collage-layout', `variation: more than ${MOST[layer.kind]} ${layer.kind}`, line)
    const isOnSheet = boxesOf(layer).every(
      ({ x, y, width, height }) =>
        Math.min(x, y) >= -TOLERANCE && x + width <= sheet.width + TOLERANCE && y + height <= sheet.height + TOLERANCE,
    )
    if (!isOnSheet) refuse('collage-layout', `${layer.kind}: lies outside the sheet`, line)
    if ('printMargin' in layer && layer.printMargin > MOST_PRINT_MARGIN)
      refuse('collage-layout', `${layer.kind}: is painted too far past the sheet`, line)
  })
  return variation
}

function boxesOf(layer: Layer) {
  if (layer.kind === 'overlay' || layer.kind === 'frame') return []
  return layer.kind === 'shapeoverlay' ? layer.rectangles : [layer]
}
