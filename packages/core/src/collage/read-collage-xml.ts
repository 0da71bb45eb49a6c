import { MULTI_PAGE_PHOTO_BACKGROUND, WHITE } from '../colour/index.ts'
import { isMaterial } from '../format/index.ts'
import { attemptSteps, type Result, refuse } from '../result/index.ts'
import { readDesignValues } from '../template/index.ts'
import { optionalChild, refuseUnknown, toEnd, type XmlElement, xmlSteps } from '../xml/index.ts'
import { lengthAttribute } from './bounded-attribute.ts'
import { LONGEST_SLOT_TEXT } from './doptext-attributes.ts'
import { ExtrasKeeper } from './extras.ts'
import { readSavedLayout } from './read-saved-layout.ts'
import { readUserdata } from './read-userdata.ts'
import type { SavedCollage, SavedContent, SavedTemplate } from './saved-collage.ts'
import { readId, readPhotoId } from './saved-names.ts'

/**
 * Room for 22 full sheets, while the editor makes one. No design has more than 144 photos. A slot with effect and text
 * has six elements and some 700 characters, counting its lines in the list of photos and in the template's layout; a
 * sheet has 870 elements and 120,000 characters. The collage's picture, 500 by 500 pixels, has at most a million
 * characters even if incompressible.
 */
const MOST_COLLAGE_CHARACTERS = 4_000_000
const MOST_ELEMENTS = 20_000
const BOUNDS = {
  mostCharacters: MOST_COLLAGE_CHARACTERS,
  mostElements: MOST_ELEMENTS,
  longAttributes: { text: LONGEST_SLOT_TEXT, path: 20_000 },
}
const PARTS = ['templates', 'screenshot', 'photos', 'userdata', 'pages']
const BASE64 = /^[a-z\d+/]*={0,2}$/i

/** Returns the whole collage or its first fault. Never throws. */
export function readCollageXml(text: string): Result<SavedCollage> {
  return toEnd(collageXmlSteps(text))
}

/** Reads a collage in small steps, for a server that answers others in between. */
export function collageXmlSteps(text: string): Generator<undefined, Result<SavedCollage>> {
  return attemptSteps(collageSteps(text))
}

function* collageSteps(text: string): Generator<undefined, SavedCollage> {
  return readCollage(yield* xmlSteps(text, BOUNDS))
}

function readCollage(root: XmlElement): SavedCollage {
  if (root.name !== 'collage') refuse('xml-unknown-element', `${root.name}: not a collage`, root.line)
  const extras = new ExtrasKeeper()
  extras.known(root, '', PARTS)
  const templates = optionalChild(root, 'templates')
  const photos = optionalChild(root, 'photos')
  return {
    templates: templates
      ? extras
          .known(templates, 'templates', ['template'])
          .map((template, index) => readTemplate(template, `template ${index}`, extras))
      : [],
    screenshot: readScreenshot(optionalChild(root, 'screenshot')),
    photoIds: photos
      ? extras.known(photos, 'photos', ['photo']).map((photo, index) => {
          extras.known(photo, `photo ${index}`, [])
          return readPhotoId(photo)
        })
      : [],
    content: readContent(root, extras),
    extras: extras.all(),
  }
}

function readTemplate(element: XmlElement, path: string, extras: ExtrasKeeper): SavedTemplate {
  extras.known(element, path, ['canvas', 'generator', 'variation'])
  const canvas = optionalChild(element, 'canvas')
  const generator = optionalChild(element, 'generator')
  const variation = optionalChild(element, 'variation')
  if (canvas) extras.known(canvas, `${path}/canvas`, [])
  const material = element.attributes['material'] ?? ''
  return {
    templateId: readId(element, 'templateId'),
    childTemplateId: readId(element, 'childTemplateId'),
    // A material that is no longer sold must be chosen again.
    material: isMaterial(material) ? material : '',
    ...(canvas
      ? { format: { width: lengthAttribute(canvas, 'width'), height: lengthAttribute(canvas, 'height') } }
      : {}),
    ...(generator
      ? { generator: readDesignValues(extras.known(generator, `${path}/generator`, ['value']), 'collage-value') }
      : {}),
    ...(variation ? { variation: readSavedLayout(variation, canvas, generator !== undefined) } : {}),
  }
}

function readScreenshot(element: XmlElement | undefined): string {
  if (!element) return ''
  const child = element.children[0]
  if (child) refuseUnknown(child, element)
  const base64 = element.text.replaceAll(/\s+/g, '')
  if (!BASE64.test(base64)) refuse('collage-screenshot', 'screenshot: not base64', element.line)
  return base64
}

function readContent(root: XmlElement, extras: ExtrasKeeper): SavedContent {
  const userdata = optionalChild(root, 'userdata')
  const pages = optionalChild(root, 'pages')
  if (userdata && pages) refuse('collage-content', 'collage: both userdata and pages', pages.line)
  if (userdata) return { kind: 'sheet', sheet: readUserdata(userdata, 'userdata', WHITE, extras) }
  if (!pages) return refuse('xml-missing-element', 'collage: neither userdata nor pages', root.line)
  return {
    kind: 'pages',
    pages: extras.known(pages, 'pages', ['page']).map((page, index) => {
      const path = `page ${index}`
      extras.known(page, path, ['userdata'])
      const sheet = optionalChild(page, 'userdata')
      if (!sheet) return refuse('xml-missing-element', `${path}: userdata is missing`, page.line)
      return {
        templateId: readId(page, 'templateId'),
        childTemplateId: readId(page, 'childTemplateId'),
        sheet: readUserdata(sheet, `${path}/userdata`, MULTI_PAGE_PHOTO_BACKGROUND, extras),
      }
    }),
  }
}
