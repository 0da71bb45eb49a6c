import type { CustomSizeOffer } from '@collagerie/core/choice'
import { type Format, isMaterial, type Material } from '@collagerie/core/format'
import { customSizeAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'

/** Has no code of its own in a list, and stands in front of every one. */
const NO_PREFERENCE: Material = ''

/** What the shop offers for a size the customer typed in. Throws when it does not, and says why. */
export async function askForCustomSize(
  templateId: string,
  { width, height }: Format,
  signal: AbortSignal,
): Promise<CustomSizeOffer> {
  const query = new URLSearchParams({ width: String(width), height: String(height), templateId })
  const response = await fetch(`/api/customXml?${query}`, { signal })
  if (!response.ok) throw new Error(`The custom size answered with ${response.status}.`)
  const { materials, description } = parse(customSizeAnswerSchema, await response.json())
  return { materials: [NO_PREFERENCE, ...materials.split(',').filter(isMaterial).filter(Boolean)], description }
}
