import { type ChildProcess, fork } from 'node:child_process'
import { constants } from 'node:os'
import { reasonOf } from '../storage/reason-of.ts'
import { lowerPriority } from '../turns/lower-priority.ts'
import { loaderOf, programBeside } from '../turns/program-beside.ts'
import { wasKilled } from '../turns/was-killed.ts'
import { isOutage } from './is-outage.ts'
import type { FromPrinter, PreflightMessage, PrintTask, ToPrinter } from './print-messages.ts'
import type { PrintOutcome } from './print-outcome.ts'
import { type PrintLimits, watchPrinter } from './watch-printer.ts'

const PROGRAM = programBeside(import.meta.dirname, 'print-process')

interface Listener {
  photoFile(photoId: string): Promise<string | undefined>
  onProgress(percent: number): void
  onReport(report: PreflightMessage): Promise<void>
}

/** Prints in a separate process and watches its limits from here. Nothing of the process outlives the call. */
export async function runPrinter(
  task: PrintTask,
  limits: PrintLimits,
  listener: Listener,
  signal: AbortSignal,
  program = PROGRAM,
): Promise<PrintOutcome> {
  if (signal.aborted) return { kind: 'stopped' }
  const child = startPrinter(program, limits.memoryMb)
  /** The first of them counts. */
  const outcomes: PrintOutcome[] = []
  const reports: Promise<void>[] = []

  function endWith(outcome: PrintOutcome): void {
    outcomes.push(outcome)
    child.kill('SIGKILL')
  }

  function sendPhoto(photoId: string): void {
    void listener.photoFile(photoId).then(
      (file) => tell(child, { photoId, file }),
      (error: unknown) => {
        if (isOutage(error)) endWith({ kind: 'away', reason: reasonOf(error) })
        else tell(child, { photoId, failure: reasonOf(error) })
      },
    )
  }

  function keepReport(report: Promise<void>): void {
    reports.push(report)
    // The failure is handled below with all reports; until then it must not count as unhandled.
    report.catch(() => undefined)
  }

  const watch = watchPrinter(child, limits, (reason) => endWith({ kind: 'failed', reason }))
  child.on('message', (message: FromPrinter) => {
    watch.hear()
    if ('photoId' in message) sendPhoto(message.photoId)
    else if ('progress' in message) listener.onProgress(message.progress)
    else if ('report' in message)
      keepReport(listener.onReport({ json: message.report, errors: message.errors, warnings: message.warnings }))
    else if ('files' in message) outcomes.push({ kind: 'printed', files: message.files })
    else if ('refusal' in message) outcomes.push({ kind: 'refused', reason: message.refusal })
    else outcomes.push({ kind: 'failed', reason: message.failure })
  })
  child.on('error', (error) => endWith({ kind: 'failed', reason: error.message }))
  const stop = () => endWith({ kind: 'stopped' })
  signal.addEventListener('abort', stop)
  tell(child, { task })

  const unasked = await endOf(child)
  watch.stop()
  signal.removeEventListener('abort', stop)
  return (await failedReport(reports, signal)) ?? outcomes[0] ?? unasked
}

function startPrinter(program: string, memoryMb: number): ChildProcess {
  const child = fork(program, [], {
    // Half the memory is for the heap; pixels are kept outside it.
    execArgv: [`--max-old-space-size=${Math.floor(memoryMb / 2)}`, ...loaderOf(program)],
    cwd: import.meta.dirname,
    // The printer gets none of the server's settings, some of which are secrets.
    env: { VIPS_WARNING: '0' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A customer who signs in must not wait for a print.
  lowerPriority(child.pid, constants.priority.PRIORITY_LOW)
  return child
}

/** Waits for the end of a process. Returns its outcome for the case that it named none. */
function endOf(child: ChildProcess): Promise<PrintOutcome> {
  return new Promise((resolve) => {
    child.once('close', (code, killedBy) => {
      if (wasKilled(killedBy)) resolve({ kind: 'lost' })
      else resolve({ kind: 'failed', reason: `The print process ended without a file (${killedBy ?? code}).` })
    })
  })
}

/**
 * The outcome where a report could not be stored, which is the server's failure: the order must not go on without it.
 * Undefined if all are stored.
 */
async function failedReport(reports: readonly Promise<void>[], signal: AbortSignal): Promise<PrintOutcome | undefined> {
  try {
    await Promise.all(reports)
    return undefined
  } catch (error) {
    // If stopping interrupted the report, the order has not failed.
    if (signal.aborted) return { kind: 'stopped' }
    return { kind: isOutage(error) ? 'away' : 'failed', reason: `The preflight could not be kept: ${reasonOf(error)}` }
  }
}

/** Sends nothing to a process that has ended; its end is handled elsewhere. */
function tell(child: ChildProcess, message: ToPrinter): void {
  if (child.connected) child.send(message, () => undefined)
}
