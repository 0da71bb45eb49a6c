import type { SavedTemplate } from '../collage/index.ts'
import type { Layer, Template, Variation } from '../template/index.ts'
import { type Choice, generatedTemplateOf } from './choice.ts'

/**
 * The generated template of a saved collage, laid out as it was saved: its photos keep their places, whatever its design
 * would do today. It is laid out anew where its sheet is another one, or where nothing says how it was; tiles always are,
 * as each is cut and packed by itself and their number is the size that was ordered.
 */
export function savedLayoutOf(choice: Choice, { canvas, variation }: SavedTemplate): Template | undefined {
  const generated = generatedTemplateOf(choice)
  if (!generated || !variation || choice.offered.isTileBased) return generated
  const { width, height } = generated.canvas
  const isSameSheet = canvas?.width === width && canvas.height === height
  return isSameSheet ? keptOn(generated, variation) : generated
}

/** On another material the ground alone reaches further; one photo alone, which may run over the edge, is laid out for it. */
function keptOn(generated: Template, kept: Variation): Template {
  const ground = generated.variation.layers.find(isGround)
  const before = kept.layers.find(isGround)
  if (!ground || JSON.stringify(ground) === JSON.stringify(before)) return { ...generated, variation: kept }
  if (kept.layers.filter(({ kind }) => kind === 'image').length === 1) return generated
  return { ...generated, variation: { ...kept, layers: kept.layers.map((each) => (isGround(each) ? ground : each)) } }
}

const isGround = (layer: Layer) => layer.kind === 'shapeoverlay'
