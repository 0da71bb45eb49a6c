import { refuse } from '../result/index.ts'
import {
  booleanAttribute,
  choiceAttribute,
  elementLabel,
  notNegativeAttribute,
  numberAttribute,
  onlyAttributes,
  optionalAttribute,
  positiveAttribute,
  refuseContent,
  refuseText,
  refuseUnknown,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'
import { readBox, readColour } from './read-parts.ts'
import type { Circle, ImageLayer, Layer, ShapeOverlayLayer, TextLayer } from './template.ts'
import { readTextLook, TEXT_LOOK_NAMES } from './text-look-attributes.ts'
import { TEXT_MEANINGS } from './text-meaning.ts'

const BOX = ['x', 'y', 'width', 'height']

const ATTRIBUTES: Record<Layer['kind'], readonly string[]> = {
  shapeoverlay: ['slot', 'defaultcolor', 'printmargin'],
  clip: ['slot', ...BOX, 'state', 'viewportWidth', 'viewportHeight', 'path'],
  image: ['slot', ...BOX, 'rotation', 'printmargin', 'photoBorder'],
  text: ['slot', ...BOX, 'rotation', 'editable', 'meaning', ...TEXT_LOOK_NAMES],
  overlay: ['resource', 'url', ...BOX, 'rotation'],
  frame: [],
}

const SHAPE_ATTRIBUTES = { rectangle: BOX, circle: ['x', 'y', 'radius'] }

const READERS: Record<Layer['kind'], (element: XmlElement) => Layer> = {
  shapeoverlay: readShapeOverlay,
  clip: (element) => ({
    kind: 'clip',
    slot: stringAttribute(element, 'slot'),
    ...readBox(element),
    state: optionalAttribute(element, 'state', 'start', (_, name) => choiceAttribute(element, name, ['start', 'end'])),
    viewportWidth: positiveAttribute(element, 'viewportWidth'),
    viewportHeight: positiveAttribute(element, 'viewportHeight'),
    path: stringAttribute(element, 'path'),
  }),
  image: readImage,
  text: readTextLayer,
  overlay: (element) => {
    const { resource = '', url = '' } = element.attributes
    // A resource is a name; only an address leads to a drawing.
    if (!url) refuse('template-overlay', `${elementLabel(element)}: url is missing`, element.line)
    return { kind: 'overlay', resource, url, ...readBox(element), rotation: readRotation(element) }
  },
  frame: () => ({ kind: 'frame' }),
}

export function readLayer(element: XmlElement, variation: XmlElement): Layer {
  if (!isLayerKind(element.name)) return refuseUnknown(element, variation)
  if (element.name !== 'shapeoverlay') refuseContent(element)
  onlyAttributes(element, ATTRIBUTES[element.name])
  return READERS[element.name](element)
}

function isLayerKind(name: string): name is Layer['kind'] {
  return Object.hasOwn(READERS, name)
}

function readRotation(element: XmlElement): number {
  return optionalAttribute(element, 'rotation', 0, numberAttribute)
}

function readPrintMargin(element: XmlElement): number {
  return optionalAttribute(element, 'printmargin', 0, notNegativeAttribute)
}

function readImage(element: XmlElement): ImageLayer {
  const photoBorder = optionalAttribute(element, 'photoBorder', undefined, notNegativeAttribute)
  return {
    kind: 'image',
    slot: stringAttribute(element, 'slot'),
    ...readBox(element),
    rotation: readRotation(element),
    printMargin: readPrintMargin(element),
    ...(photoBorder === undefined ? {} : { photoBorder }),
  }
}

function readTextLayer(element: XmlElement): TextLayer {
  const meaning = optionalAttribute(element, 'meaning', undefined, (_, name) =>
    choiceAttribute(element, name, TEXT_MEANINGS),
  )
  return {
    kind: 'text',
    slot: stringAttribute(element, 'slot'),
    ...readBox(element),
    editable: optionalAttribute(element, 'editable', true, booleanAttribute),
    rotation: readRotation(element),
    ...(meaning === undefined ? {} : { meaning }),
    look: readTextLook(element),
  }
}

function readShapeOverlay(element: XmlElement): ShapeOverlayLayer {
  refuseText(element)
  const slot = stringAttribute(element, 'slot')
  const shapes = { rectangle: [] as XmlElement[], circle: [] as XmlElement[] }
  for (const child of element.children) {
    if (child.name !== 'rectangle' && child.name !== 'circle') return refuseUnknown(child, element)
    refuseContent(child)
    onlyAttributes(child, SHAPE_ATTRIBUTES[child.name])
    // Shapes have no slot of their own; their messages name the overlay's.
    shapes[child.name].push({ ...child, attributes: { ...child.attributes, slot } })
  }
  return {
    kind: 'shapeoverlay',
    slot,
    defaultColor: readColour(element, 'defaultcolor'),
    printMargin: readPrintMargin(element),
    rectangles: shapes.rectangle.map(readBox),
    circles: shapes.circle.map(readCircle),
  }
}

function readCircle(element: XmlElement): Circle {
  return {
    x: numberAttribute(element, 'x'),
    y: numberAttribute(element, 'y'),
    radius: positiveAttribute(element, 'radius'),
  }
}
