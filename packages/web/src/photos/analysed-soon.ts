import { analysed } from './library-store.ts'

/** Photos are placed by what they show, but nobody waits longer than this for all to be analysed. */
const PATIENCE_MS = 4000
/** A photo placed by hand must be there at once. */
const PATIENCE_FOR_ONE_MS = 600

/** Waits until photos have been analysed, within the limits above. */
export async function analysedSoon(ids: readonly string[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ids.length === 1 ? PATIENCE_FOR_ONE_MS : PATIENCE_MS)
  })
  await Promise.race([analysed(ids), enough])
  clearTimeout(timer)
}
