import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/**
 * A part of a screen that nobody needs in its first moment: its code is fetched once the page has nothing better to do, and
 * asked for again until it comes. What opens it meanwhile is remembered by whoever holds that state, and `Meanwhile` says
 * that it is coming.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      let stop: () => void
      let isWanted = true
      const ask = (pause: number) => {
        load().then(
          (loaded) => isWanted && setPart(() => loaded),
          () => {
            if (isWanted) stop = after(pause, () => ask(Math.min(2 * pause, LONGEST_PAUSE_MS)))
          },
        )
      }
      stop = whenIdle(() => ask(FIRST_PAUSE_MS), FIRST_PAUSE_MS)
      return () => {
        isWanted = false
        stop()
      }
    }, [])
    const Shown = Part ?? Meanwhile
    return Shown ? <Shown {...props} /> : null
  }
}

function after(pause: number, job: () => void): () => void {
  const timer = setTimeout(job, pause)
  return () => clearTimeout(timer)
}
