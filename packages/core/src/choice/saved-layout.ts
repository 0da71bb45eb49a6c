import type { SavedTemplate } from '../collage/index.ts'
import type { Format } from '../format/index.ts'
import type { Layer, Template, Variation } from '../template/index.ts'
import { type Choice, generatedTemplateOf } from './choice.ts'

/**
 * The generated template of a saved collage, laid out as it was saved, so that its photos keep their places even if the
 * design has changed. It is laid out anew if its sheet differs or its layout was not saved. Tiles are always laid out
 * anew, since each is cut by itself and their number is the ordered size.
 */
export function savedLayoutOf(choice: Choice, { format, generator, variation }: SavedTemplate): Template | undefined {
  const generated = generatedTemplateOf(choice)
  // Without control values it is the layout of a drawn template, which no design makes.
  if (!generated || !generator || !variation || choice.offered.isTileBased) return generated
  return isSameSheet(generated, format) ? keptOn(generated, variation) : generated
}

/** A drawn template as a collage was saved on it, if it is drawn differently now. */
export function drawnAsSaved(drawn: Template, { format, generator, variation }: SavedTemplate): Template | undefined {
  if (generator || !variation || !isSameSheet(drawn, format)) return undefined
  return JSON.stringify(variation) === JSON.stringify(drawn.variation) ? undefined : { ...drawn, variation }
}

/** The addresses of a layout's art. */
export function artIn({ layers }: Variation): readonly string[] {
  return [...new Set(layers.flatMap((layer) => (layer.kind === 'overlay' ? [layer.url] : [])))]
}

function isSameSheet({ format: { width, height } }: Template, saved: Format | undefined): boolean {
  return saved?.width === width && saved.height === height
}

/** On another material only the ground reaches further. A single photo that may run over the edge is laid out anew. */
function keptOn(generated: Template, kept: Variation): Template {
  const ground = generated.variation.layers.find(isGround)
  const before = kept.layers.find(isGround)
  if (!ground || JSON.stringify(ground) === JSON.stringify(before)) return { ...generated, variation: kept }
  if (kept.layers.filter(({ kind }) => kind === 'image').length === 1) return generated
  return { ...generated, variation: { ...kept, layers: kept.layers.map((each) => (isGround(each) ? ground : each)) } }
}

const isGround = (layer: Layer) => layer.kind === 'shapeoverlay'
