import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface CrowdReport {
  /** The number of answers to each attack. */
  readonly counts: Readonly<Record<string, number>>
  /** Answers that no server should give. */
  readonly wrong: readonly string[]
}

export interface Crowd {
  /** Resolves once every attack is being made. */
  readonly gathered: Promise<unknown>
  /** Stops all attackers. */
  end(): Promise<CrowdReport>
}

export function startCrowd(url: string): Crowd {
  const crowd = fork(join(import.meta.dirname, 'crowd.ts'), [url], { execArgv: ['--import', 'tsx'] })
  const ended = once(crowd, 'exit').then(([code]) => {
    throw new Error(`the crowd ended with ${code}`)
  })
  ended.catch(() => undefined)
  return {
    gathered: Promise.race([once(crowd, 'message'), ended]),
    end: async () => {
      const report = once(crowd, 'message')
      crowd.send('end')
      const [heard] = await Promise.race([report, ended])
      return heard
    },
  }
}
