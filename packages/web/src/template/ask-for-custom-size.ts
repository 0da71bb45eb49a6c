import type { CustomSizeOffer } from '@collagerie/core/choice'
import { type Format, isMaterial } from '@collagerie/core/format'
import { customSizeAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'

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
  return { materials: ['', ...materials.split(',').filter((code) => code !== '' && isMaterial(code))], description }
}
