import type { CustomSizeOffer } from '@collagerie/core/choice'
import { type Format, isMaterial, NO_PREFERENCE } from '@collagerie/core/format'
import { customSizeAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'
import { getText } from '../calls/whole-answer.ts'

/** The shop's offer for a custom size. Throws with the reason if there is none. */
export async function askForCustomSize(
  templateId: string,
  { width, height }: Format,
  signal: AbortSignal,
): Promise<CustomSizeOffer> {
  const query = new URLSearchParams({ width: String(width), height: String(height), templateId })
  const answer = await getText(`/api/customXml?${query}`, signal)
  const { materials, description } = parse(customSizeAnswerSchema, JSON.parse(answer))
  // No preference has no code in the list.
  return { materials: [NO_PREFERENCE, ...materials.split(',').filter(isMaterial).filter(Boolean)], description }
}
