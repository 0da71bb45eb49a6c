import { isChosen, type Material } from '../format/index.ts'
import { attributeTexts, type ElementJson, writeXml } from '../xml/index.ts'
import type { CatalogueSize, CatalogueTemplate } from './catalogue-template.ts'

/** The answer of the theme list. */
export function writeThemeList(templates: readonly CatalogueTemplate[]): string {
  return `${writeXml(themeListElement(templates))}\n`
}

/** Every field an attribute, sizes as children. */
export function themeListElement(templates: readonly CatalogueTemplate[]): ElementJson {
  return { name: 'templates', children: templates.map(templateElement) }
}

function templateElement({ children, tags, materials, customMaterials, ...fields }: CatalogueTemplate): ElementJson {
  return {
    name: 'template',
    attributes: attributeTexts({
      id: fields.id,
      parent: fields.parent,
      tags: tags.join(','),
      name: fields.name,
      thumbWidth: fields.thumbWidth,
      thumbHeight: fields.thumbHeight,
      description: fields.description,
      width: fields.width,
      height: fields.height,
      materials: materialList(materials),
      shortInfo: fields.shortInfo,
      leftInfo: fields.leftInfo,
      category: fields.category,
      source: fields.source,
      url: fields.url,
      sizeurl: fields.sizeurl,
      labelurl: fields.labelurl,
      labelwebp: fields.labelwebp,
      starturl: fields.starturl,
      visible: fields.visible,
      isTileBased: fields.isTileBased,
      hasCustomSizes: fields.hasCustomSizes,
      customMaterials: customMaterials && materialList(customMaterials),
      isCustom: fields.isCustom,
      isMaterialSpecific: fields.isMaterialSpecific,
      type: fields.type,
    }),
    children: children.map(sizeElement),
  }
}

function sizeElement({ id, width, height, materials, description, url, photos }: CatalogueSize): ElementJson {
  const attributes = { id, width, height, materials: materialList(materials), description, url, photos }
  return { name: 'size', attributes: attributeTexts(attributes) }
}

/** "No preference" has no code and precedes every list, so it is not written. */
function materialList(materials: readonly Material[]): string {
  return materials.filter(isChosen).join(',')
}
