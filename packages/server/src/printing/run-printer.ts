import { type ChildProcess, fork } from 'node:child_process'
import { constants } from 'node:os'
import { BYTES_PER_MEGABYTE } from '../config/megabytes.ts'
import { MS_PER_MINUTE } from '../config/times.ts'
import { reasonOf } from '../storage/reason-of.ts'
import { lowerPriority } from '../turns/lower-priority.ts'
import { loaderOf, programBeside } from '../turns/program-beside.ts'
import { wasKilled } from '../turns/was-killed.ts'
import { isOutage } from './is-outage.ts'
import { memoryOf } from './memory-of.ts'
import type { FromPrinter, PrintTask, ToPrinter } from './print-messages.ts'
import type { PrintOutcome } from './print-outcome.ts'

const PROGRAM = programBeside(import.meta.dirname, 'print-process')
const LOOK_AT_MEMORY_MS = 200
/** No band of a sheet takes this long: a process that is silent for longer is stuck. */
const LONGEST_SILENCE_MS = 600_000

/** The limits of one try. */
export interface PrintLimits {
  readonly memoryMb: number
  readonly minutes: number
}

interface Listener {
  photoFile(photoId: string): Promise<string | undefined>
  onProgress(percent: number): void
  onReport(report: { readonly json: string; readonly errors: number; readonly warnings: number }): Promise<void>
}

/** Prints in a separate process and watches its limits from here. Nothing of the process outlives the call. */
export function runPrinter(
  task: PrintTask,
  { memoryMb, minutes }: PrintLimits,
  listener: Listener,
  signal: AbortSignal,
  program = PROGRAM,
): Promise<PrintOutcome> {
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
  return new Promise((resolve) => {
    let outcome: PrintOutcome | undefined
    let silence: NodeJS.Timeout | undefined
    const reports: Promise<void>[] = []

    function keepReport(report: Promise<void>): void {
      reports.push(report)
      // The failure is handled below with all reports; until then it must not count as unhandled.
      report.catch(() => undefined)
    }

    function endWith(ended: PrintOutcome): void {
      outcome ??= ended
      child.kill('SIGKILL')
    }

    function hear(): void {
      clearTimeout(silence)
      silence = setTimeout(
        () => endWith({ kind: 'failed', reason: 'The print process was stuck.' }),
        LONGEST_SILENCE_MS,
      ).unref()
    }

    const memory = setInterval(() => {
      void memoryOf(child.pid ?? 0).then((bytes) => {
        if (bytes <= memoryMb * BYTES_PER_MEGABYTE) return
        endWith({ kind: 'failed', reason: `The sheet takes more memory than the ${memoryMb} MB a print may take.` })
      })
    }, LOOK_AT_MEMORY_MS).unref()
    const time = setTimeout(
      () => endWith({ kind: 'failed', reason: `The sheet takes longer than the ${minutes} minutes a print may take.` }),
      minutes * MS_PER_MINUTE,
    ).unref()
    const stop = () => endWith({ kind: 'stopped' })

    child.on('message', (message: FromPrinter) => {
      hear()
      if ('photoId' in message)
        void listener.photoFile(message.photoId).then(
          (file) => tell(child, { photoId: message.photoId, file }),
          (error: unknown) => {
            if (isOutage(error)) endWith({ kind: 'away', reason: reasonOf(error) })
            else tell(child, { photoId: message.photoId, failure: reasonOf(error) })
          },
        )
      else if ('progress' in message) listener.onProgress(message.progress)
      else if ('report' in message)
        keepReport(listener.onReport({ json: message.report, errors: message.errors, warnings: message.warnings }))
      else if ('files' in message) outcome ??= { kind: 'printed', files: message.files }
      else if ('refusal' in message) outcome ??= { kind: 'refused', reason: message.refusal }
      else outcome ??= { kind: 'failed', reason: message.failure }
    })
    child.on('error', (error) => endWith({ kind: 'failed', reason: error.message }))
    child.once('close', (code, killedBy) => {
      clearTimeout(silence)
      clearTimeout(time)
      clearInterval(memory)
      signal.removeEventListener('abort', stop)
      const unasked: PrintOutcome = wasKilled(killedBy)
        ? { kind: 'lost' }
        : { kind: 'failed', reason: `The print process ended without a file (${killedBy ?? code}).` }
      const ended = outcome ?? unasked
      // A report that could not be stored is the server's failure: the order must not go on without it.
      void Promise.all(reports).then(
        () => resolve(ended),
        (error: unknown) => {
          const reason = `The preflight could not be kept: ${reasonOf(error)}`
          // If stopping interrupted the report, the order has not failed.
          if (signal.aborted) resolve({ kind: 'stopped' })
          else resolve({ kind: isOutage(error) ? 'away' : 'failed', reason })
        },
      )
    })
    signal.addEventListener('abort', stop)
    hear()
    if (signal.aborted) stop()
    else tell(child, { task })
  })
}

/** Sends nothing to a process that has ended; its end is handled elsewhere. */
function tell(child: ChildProcess, message: ToPrinter): void {
  if (child.connected) child.send(message, () => undefined)
}
