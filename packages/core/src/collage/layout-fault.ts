import { assetPath } from '../catalogue/index.ts'
import { MOST_WRAP } from '../format/index.ts'
import type { Rect, Size } from '../geometry/index.ts'
import { PathSyntaxError, parsePath } from '../shapes/index.ts'
import type { ClipLayer, Layer, Variation } from '../template/index.ts'
import { LEAST_LENGTH } from './bounded-attribute.ts'

type MostLayers = Readonly<Record<Layer['kind'], number>>

/** The most layers of each kind that a design lays out. */
const MOST_GENERATED: MostLayers = { shapeoverlay: 1, clip: 2, image: 144, text: 2, overlay: 0, frame: 0 }

/** A shop's own drawings may have some more than ours, which have at most half of this. */
const MOST_DRAWN: MostLayers = { shapeoverlay: 2, clip: 60, image: 60, text: 30, overlay: 8, frame: 1 }

/** Of all clips together, in characters. */
const LONGEST_OUTLINES = 60_000

/** Fields of a ground: the sheet itself, or a tile under each photo. */
const MOST_FIELDS = 150
/** In centimetres; designs cut no smaller and have no larger letters. */
const LEAST_SIDE = 0.1
const LEAST_LETTER = 0.01
const MOST_LETTER = 200
/** In units of its outline, which a clip's box spans. */
const MOST_VIEWPORT = 10_000
const LONGEST_ATTRIBUTE = 500

const FULL_TURN = 360

/** Room for the noise of six decimals. */
const TOLERANCE = 1e-5

export interface LayoutFault {
  readonly reason: string
  /** The layer at fault, unless it is the layout as a whole. */
  readonly layer?: number
}

/**
 * Why a layout may not be saved. A collage opens with it unchanged, so it must be one that a design can make or a shop
 * can draw: no more layers, all on the sheet, and no art but the shop's.
 */
export function layoutFault(
  variation: Variation,
  sheet: Size,
  { isGenerated }: { readonly isGenerated: boolean },
): LayoutFault | undefined {
  const { layers } = variation
  const outlines = layers.reduce((sum, layer) => sum + (layer.kind === 'clip' ? layer.path.length : 0), 0)
  if (outlines > LONGEST_OUTLINES) return { reason: 'its clips are too long' }
  const most = isGenerated ? MOST_GENERATED : MOST_DRAWN
  const counts = new Map<Layer['kind'], number>()
  for (const [index, layer] of layers.entries()) {
    const count = (counts.get(layer.kind) ?? 0) + 1
    counts.set(layer.kind, count)
    if (count > most[layer.kind]) return { reason: `more than ${most[layer.kind]} ${layer.kind}`, layer: index }
    const fault = faultOnSheet(layer, sheet) ?? faultOf(layer, variation)
    if (fault !== undefined) return { reason: `${layer.kind}: ${fault}`, layer: index }
  }
  return counts.has('image') ? undefined : { reason: 'has no place for a photo' }
}

function faultOnSheet(layer: Layer, sheet: Size): string | undefined {
  const boxes = boxesOf(layer)
  // Written with six decimals it would have no size, and nobody could read it again.
  if (boxes.some(({ width, height }) => Math.min(width, height) < LEAST_LENGTH)) return 'is too thin'
  const isOnSheet = boxes.every(
    ({ x, y, width, height }) =>
      Math.min(x, y) >= -TOLERANCE && x + width <= sheet.width + TOLERANCE && y + height <= sheet.height + TOLERANCE,
  )
  if (!isOnSheet) return 'lies outside the sheet'
  if ('rotation' in layer && Math.abs(layer.rotation) > FULL_TURN) return 'is turned too far'
  return 'printMargin' in layer && layer.printMargin > MOST_WRAP ? 'is painted too far past the sheet' : undefined
}

function boxesOf(layer: Layer): readonly Rect[] {
  if (layer.kind === 'frame') return []
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
      return faultOfClip(layer)
    case 'text': {
      const { text = '', fontSize = 1, letterSpacing = 0, lineGap = 0 } = layer.look
      if (text.length > LONGEST_ATTRIBUTE) return 'is too long'
      if (fontSize < LEAST_LETTER || fontSize > MOST_LETTER) return 'has letters of no size'
      return Math.max(Math.abs(letterSpacing), lineGap) > fontSize ? 'is spaced too far' : undefined
    }
    case 'overlay':
      return assetPath(layer.url, 'svg') === undefined ? "shows what is not the shop's art" : undefined
    case 'frame':
      return undefined
  }
}

function faultOfClip({ viewportWidth, viewportHeight, path }: ClipLayer): string | undefined {
  if (Math.min(viewportWidth, viewportHeight) < LEAST_SIDE) return 'is drawn too small'
  if (Math.max(viewportWidth, viewportHeight) > MOST_VIEWPORT) return 'is drawn too large'
  // Browsers cut along what they could read of a broken outline, the printer along nothing.
  return isOutline(path) ? undefined : 'has no outline'
}

function isOutline(path: string): boolean {
  try {
    return parsePath(path).length > 0
  } catch (error) {
    if (error instanceof PathSyntaxError) return false
    throw error
  }
}
