import type { FastifyBaseLogger } from 'fastify'

/** Work waiting in the database, for any process of the right role. */
export interface Work {
  readonly name: 'print' | 'webhook' | 'mail' | 'upkeep'
  /** Distinguishes works of the same name. */
  readonly lane?: string
  /** The most at once in this process. */
  readonly atOnce: number
  /** Does one piece and returns whether there was one. It claims the piece, so that no other process does it too. */
  run(signal: AbortSignal): Promise<boolean>
}

/** Takes up work, no matter which process put it there. */
export interface Worker {
  start(): void
  /** Resolves once the running work, whose signal is aborted, has ended. */
  stop(): Promise<void>
}

export type WorkLog = Pick<FastifyBaseLogger, 'error' | 'warn'>
