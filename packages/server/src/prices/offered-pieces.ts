import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { customSizeMaterials, customSizeRuleOf, offeredDesign } from '@collagerie/core/choice'
import { controlValues, type Design } from '@collagerie/core/designs'
import {
  type CustomSizeRule,
  type Format,
  isChosen,
  type Material,
  NO_PREFERENCE,
  PRESS_BOUNDS,
} from '@collagerie/core/format'

export interface OfferedPiece {
  readonly material: Material
  readonly format: Format
}

/** Every piece a customer can order: listed sizes, custom sizes, and all numbers of tiles. */
export function* offeredPieces(catalogue: readonly CatalogueEntry[]): Generator<OfferedPiece> {
  const rules = new Map<CustomSizeRule, CatalogueEntry>()
  for (const entry of catalogue) {
    const design = offeredDesign(entry)
    for (const size of entry.sizes)
      for (const format of design ? wallsOf(design, size) : [size]) yield* onMaterials(format, size.materials)
    if (entry.hasCustomSizes && !entry.isTileBased) rules.set(customSizeRuleOf(entry), entry)
  }
  for (const [rule, entry] of rules)
    for (const format of customSizes(rule)) yield* onMaterials(format, customSizeMaterials(entry, format))
}

function* onMaterials(format: Format, materials: readonly Material[]): Generator<OfferedPiece> {
  for (const material of materials) if (isChosen(material)) yield { material, format }
}

/** If a design's values decide its format, one for each combination. */
function wallsOf(design: Design, format: Format): readonly Format[] {
  const { formatFor, defaults } = design
  if (!formatFor) return [format]
  const combinations = design
    .controls({ format, material: NO_PREFERENCE, values: defaults })
    .reduce<readonly Readonly<Record<string, number>>[]>(
      (before, control) =>
        before.flatMap((values) => controlValues(control).map((value) => ({ ...values, [control.key]: value }))),
      [{}],
    )
  return combinations.map((values) => formatFor({ ...defaults, ...values }))
}

/** Sizes are multiples of half a centimetre. */
const HALF = 0.5

function* customSizes(rule: CustomSizeRule): Generator<Format> {
  const { min, max } = PRESS_BOUNDS
  for (let width = min; width <= max; width += HALF)
    for (let height = min; height <= max; height += HALF) if (rule.accepts({ width, height })) yield { width, height }
}
