import { isCanvas, materialMargin, NO_CUSTOM_SIZE } from '../format/index.ts'
import { BORDER_MODE, type DesignValues, type Layer, type Template } from '../template/index.ts'
import { valueOf, valuesOf } from './controls.ts'
import type { Design, DesignInput, Layout } from './design.ts'

const SCREEN_DPCM = 40
const GENERATED_BACKGROUND = '0xffffff'
/** Space between capitals, as a share of their size: set tight, they shout. */
const TRACKING = 0.09

/** Fills in defaults and clamps every value into the bounds of this format and material. */
export function settle<Values extends DesignValues>(design: Design<Values>, input: DesignInput): Values {
  // Bounds may depend on other values, so clamp until nothing moves; three rounds are enough for every design.
  let values: DesignValues = { ...design.defaults, ...design.startingValues?.(input), ...input.values }
  for (let round = 0; round < 3; round++) {
    const controls = design.controls({ ...input, values })
    if (controls.every((each) => values[each.key] === valueOf(each))) break
    values = { ...values, ...valuesOf(controls) }
  }
  return Object.fromEntries(Object.keys(design.defaults).map((key) => [key, values[key] ?? 0])) as Values
}

/** How many photos settled values ask for. */
export function photoCount(design: Design, input: DesignInput): number {
  return design.photoCount?.(input) ?? design.layout(input).photos.length
}

/** A design's layout for these values, as the template every other part of the product works with. */
export function generateTemplate(design: Design, asked: DesignInput): Template {
  const values = settle(design, asked)
  const input = { ...asked, format: design.formatFor?.(values) ?? asked.format }
  const layout = design.layout({ ...input, values })
  return {
    designer: 'generated',
    design: design.type,
    screenDpcm: SCREEN_DPCM,
    material: input.material,
    hasCustomSizes: design.customSize !== NO_CUSTOM_SIZE,
    generator: values,
    format: input.format,
    variation: {
      id: 'default',
      ...(layout.photoBorder === undefined ? {} : { photoBorder: layout.photoBorder }),
      ...(layout.photoBorderType === undefined ? {} : { photoBorderType: layout.photoBorderType }),
      borderMode: layout.borderMode ?? BORDER_MODE.background,
      layers: layersOf(design, input, layout),
    },
  }
}

function layersOf(design: Design, input: DesignInput, layout: Layout): Layer[] {
  const margin = materialMargin(input.material)
  const ground: Layer = {
    kind: 'shapeoverlay',
    slot: !isCanvas(input.material) && !design.coloursFlatSheet ? 'overlayshape0' : 'overlayshape1',
    defaultColor: GENERATED_BACKGROUND,
    printMargin: margin,
    rectangles: [{ x: 0, y: 0, ...input.format }],
    circles: [],
  }
  const photos = layout.photos.map(
    (box, index): Layer => ({
      kind: 'image',
      slot: `img${index + 1}`,
      x: box.x,
      y: box.y,
      width: box.width,
      height: box.height,
      rotation: box.rotation ?? 0,
      printMargin: box.printMargin ?? 0,
      ...(box.photoBorder === undefined ? {} : { photoBorder: box.photoBorder }),
    }),
  )
  const clip = (state: 'start' | 'end'): Layer[] =>
    layout.clip ? [{ kind: 'clip', slot: 'clip1', state, ...layout.clip }] : []
  return [
    ground,
    ...clip('start'),
    ...inPaintingOrder(photos, layout),
    ...clip('end'),
    ...textLayer('txt1', layout.title),
    ...textLayer('txt2', layout.subtitle),
  ]
}

/** In reading order, but for those that lie over others. */
function inPaintingOrder(layers: readonly Layer[], { photos }: Layout): Layer[] {
  const rankOf = (index: number) => photos[index]?.rank ?? 0
  const order = layers.map((_, index) => index).toSorted((a, b) => rankOf(a) - rankOf(b))
  return order.flatMap((index) => layers[index] ?? [])
}

function textLayer(slot: string, box: Layout['title']): Layer[] {
  if (!box) return []
  const { fontSize, ...place } = box
  const look = { fontSize, letterSpacing: Number((TRACKING * fontSize).toFixed(3)) }
  return [{ kind: 'text', slot, ...place, editable: true, rotation: 0, look }]
}
