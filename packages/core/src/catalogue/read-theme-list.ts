import type { Material } from '../format/index.ts'
import { attempt, type Failure, refuse } from '../result/index.ts'
import {
  booleanAttribute,
  elementLabel,
  optionalAttribute,
  positiveAttribute,
  quote,
  readXml,
  refuseAttribute,
  refuseContent,
  refuseText,
  refuseUnknown,
  stringAttribute,
  toEnd,
  type XmlElement,
} from '../xml/index.ts'
import type { CatalogueSize, CatalogueTemplate } from './catalogue-template.ts'
import { claimId } from './claim-id.ts'
import { offeredMaterials } from './offered-materials.ts'
import { templateType } from './template-source.ts'

const MOST_CHARACTERS = 16_000_000

export interface ThemeList {
  readonly templates: readonly CatalogueTemplate[]
  /** One per template that was left out; the rest stays usable. */
  readonly failures: readonly Failure[]
}

export function readThemeList(xml: string): ThemeList {
  const document = readXml(xml, { mostCharacters: MOST_CHARACTERS })
  return document.ok ? toEnd(templateSteps(document.value)) : { templates: [], failures: [document.failure] }
}

/** In small steps, for a page that responds in between. */
export function* templateSteps(root: XmlElement): Generator<undefined, ThemeList> {
  if (root.name !== 'templates') {
    const reason = `${elementLabel(root)}: not a theme list`
    return { templates: [], failures: [{ name: 'xml-unknown-element', reason, line: root.line }] }
  }
  const templates: CatalogueTemplate[] = []
  const failures: Failure[] = []
  const taken = new Set<string>()
  for (const child of root.children) {
    const result = attempt(() => {
      if (child.name !== 'template') refuseUnknown(child, root)
      const template = readTemplate(child)
      claimId(taken, template.id, elementLabel(child), child.line)
      return template
    })
    if (result.ok) templates.push(result.value)
    else failures.push(inTemplate(child, result.failure))
    yield
  }
  return { templates, failures }
}

/** A size's fault means nothing without its template. */
function inTemplate(template: XmlElement, failure: Failure): Failure {
  const label = elementLabel(template)
  return failure.reason.startsWith(label) ? failure : { ...failure, reason: `${label}: ${failure.reason}` }
}

function readTemplate(element: XmlElement): CatalogueTemplate {
  refuseText(element)
  const text = (name: string) => element.attributes[name] ?? ''
  const flag = (name: string, fallback = false) => optionalAttribute(element, name, fallback, booleanAttribute)
  const taken = new Set<string>()
  const children = element.children.map((child) => readSize(child, element, taken))
  if (children.length === 0) refuse('catalogue-sizes', `${elementLabel(element)}: has no size`, element.line)
  return {
    id: stringAttribute(element, 'id'),
    parent: text('parent'),
    tags: text('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    name: stringAttribute(element, 'name'),
    thumbWidth: positiveAttribute(element, 'thumbWidth'),
    thumbHeight: positiveAttribute(element, 'thumbHeight'),
    description: text('description'),
    width: positiveAttribute(element, 'width'),
    height: positiveAttribute(element, 'height'),
    materials: readMaterials(element),
    shortInfo: text('shortInfo'),
    leftInfo: text('leftInfo'),
    category: text('category'),
    source: text('source'),
    url: text('url'),
    sizeurl: text('sizeurl'),
    labelurl: text('labelurl'),
    labelwebp: text('labelwebp'),
    starturl: text('starturl'),
    visible: flag('visible', true),
    isTileBased: flag('isTileBased'),
    hasCustomSizes: flag('hasCustomSizes'),
    ...(element.attributes['customMaterials'] !== undefined && {
      customMaterials: readMaterials(element, 'customMaterials'),
    }),
    isCustom: flag('isCustom'),
    isMaterialSpecific: flag('isMaterialSpecific'),
    type: templateType(text('source')),
    children,
  }
}

function readSize(element: XmlElement, template: XmlElement, taken: Set<string>): CatalogueSize {
  if (element.name !== 'size') refuseUnknown(element, template)
  refuseContent(element)
  claimId(taken, stringAttribute(element, 'id'), elementLabel(element), element.line)
  return {
    id: stringAttribute(element, 'id'),
    width: positiveAttribute(element, 'width'),
    height: positiveAttribute(element, 'height'),
    materials: readMaterials(element),
    description: element.attributes['description'] ?? '',
    url: element.attributes['url'] ?? '',
    ...(element.attributes['photos'] !== undefined && { photos: positiveAttribute(element, 'photos') }),
  }
}

function readMaterials(element: XmlElement, name = 'materials'): readonly Material[] {
  const codes = (element.attributes[name] ?? '').split(',').map((code) => code.trim())
  const materials = offeredMaterials(codes)
  return 'unknown' in materials ? refuseAttribute(element, name, `${quote(materials.unknown)} is not known`) : materials
}
