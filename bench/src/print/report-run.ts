import { readFileSync } from 'node:fs'

/** Does the work and prints what it cost. */
export async function reportRun(work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  const before = process.cpuUsage()
  await work()
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  console.log(
    JSON.stringify({ seconds, cpuSeconds: (user + system) / 1e6, peakMiB: Math.round(Number(peak ?? 0) / 1024) }),
  )
}
