/** As many as a browser sends at once to one server. */
export const MOST_AT_ONCE = 6

/** Where it is written down which uploads are coming in. */
export interface PlaceBook {
  /** Looks for a place and takes it in one step, so that nobody comes in between. Gives the function that frees it, or undefined. */
  tryEnter(userId: string, bytes: number): Promise<(() => Promise<void>) | undefined>
  /** How long somebody who waits pauses before looking again; undefined where this process hears of everybody who leaves. */
  readonly lookAgainMs: number | undefined
}
