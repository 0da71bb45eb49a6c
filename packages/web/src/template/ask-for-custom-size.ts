import type { CustomSizeOffer } from '@collagerie/core/choice'
import { type Format, isMaterial, type Material } from '@collagerie/core/format'
import { customSizeAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'

/** Has no code in a list and comes before all others. */
const NO_PREFERENCE: Material = ''

/** The shop's offer for a custom size. Throws with the reason if there is none. */
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
