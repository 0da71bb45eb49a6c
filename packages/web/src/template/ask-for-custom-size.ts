import type { CustomSizeOffer } from '@collagerie/core/choice'
import { type Format, isMaterial, type Material } from '@collagerie/core/format'
import { customSizeAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'
import { getText } from '../calls/whole-answer.ts'

/** Has no code in a list and comes before all others. */
const NO_PREFERENCE: Material = ''

/** The shop's offer for a custom size. Throws with the reason if there is none. */
export async function askForCustomSize(
  templateId: string,
  { width, height }: Format,
  signal: AbortSignal,
): Promise<CustomSizeOffer> {
  const query = new URLSearchParams({ width: String(width), height: String(height), templateId })
  const answer = await getText(`/api/customXml?${query}`, signal)
  const { materials, description } = parse(customSizeAnswerSchema, JSON.parse(answer))
  return { materials: [NO_PREFERENCE, ...materials.split(',').filter(isMaterial).filter(Boolean)], description }
}
