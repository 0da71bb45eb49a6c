import type { CatalogueEntry, CatalogueEntrySize } from '@collagerie/core/catalogue'
import { type DesignType, designFor, generateTemplate } from '@collagerie/core/designs'
import {
  defaultSize,
  type Format,
  ORIENTATION,
  orientationOf,
  STANDARD_SIZES,
  squareGrids,
} from '@collagerie/core/format'
import type { Template } from '@collagerie/core/template'
import { CATEGORIES, DESIGN_CARDS } from './generated-designs.ts'
import { photoCountText, sizeRangeText } from './info-texts.ts'
import { sizeEntry } from './size-entries.ts'

const HEART_SIDES = { least: 30, most: 100 }

/** The standard sizes a design can fill. */
export function sizesOf(type: DesignType): readonly Format[] {
  const squares = STANDARD_SIZES.filter((size) => orientationOf(size) === ORIENTATION.square)
  switch (type) {
    case 'tiles':
      return [tilesFormat()]
    case 'heart':
      return squares.filter(({ width }) => width >= HEART_SIDES.least && width <= HEART_SIDES.most)
    case 'scrambled':
      return squares
    case 'mosaicinsta':
      return STANDARD_SIZES.filter((size) => squareGrids(size).length > 0)
    default:
      return STANDARD_SIZES
  }
}

/** Tiles have no size list: they are as large as their number makes them. */
function tilesFormat(): Format {
  const anySize = { width: 60, height: 60 }
  return generateTemplate(designFor('tiles'), { format: anySize, material: '', values: {} }).canvas
}

/** The design as a customer first sees it: default size, default controls, no material chosen. */
export function firstTemplate(type: DesignType): Template {
  const format = defaultSize(sizesOf(type))
  if (!format) throw new Error(`design ${type} offers no size`)
  return generateTemplate(designFor(type), { format, material: '', values: {} })
}

export function generatedEntry(type: DesignType, thumb: { width: number; height: number }): CatalogueEntry {
  const card = DESIGN_CARDS[type]
  const isTiles = type === 'tiles'
  const sizes: CatalogueEntrySize[] = sizesOf(type).map((format) => sizeEntry(format, isTiles, ''))
  const photos = firstTemplate(type).variation.layers.filter((layer) => layer.kind === 'image').length
  return {
    id: `gen-${type}`,
    parent: '',
    tags: ['theme:basic', 'designer:generated', ...(isTiles ? ['designer:tiles'] : [])],
    name: card.name,
    thumbWidth: thumb.width,
    thumbHeight: thumb.height,
    description: card.description,
    shortInfo: photoCountText(photos),
    leftInfo: sizeRangeText(sizes),
    category: CATEGORIES[card.category],
    source: `gen:${type}`,
    sizeurl: '',
    labelurl: thumbUrl(type),
    visible: true,
    isTileBased: isTiles,
    hasCustomSizes: !isTiles,
    isCustom: false,
    isMaterialSpecific: !isTiles,
    sizes,
  }
}

export function thumbUrl(type: DesignType): string {
  return `/webassets/thumbs/gen-${type}.jpg`
}
