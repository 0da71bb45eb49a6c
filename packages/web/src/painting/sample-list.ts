import type { SamplePhoto } from '@collagerie/core/placement'
import { array, boolean, number, object, optional, parse, string } from 'valibot'

const SampleList = array(
  object({
    id: string(),
    width: number(),
    height: number(),
    url: string(),
    colour: optional(string()),
    isHero: optional(boolean()),
    suits: optional(array(string())),
  }),
)

export type Sample = SamplePhoto & { readonly url: string; readonly colour?: string | undefined }

/** The sample pictures as the shop lists them; anything else is thrown. */
export function readSampleList(answer: unknown): readonly Sample[] {
  return parse(SampleList, answer)
}
