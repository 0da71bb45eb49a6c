import { SAMPLES } from '../samples/index.ts'
import type { Photograph } from './light/photograph.ts'

/** The samples that are rendered by light, by name. */
export const PHOTOGRAPHS: readonly Photograph[] = SAMPLES.filter((each): each is Photograph => 'open' in each).toSorted(
  (a, b) => (a.id < b.id ? -1 : 1),
)
