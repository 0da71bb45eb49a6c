import type { FastifyBaseLogger } from 'fastify'

/** Something that waits in the database to be done, by any process that does such things. */
export interface Work {
  readonly name: 'print' | 'webhook' | 'mail' | 'upkeep'
  /** Works of one name are told apart by it. */
  readonly lane?: string
  /** In this process. */
  readonly atOnce: number
  /** Does one thing and says whether there was one. It claims what it does, so that no other process does it too. */
  run(signal: AbortSignal): Promise<boolean>
}

/** Takes up work, whoever put it there. */
export interface Worker {
  start(): void
  /** Resolves once the work under way, whose signal is aborted, has ended. */
  stop(): Promise<void>
}

export type WorkLog = Pick<FastifyBaseLogger, 'error' | 'warn'>
