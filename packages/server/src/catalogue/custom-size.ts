import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { customSizeMaterials, customSizeRuleOf } from '@collagerie/core/choice'
import { checkCustomSize } from '@collagerie/core/format'
import type { CustomSizeAnswer, CustomSizeQuery } from '@collagerie/protocol'
import { HttpFailure } from '../http/errors.ts'

/** The materials of a template in a custom size; a size its design does not allow is refused. */
export function customSize(entries: readonly CatalogueEntry[], query: CustomSizeQuery): CustomSizeAnswer {
  const entry = entries.find(({ id }) => id === query.templateId)
  if (entry === undefined) throw new HttpFailure('unknownTemplate')
  const check = checkCustomSize(customSizeRuleOf(entry), query.width, query.height)
  if (!entry.hasCustomSizes || !check.ok) throw new HttpFailure('badCustomSize')
  const { width, height } = check.format
  const materials = customSizeMaterials(entry, check.format).filter((code) => code !== '')
  return { materials: materials.join(','), description: `${width} x ${height} cm` }
}
