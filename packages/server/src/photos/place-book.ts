/** As many as a browser sends at once to one server. */
export const MOST_AT_ONCE = 6

/** Where it is written down which uploads are coming in. */
export interface PlaceBook {
  /** Looks and takes in one go, so that nobody comes in between. Gives what frees the place, or undefined where there is none. */
  take(userId: string, bytes: number): Promise<(() => Promise<void>) | undefined>
  /** After so long somebody who waits looks again; undefined where nobody leaves without this process knowing. */
  readonly lookAgainMs: number | undefined
}
