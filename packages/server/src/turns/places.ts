/** Thrown where too many of one's own wait already. */
export class PlacesFull extends Error {}

/**
 * Everybody has so many places of their own. Whoever wants more waits until one of their own comes free, so that nobody
 * ever waits for anybody else's.
 */
export interface Places {
  /** Gives the way out, which may be taken more than once. Whoever leaves while waiting is not let in any more. */
  take(who: string, signal?: AbortSignal): Promise<() => void>
}

interface Own {
  inside: number
  readonly waiting: (() => void)[]
}

/** `most` is asked each time: there may be fewer places when much is to be done. */
export function createPlaces(most: () => number, mostWaiting: number): Places {
  const everybody = new Map<string, Own>()

  function leave(who: string, own: Own): void {
    own.inside -= 1
    while (own.inside < most() && own.waiting.length > 0) own.waiting.shift()?.()
    if (own.inside === 0) everybody.delete(who)
  }

  return {
    take: async (who, signal) => {
      signal?.throwIfAborted()
      const own = everybody.get(who) ?? { inside: 0, waiting: [] }
      everybody.set(who, own)
      if (own.inside < most()) own.inside += 1
      else if (own.waiting.length >= mostWaiting) throw new PlacesFull('too many are waiting')
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
  return new Promise((settle, fail) => {
    const enter = () => {
      signal?.removeEventListener('abort', giveUp)
      own.inside += 1
      settle()
    }
    const giveUp = () => {
      own.waiting.splice(own.waiting.indexOf(enter), 1)
      fail(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    own.waiting.push(enter)
  })
}
