import type { Material } from '../format/index.ts'
import { block, element } from '../xml/index.ts'
import type { CatalogueSize, CatalogueTemplate } from './catalogue-template.ts'

/** The answer of the theme list: every field an attribute, sizes as children. */
export function writeThemeList(templates: readonly CatalogueTemplate[]): string {
  return `${block('templates', {}, templates.map(writeTemplate))}\n`
}

function writeTemplate({ children, tags, materials, customMaterials, ...fields }: CatalogueTemplate): string {
  return block(
    'template',
    {
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
      ...(customMaterials && { customMaterials: materialList(customMaterials) }),
      isCustom: fields.isCustom,
      isMaterialSpecific: fields.isMaterialSpecific,
      type: fields.type,
    },
    children.map(writeSize),
  )
}

function writeSize({ id, width, height, materials, description, url, photos }: CatalogueSize): string {
  return element('size', {
    id,
    width,
    height,
    materials: materialList(materials),
    description,
    url,
    ...(photos !== undefined && { photos }),
  })
}

/** "No preference" has no code and stands in front of every list, so it is not written. */
function materialList(materials: readonly Material[]): string {
  return materials.filter((code) => code !== '').join(',')
}
