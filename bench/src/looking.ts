import type { CollagePage } from '@collagerie/core/collage'
import type { AutofillPhoto } from '@collagerie/core/placement'

/** A sheet and the photos it is to be filled with. */
export interface Filling {
  readonly page: CollagePage
  readonly photos: readonly AutofillPhoto[]
}

declare global {
  interface Window {
    /** Looks at each of the chosen files `rounds` times, one after the other. */
    measureLooks(rounds: number): Promise<readonly number[]>
    measureFills(fillings: readonly Filling[]): Promise<readonly number[]>
  }
}
