import type { ImageLayer, Layer, Template, TextLayer, Variation } from '../../template/index.ts'

/** A static sheet of 30 x 20 cm with just these layers. */
export function bareTemplate(layers: readonly Layer[], variation: Partial<Variation> = {}): Template {
  return {
    designer: 'test',
    design: '',
    screenDpcm: 40,
    material: '',
    hasCustomSizes: false,
    format: { width: 30, height: 20 },
    variation: { id: 'default', borderMode: 0, ...variation, layers },
  }
}

export function imageLayer(slot: string, x: number, y: number, width: number, height: number): ImageLayer {
  return { kind: 'image', slot, x, y, width, height, rotation: 0, printMargin: 0 }
}

export function textLayer(slot: string, x: number, y: number, width: number, height: number): TextLayer {
  return { kind: 'text', slot, x, y, width, height, rotation: 0, editable: true, look: {} }
}
