import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

interface Process {
  readonly type: string
  readonly id: number
  /** Seconds since it started. */
  readonly cpuTime: number
}

export interface Processes {
  /** Processor time of all the browser's processes together, since they started. */
  cpuMs(): Promise<number>
  /** Memory of the processes of this type: the sum, and the largest one. */
  residentMb(type: 'renderer' | 'browser'): Promise<{ readonly all: number; readonly largest: number }>
}

/** Asks the browser for its processes and the system for their memory. */
export async function watchProcesses(browser: Browser): Promise<Processes> {
  const session = await browser.newBrowserCDPSession()
  const list = async (): Promise<readonly Process[]> => (await session.send('SystemInfo.getProcessInfo')).processInfo
  return {
    cpuMs: async () => (await list()).reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0),
    async residentMb(type) {
      const sizes = (await list()).filter((each) => each.type === type).map(({ id }) => residentOf(id))
      return { all: sizes.reduce((sum, each) => sum + each, 0), largest: Math.max(0, ...sizes) }
    },
  }
}

function residentOf(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return (Number(match?.[1] ?? 0) * 1024) / 1e6
}
