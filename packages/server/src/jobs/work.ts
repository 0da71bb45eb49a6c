import type { FastifyBaseLogger } from 'fastify'

/** Something that waits in the database to be done, by any process that does such things. */
export interface Work {
  readonly name: 'print' | 'webhook' | 'upkeep'
  /** Works of one name are told apart by it. */
  readonly lane?: string
  /** In this process. */
  readonly atOnce: number
  /** Does one thing and says whether there was one. It takes what it does by itself, so that nobody else does it too. */
  run(signal: AbortSignal): Promise<boolean>
}

/** Takes up work, whoever put it there. */
export interface Worker {
  start(): void
  /** Ends with the work that is under way, which hears of it. */
  stop(): Promise<void>
}

export type WorkLog = Pick<FastifyBaseLogger, 'error' | 'warn'>
