import type { Rect } from '../geometry/index.ts'
import { blockElement, element } from '../xml/index.ts'
import { formatDesignValue } from './design-values.ts'
import type { Layer, Template, Variation } from './template.ts'
import { textLookAttributes } from './text-look-attributes.ts'

type LayerOf<Kind extends Layer['kind']> = Extract<Layer, { kind: Kind }>

const WRITERS: { readonly [Kind in Layer['kind']]: (layer: LayerOf<Kind>) => string } = {
  shapeoverlay: (layer) =>
    element('shapeoverlay', { slot: layer.slot, defaultcolor: layer.defaultColor, printmargin: layer.printMargin }, [
      ...layer.rectangles.map((rectangle) => element('rectangle', box(rectangle))),
      ...layer.circles.map(({ x, y, radius }) => element('circle', { x, y, radius })),
    ]),
  clip: (layer) =>
    element('clip', {
      slot: layer.slot,
      ...box(layer),
      state: layer.state,
      viewportWidth: layer.viewportWidth,
      viewportHeight: layer.viewportHeight,
      path: layer.path,
    }),
  image: (layer) =>
    element('image', {
      slot: layer.slot,
      ...box(layer),
      rotation: layer.rotation,
      printmargin: layer.printMargin,
      photoBorder: layer.photoBorder,
    }),
  text: (layer) =>
    element('text', {
      slot: layer.slot,
      ...box(layer),
      rotation: layer.rotation,
      editable: layer.editable,
      meaning: layer.meaning,
      ...textLookAttributes(layer.look),
    }),
  overlay: (layer) =>
    element('overlay', { resource: layer.resource, url: layer.url, ...box(layer), rotation: layer.rotation }),
  frame: () => element('frame', {}),
}

/** Deterministic to the byte: the same template always gives the same text. Numbers keep six decimals. */
export function writeTemplateXml(template: Template): string {
  const { variation, generator } = template
  const values = Object.entries(generator ?? {}).map(([name, value]) =>
    element('value', { name }, [formatDesignValue(value)]),
  )
  const written = blockElement(
    'template',
    {
      designer: template.designer,
      design: template.design,
      screendpcm: template.screenDpcm,
      material: template.material,
      hasCustomSizes: template.hasCustomSizes,
    },
    [
      ...(generator ? [element('generator', {}, values)] : []),
      element('canvas', { width: template.format.width, height: template.format.height }),
      writeVariation(variation),
    ],
  )
  return `${written}\n`
}

export function writeVariation({ id, photoBorder, photoBorderType, borderMode, layers }: Variation): string {
  return blockElement('variation', { id, photoBorder, photoBorderType, bordermode: borderMode }, layers.map(writeLayer))
}

function writeLayer<Kind extends Layer['kind']>(layer: LayerOf<Kind> & { kind: Kind }): string {
  return WRITERS[layer.kind](layer)
}

function box({ x, y, width, height }: Rect): { x: number; y: number; width: number; height: number } {
  return { x, y, width, height }
}
