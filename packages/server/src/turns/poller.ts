import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

const LOOK_EVERY_MS = 1000

/** Takes up work that waits in the database, no matter which process put it there. */
export interface Poller {
  start(): void
  /** Resolves when the running work has ended. */
  stop(): Promise<void>
}

/** `work` does one piece and returns whether there was one; `atOnce` of them run at a time. */
export function createPoller(
  work: (signal: AbortSignal) => Promise<boolean>,
  atOnce: number,
  log: Pick<FastifyBaseLogger, 'error'>,
): Poller {
  const stopping = new AbortController()
  const { signal } = stopping
  let lanes: readonly Promise<void>[] = []

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const didWork = await work(signal).catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'work that waits could not be taken up')
        return false
      })
      if (!didWork) await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    start: () => {
      lanes = Array.from({ length: atOnce }, run)
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(lanes)
    },
  }
}
