import { FIRST_PAUSE_MS, pauseAfter } from './growing-pause.ts'

/** Loads code and retries after a pause if that fails. Returns a function that stops it. */
export function fetchUntilItComes<Code>(load: () => Promise<Code>, use: (code: Code) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const ask = (pause: number) => {
    load().then(
      (code) => {
        if (isWanted) use(code)
      },
      () => {
        if (isWanted) timer = setTimeout(() => ask(pauseAfter(pause)), pause)
      },
    )
  }
  ask(FIRST_PAUSE_MS)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}
