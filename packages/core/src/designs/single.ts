import { type Format, isCanvas, isChosen, type Material, materialMargin } from '../format/index.ts'
import { inset, type Rect } from '../geometry/index.ts'
import { BORDER_MODE, type BorderMode } from '../template/index.ts'
import { TEXT_MODE, type TextBands, type TextMode, textBands } from '../text/index.ts'
import { controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'

const LEAST_TEXT_MARGIN_CM = 0.5
/** Extra space beyond the margin of a photo with text, as a share of the sheet's shorter side. */
const MAT = 0.028

const MARGIN_STEP = 0.5
const MOST_ON_FRONT = 2

const defaults = { marginCM: 0, hasText: TEXT_MODE.none as TextMode }

/** While no material is chosen, some margin is kept, which every material can print. */
function marginBounds(material: Material): { readonly min: number; readonly max: number } {
  return {
    min: isChosen(material) ? 0 : 0.5,
    max: isCanvas(material) ? materialMargin(material) + MOST_ON_FRONT : MOST_ON_FRONT,
  }
}

/** On canvas the margin counts from the sheet's edge: the part of it on the front, and how far the photo wraps. */
function marginOnFront(material: Material, margin: number): { front: number; wrap: number } {
  const sheet = materialMargin(material)
  if (isCanvas(material)) return { front: Math.max(0, margin - sheet), wrap: Math.max(0, sheet - margin) }
  return { front: margin, wrap: margin === 0 ? sheet : 0 }
}

/**
 * Text keeps half a centimetre from the edge even if the photo runs over it, so only the photo is stretched: to the
 * margin on the three sides without text.
 */
function photoBeside({ photoArea, title }: TextBands, format: Format, front: number): Rect {
  const free = inset({ x: 0, y: 0, ...format }, front)
  if (!title) return free
  if (title.y < photoArea.y) return { ...free, y: photoArea.y, height: free.y + free.height - photoArea.y }
  return { ...free, height: photoArea.y + photoArea.height - free.y }
}

/**
 * A photo that ends exactly at the fold would show a white line if the canvas is stretched a hair off, so its edge
 * continues round the sides: mirrored, or stretched if a mirror would turn the text over.
 */
function roundTheFold({ title }: TextBands): BorderMode {
  return title ? BORDER_MODE.stretched : BORDER_MODE.mirrored
}

/** One photo, a margin, optional text. */
export const single = defineDesign({
  type: 'single',
  category: 'single',
  moods: ['quiet', 'classic'],
  coloursFlatSheet: true,
  defaults,
  controls({ material, values }) {
    const make = controlMaker(values, defaults)
    return [
      make.number({
        key: 'marginCM',
        label: 'margin',
        ...marginBounds(material),
        step: MARGIN_STEP,
        display: 'centimetres',
      }),
      make.text(TEXT_MODE.none, TEXT_MODE.topSub),
    ]
  },
  layout({ format, material, values }) {
    const { marginCM, hasText } = values
    const { front: chosen, wrap } = marginOnFront(material, marginCM)
    const isMatted = chosen > 0 && hasText !== TEXT_MODE.none
    const front = chosen + (isMatted ? MAT * Math.min(format.width, format.height) : 0)
    const bands = textBands(hasText, format, Math.max(front, LEAST_TEXT_MARGIN_CM))
    const { photoArea: _, ...texts } = bands
    const box = photoBeside(bands, format, front)
    const photos = [wrap > 0 ? { ...box, printMargin: wrap } : box]
    return front === 0 && wrap === 0 && isCanvas(material)
      ? { photos, ...texts, borderMode: roundTheFold(bands) }
      : { photos, ...texts }
  },
})
