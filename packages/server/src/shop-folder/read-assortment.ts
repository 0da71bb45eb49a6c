import type { Assortment } from '@collagerie/core/choice'
import { ANY_SIZE, type Format, formatId, type Material, marginBounds, type ShopMargins } from '@collagerie/core/format'
import * as v from 'valibot'
import { LEAST_DPI, MOST_DPI } from '../config/dpi-bounds.ts'
import { exactly, firstProblem, SELLABLE_MATERIALS } from './shop-file-rules.ts'

const SIZE = /^(\d{2,3}(?:\.5)?)x(\d{2,3}(?:\.5)?)$/
const SIZE_RULE = 'must be a size in centimetres that can be printed, such as "60x40"'
const MOST_SIZES = 100

const DPI_RULE = `must be a whole number from ${LEAST_DPI} to ${MOST_DPI}`

const sizeSchema = v.pipe(
  v.string(SIZE_RULE),
  v.transform(formatIn),
  v.check((format): format is Format => format !== undefined && ANY_SIZE.accepts(format), SIZE_RULE),
)

const dpiSchema = v.optional(
  v.pipe(v.number(DPI_RULE), v.integer(DPI_RULE), v.minValue(LEAST_DPI, DPI_RULE), v.maxValue(MOST_DPI, DPI_RULE)),
)

/** A tile is printed without a margin, so it has none to set. */
function materialSchema(material: Material) {
  const bounds = marginBounds(material)
  if (!bounds) return v.strictObject({ dpi: dpiSchema }, exactly('dpi'))
  const { min, max } = bounds
  const rule = `must be a number of centimetres from ${min} to ${max}`
  const margin = v.optional(v.pipe(v.number(rule), v.minValue(min, rule), v.maxValue(max, rule)))
  return v.strictObject({ dpi: dpiSchema, margin }, exactly('dpi and margin'))
}

const fileSchema = v.strictObject(
  {
    sizes: v.optional(
      v.pipe(
        v.array(sizeSchema, 'must be a list of sizes'),
        v.nonEmpty('must have at least one size'),
        v.maxLength(MOST_SIZES, `must have at most ${MOST_SIZES} sizes`),
        v.check(
          (sizes) => new Set(sizes.map((size) => size && formatId(size))).size === sizes.length,
          'has a size twice',
        ),
      ),
    ),
    customSizes: v.optional(v.boolean('must be true or false')),
    materials: v.optional(
      v.pipe(
        v.strictObject(
          Object.fromEntries(SELLABLE_MATERIALS.map((material) => [material, v.optional(materialSchema(material))])),
          exactly(SELLABLE_MATERIALS.join(', ')),
        ),
        v.check((materials) => Object.keys(materials).length > 0, 'must have at least one material'),
      ),
    ),
  },
  exactly('sizes, customSizes and materials'),
)

/** A file's settings for one material. */
interface Own {
  readonly dpi?: number | undefined
  readonly margin?: number | undefined
}

/** What the shop sells. The file may also set the print resolution and the margins beyond the front. */
export interface ReadAssortment {
  readonly assortment: Assortment
  readonly dpi: ReadonlyMap<Material, number>
  readonly margins: ShopMargins
}

/** The assortment in a file, or what is wrong with it, beginning with the place. */
export function readAssortment(given: unknown): ReadAssortment | { readonly problem: string } {
  const { success, output, issues } = v.safeParse(fileSchema, given)
  if (!success) return { problem: firstProblem(issues) }
  const { sizes, customSizes, materials } = output
  const sold = materials && SELLABLE_MATERIALS.filter((material) => materials[material] !== undefined)
  const dpi = new Map<Material, number>()
  const margins: Partial<Record<Material, number>> = {}
  for (const material of sold ?? []) {
    const own: Own = materials?.[material] ?? {}
    if (own.dpi !== undefined) dpi.set(material, own.dpi)
    if (own.margin !== undefined) margins[material] = own.margin
  }
  return {
    assortment: {
      ...(sizes && { sizes: sizes.flatMap((size) => size ?? []) }),
      ...(customSizes !== undefined && { hasCustomSizes: customSizes }),
      ...(sold && { materials: sold }),
    },
    dpi,
    margins,
  }
}

function formatIn(text: string): Format | undefined {
  const [, width, height] = SIZE.exec(text) ?? []
  return width !== undefined && height !== undefined ? { width: Number(width), height: Number(height) } : undefined
}
