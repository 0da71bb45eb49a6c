import { isMaterial, type Material } from '../format/index.ts'
import { attempt, type Result, refuse, valueOrRefuse } from '../result/index.ts'
import {
  booleanAttribute,
  choiceAttribute,
  notNegativeAttribute,
  onlyAttributes,
  onlyChild,
  optionalAttribute,
  optionalChild,
  positiveAttribute,
  quote,
  readXml,
  refuseAttribute,
  refuseContent,
  refuseText,
  refuseUnknown,
  stringAttribute,
  type XmlElement,
} from '../xml/index.ts'
import { checkLayers } from './check-layers.ts'
import { type DesignValues, readDesignValues } from './design-values.ts'
import { PHOTO_BORDER_TYPES } from './photo-border.ts'
import { readLayer } from './read-layer.ts'
import { BORDER_MODE, type BorderMode, type Template, type Variation } from './template.ts'

/** 144 slots between their clips are less than 500 elements; an outline drawn by hand has some 20,000 characters. */
const BOUNDS = { mostCharacters: 4_000_000, mostElements: 5000, longAttributes: { path: 200_000 } }
const DEFAULT_SCREEN_DPCM = 40
const PARTS = new Set(['generator', 'canvas', 'variation'])

/** Either the whole template or the first thing that is wrong with it. */
export function readTemplateXml(text: string): Result<Template> {
  return attempt(() => readTemplate(valueOrRefuse(readXml(text, BOUNDS))))
}

function readTemplate(root: XmlElement): Template {
  if (root.name !== 'template') refuse('xml-unknown-element', `${root.name}: not a template`, root.line)
  refuseText(root)
  onlyAttributes(root, ['designer', 'design', 'screendpcm', 'material', 'hasCustomSizes'])
  const unknown = root.children.find((child) => !PARTS.has(child.name))
  if (unknown) refuseUnknown(unknown, root)
  const generator = optionalChild(root, 'generator')
  const canvas = onlyChild(root, 'canvas')
  refuseContent(canvas)
  onlyAttributes(canvas, ['width', 'height'])
  return {
    designer: root.attributes['designer'] ?? '',
    design: root.attributes['design'] ?? '',
    screenDpcm: optionalAttribute(root, 'screendpcm', DEFAULT_SCREEN_DPCM, positiveAttribute),
    material: readMaterial(root),
    hasCustomSizes: optionalAttribute(root, 'hasCustomSizes', false, booleanAttribute),
    ...(generator ? { generator: readGenerator(generator) } : {}),
    format: { width: positiveAttribute(canvas, 'width'), height: positiveAttribute(canvas, 'height') },
    variation: readVariation(onlyChild(root, 'variation')),
  }
}

function readMaterial(root: XmlElement): Material {
  const code = root.attributes['material'] ?? ''
  return isMaterial(code) ? code : refuseAttribute(root, 'material', `${quote(code)} is not known`)
}

function readGenerator(generator: XmlElement): DesignValues {
  refuseText(generator)
  onlyAttributes(generator, [])
  for (const child of generator.children) {
    if (child.name !== 'value') refuseUnknown(child, generator)
    onlyAttributes(child, ['name'])
  }
  return readDesignValues(generator.children, 'template-value')
}

export function readVariation(element: XmlElement): Variation {
  refuseText(element)
  onlyAttributes(element, ['id', 'photoBorder', 'photoBorderType', 'bordermode'])
  const photoBorder = optionalAttribute(element, 'photoBorder', undefined, notNegativeAttribute)
  const photoBorderType = optionalAttribute(element, 'photoBorderType', undefined, (_, name) =>
    choiceAttribute(element, name, PHOTO_BORDER_TYPES),
  )
  const layers = element.children.map((child) => readLayer(child, element))
  checkLayers(layers, element.children)
  return {
    id: optionalAttribute(element, 'id', 'default', stringAttribute),
    ...(photoBorder === undefined ? {} : { photoBorder }),
    ...(photoBorderType === undefined ? {} : { photoBorderType }),
    borderMode: readBorderMode(element),
    layers,
  }
}

function readBorderMode(variation: XmlElement): BorderMode {
  const text = variation.attributes['bordermode'] ?? '0'
  const mode = Object.values(BORDER_MODE).find((known) => String(known) === text)
  return mode ?? refuseAttribute(variation, 'bordermode', `${quote(text)} is not known`)
}
