import type { FastifyBaseLogger } from 'fastify'

const LONGEST_STOP_MS = 10_000
/** A terminal and npm both pass Ctrl+C on, so one key press arrives twice. */
const SAME_SIGNAL_MS = 500

/** Stops in order on the first signal; a second one, or too long a wait, ends the process at once. */
export function stopOnSignals(stop: () => Promise<void>, log: FastifyBaseLogger): void {
  let firstSignalAt: number | undefined

  function onSignal(): void {
    if (firstSignalAt === undefined) {
      firstSignalAt = performance.now()
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
    } else if (performance.now() - firstSignalAt > SAME_SIGNAL_MS) {
      process.exit(1)
    }
  }

  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
