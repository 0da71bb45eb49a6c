import {
  type CatalogueEntry,
  type CatalogueEntrySize,
  isGenerated,
  LANGUAGES,
  type Localised,
} from '../catalogue/index.ts'
import {
  defaultSize,
  type Format,
  formatId,
  isChosen,
  type Material,
  materialsFor,
  NO_PREFERENCE,
  sizeMatching,
} from '../format/index.ts'
import { customSizeRuleOf } from './offered-design.ts'

/** The part of the catalogue that a shop sells; by default all of it. */
export interface Assortment {
  readonly sizes?: readonly Format[]
  /** Whether customers may type a custom size where the template allows it. */
  readonly hasCustomSizes?: boolean
  readonly materials?: readonly Material[]
}

/** A template as the shop sells it; undefined if the shop sells none of it. */
export function soldEntry(entry: CatalogueEntry, assortment: Assortment): CatalogueEntry | undefined {
  const { materials, hasCustomSizes = true } = assortment
  const sizes = sizesIn(entry, assortment).flatMap((size) => {
    const sold = soldOf(size.materials, materials)
    return sold.length > 0 ? [{ ...size, materials: [NO_PREFERENCE, ...sold] }] : []
  })
  const opening = defaultSize(sizes)
  if (!opening) return undefined
  return {
    ...entry,
    sizes,
    hasCustomSizes: entry.hasCustomSizes && hasCustomSizes,
    ...(materials && { customMaterials: materials }),
    // The picture shows the size in which the template opened before.
    starturl: opening.id === defaultSize(entry.sizes)?.id ? entry.starturl : '',
  }
}

function soldOf(offered: readonly Material[], sold: readonly Material[] | undefined): readonly Material[] {
  return offered.filter((material) => isChosen(material) && (sold?.includes(material) ?? true))
}

/**
 * The sizes in the shop's order. A design suits any size its rule accepts, a drawn template only those it was drawn in.
 */
function sizesIn(entry: CatalogueEntry, { sizes }: Assortment): readonly CatalogueEntrySize[] {
  if (!sizes || entry.isTileBased) return entry.sizes
  const canBeMade = (format: Format) =>
    entry.hasCustomSizes && isGenerated(entry.source) && customSizeRuleOf(entry).accepts(format)
  return sizes.flatMap((format) => {
    const listed = sizeMatching(entry.sizes, format)
    if (listed) return [listed]
    return canBeMade(format) ? [madeSize(format)] : []
  })
}

function madeSize(format: Format): CatalogueEntrySize {
  const { width, height } = format
  const description = Object.fromEntries(LANGUAGES.map((language) => [language, `${width} x ${height} cm`]))
  return {
    id: formatId(format),
    width,
    height,
    materials: materialsFor(format, 'sheets'),
    description: description as Localised<string>,
    url: '',
  }
}
