/** As long as our server waits for a request to arrive: whatever is silent for longer has nothing more to say. */
const LONGEST_SILENCE_MS = 300_000

interface Silence {
  /** There was a sign of life. */
  heard(): void
  stop(): void
}

/** Calls `giveUp` once nothing was `heard` for too long, however long the call takes as a whole. */
export function whenSilent(giveUp: () => void): Silence {
  let timer = setTimeout(giveUp, LONGEST_SILENCE_MS)
  const stop = () => clearTimeout(timer)
  return {
    heard: () => {
      stop()
      timer = setTimeout(giveUp, LONGEST_SILENCE_MS)
    },
    stop,
  }
}
