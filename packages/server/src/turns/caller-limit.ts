import { TooManyWait } from './too-many-wait.ts'

/**
 * Limits how many things each caller has running. A caller who wants more waits for one of their own, and never for
 * anybody else.
 */
export interface CallerLimit {
  /** Resolves to the function that frees the place; calling it again does nothing. An aborted wait takes no place. */
  enter(who: string, signal?: AbortSignal): Promise<() => void>
}

interface Own {
  inside: number
  readonly waiting: (() => void)[]
}

/** `most` is evaluated each time: there may be fewer places while the server is busy. */
export function createCallerLimit(most: () => number, mostWaiting: number): CallerLimit {
  const everybody = new Map<string, Own>()

  function leave(who: string, own: Own): void {
    own.inside -= 1
    while (own.inside < most() && own.waiting.length > 0) own.waiting.shift()?.()
    if (own.inside === 0) everybody.delete(who)
  }

  return {
    enter: async (who, signal) => {
      signal?.throwIfAborted()
      const own = everybody.get(who) ?? { inside: 0, waiting: [] }
      everybody.set(who, own)
      if (own.inside < most()) own.inside += 1
      else if (own.waiting.length >= mostWaiting) throw new TooManyWait()
      else await turnOf(own, signal)
      let isInside = true
      return () => {
        if (isInside) leave(who, own)
        isInside = false
      }
    },
  }
}

function turnOf(own: Own, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const goIn = () => {
      signal?.removeEventListener('abort', giveUp)
      own.inside += 1
      resolve()
    }
    const giveUp = () => {
      own.waiting.splice(own.waiting.indexOf(goIn), 1)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    own.waiting.push(goIn)
  })
}
