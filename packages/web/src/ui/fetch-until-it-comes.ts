const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** Asks for code that is put off, and again after a pause when the line drops, until it comes. Gives back how to stop that. */
export function fetchUntilItComes<Code>(load: () => Promise<Code>, use: (code: Code) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const ask = (pause: number) => {
    load().then(
      (code) => {
        if (isWanted) use(code)
      },
      () => {
        if (isWanted) timer = setTimeout(() => ask(Math.min(2 * pause, LONGEST_PAUSE_MS)), pause)
      },
    )
  }
  ask(FIRST_PAUSE_MS)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
