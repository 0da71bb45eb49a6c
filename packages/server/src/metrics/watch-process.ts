import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './create-metrics.ts'

const RESOLUTION_MS = 20
const NS_PER_SECOND = 1e9
const MICROSECONDS_PER_SECOND = 1e6

/** The state of the process itself. */
export interface ProcessWatch {
  read(): void
  stop(): void
}

export function watchProcess(metrics: Metrics): ProcessWatch {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const late = (ns: number) => Math.max(0, ns / NS_PER_SECOND - RESOLUTION_MS / 1000)
  return {
    read: () => {
      metrics.loopLag.set({ quantile: '0.5' }, late(delay.percentile(50)))
      metrics.loopLag.set({ quantile: '0.99' }, late(delay.percentile(99)))
      metrics.loopLag.set({ quantile: '1' }, late(delay.max))
      delay.reset()
      metrics.memory.set(process.memoryUsage.rss())
      const { user, system } = process.cpuUsage()
      metrics.cpu.reset()
      metrics.cpu.inc((user + system) / MICROSECONDS_PER_SECOND)
    },
    stop: () => delay.disable(),
  }
}
