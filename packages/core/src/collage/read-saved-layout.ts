import { MOST_WRAP } from '../format/index.ts'
import type { Rect } from '../geometry/index.ts'
import { refuse } from '../result/index.ts'
import { type Layer, readVariation, type Variation } from '../template/index.ts'
import type { XmlElement } from '../xml/index.ts'
import { lengthAttribute } from './bounded-attribute.ts'

/** The most layers of each kind that a design lays out; only drawn templates have art and frames. */
const MOST_LAYERS: Readonly<Record<Layer['kind'], number>> = {
  shapeoverlay: 1,
  clip: 2,
  image: 144,
  text: 2,
  overlay: 0,
  frame: 0,
}

/** Fields of a ground: the sheet itself, or a tile under each photo. */
const MOST_FIELDS = 150
/** In centimetres; designs cut no smaller and have no larger letters. */
const LEAST_SIDE = 0.1
const MOST_LETTER = 200
const LONGEST_ATTRIBUTE = 500

/** Room for the noise of six decimals. */
const TOLERANCE = 1e-5

/**
 * The layout a generated collage was saved with. It is used unchanged, so it must be one that a design can make: no
 * more layers, and all on the sheet.
 */
export function readSavedLayout(element: XmlElement, canvas: XmlElement | undefined): Variation {
  if (!canvas) return refuse('collage-layout', 'variation: the size of its sheet is missing', element.line)
  const sheet = { width: lengthAttribute(canvas, 'width'), height: lengthAttribute(canvas, 'height') }
  const variation = readVariation(element)
  const counts = new Map<Layer['kind'], number>()
  variation.layers.forEach((layer, index) => {
    const line = element.children[index]?.line
    const count = (counts.get(layer.kind) ?? 0) + 1
    counts.set(layer.kind, count)
    if (count > MOST_LAYERS[layer.kind])
      refuse('collage-layout', `variation: more than ${MOST_LAYERS[layer.kind]} ${layer.kind}`, line)
    const isOnSheet = boxesOf(layer).every(
      ({ x, y, width, height }) =>
        Math.min(x, y) >= -TOLERANCE && x + width <= sheet.width + TOLERANCE && y + height <= sheet.height + TOLERANCE,
    )
    if (!isOnSheet) refuse('collage-layout', `${layer.kind}: lies outside the sheet`, line)
    if ('printMargin' in layer && layer.printMargin > MOST_WRAP)
      refuse('collage-layout', `${layer.kind}: is painted too far past the sheet`, line)
    const fault = faultOf(layer, variation)
    if (fault !== undefined) refuse('collage-layout', `${layer.kind}: ${fault}`, line)
  })
  if (!counts.has('image')) refuse('collage-layout', 'variation: has no place for a photo', element.line)
  return variation
}

function boxesOf(layer: Layer): readonly Rect[] {
  if (layer.kind === 'overlay' || layer.kind === 'frame') return []
  if (layer.kind !== 'shapeoverlay') return [layer]
  const circles = layer.circles.map(({ x, y, radius }) => ({
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  }))
  return [...layer.rectangles, ...circles]
}

/** What no design does, and a painter could not do or only too slowly. */
function faultOf(layer: Layer, { photoBorder: usual = 0 }: Variation): string | undefined {
  switch (layer.kind) {
    case 'shapeoverlay':
      return layer.rectangles.length + layer.circles.length > MOST_FIELDS ? 'has too many fields' : undefined
    case 'image': {
      const side = Math.min(layer.width, layer.height)
      if (side < LEAST_SIDE) return 'is too small'
      const { photoBorder = usual } = layer
      return photoBorder < 0 || 2 * photoBorder >= side ? 'has a border that leaves no photo' : undefined
    }
    case 'clip':
      return Math.min(layer.viewportWidth, layer.viewportHeight) < LEAST_SIDE ? 'is drawn too small' : undefined
    case 'text': {
      const { text = '', fontSize = 1, letterSpacing = 0, lineGap = 0 } = layer.look
      if (text.length > LONGEST_ATTRIBUTE) return 'is too long'
      if (!(fontSize > 0 && fontSize <= MOST_LETTER)) return 'has letters of no size'
      return Math.max(Math.abs(letterSpacing), lineGap) > fontSize ? 'is spaced too far' : undefined
    }
    default:
      return undefined
  }
}
