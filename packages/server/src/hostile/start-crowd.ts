import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface CrowdReport {
  /** How many answers each attack had. */
  readonly counts: Readonly<Record<string, number>>
  /** Answers no server should give. */
  readonly wrong: readonly string[]
}

export interface Crowd {
  /** Sends everybody home. */
  end(): Promise<CrowdReport>
}

export function startCrowd(url: string): Crowd {
  const crowd = fork(join(import.meta.dirname, 'crowd.ts'), [url], { execArgv: ['--import', 'tsx'] })
  const report = Promise.race([
    once(crowd, 'message').then(([heard]) => heard as CrowdReport),
    once(crowd, 'exit').then(([code]) => {
      throw new Error(`the crowd ended with ${code}`)
    }),
  ])
  report.catch(() => undefined)
  return {
    end: () => {
      crowd.send('end')
      return report
    },
  }
}
