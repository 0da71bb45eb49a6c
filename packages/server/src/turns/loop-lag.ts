import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 20
const LOOK_MS = 500
/** An average delay that everybody notices. */
const LATE_MS = 150
const NS_PER_MS = 1_000_000

/** Whether the server is late: requests wait longer than their work takes. */
export interface LoopLag {
  readonly isLate: boolean
  stop(): void
}

export function watchLoopLag(): LoopLag {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let isLate = false
  const timer = setInterval(() => {
    isLate = delay.mean / NS_PER_MS - RESOLUTION_MS > LATE_MS
    delay.reset()
  }, LOOK_MS).unref()
  return {
    get isLate() {
      return isLate
    },
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
