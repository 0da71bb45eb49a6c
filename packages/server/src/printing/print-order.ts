import { join } from 'node:path'
import { shopMargins } from '@collagerie/core/format'
import type { PrintFile } from '@collagerie/protocol'
import { reasonOf } from '../storage/reason-of.ts'
import { isOutage } from './is-outage.ts'
import { layOutContent } from './lay-out-content.ts'
import { folderOf, type PrintAttempt } from './print-attempt.ts'
import { COUNTS_AS, type PrintOutcome } from './print-outcome.ts'
import type { PrintParts } from './print-parts.ts'
import { runPrinter } from './run-printer.ts'
import { untilBack } from './until-back.ts'
import { OrderTaken, whileLeased } from './while-leased.ts'

/** The most progress an unfinished order shows; only a ready order shows 100. */
const ALMOST = 99
/** Reasons for outcomes that name none themselves. */
const REASONS = {
  lost: 'The print process was ended from outside; it starts again.',
  stopped: 'The server stopped; it goes on after the next start.',
} as const

/** One try to print an order, in a folder of its own. It ends when the server is stopping. Its log names the order. */
interface UnderWay extends PrintParts {
  readonly attempt: PrintAttempt
  readonly folder: string
  readonly stopping: AbortSignal
}

/** Prints an order, records what became of it, and returns the folders that no order needs now. */
export async function printOrder(
  parts: PrintParts,
  attempt: PrintAttempt,
  stopping: AbortSignal,
): Promise<readonly string[]> {
  const { jobs } = parts
  const log = parts.log.child({ order: attempt.number, trace: attempt.trace })
  const underWay = { ...parts, log, attempt, folder: folderOf(attempt.number, attempt.lease), stopping }
  log.info('an order is being printed')
  try {
    const outcome = await printAndStore(underWay).catch((error: unknown) => outcomeOf(underWay, error))
    return outcome.kind === 'printed' ? await finish(underWay, outcome.files) : await endWithoutFiles(underWay, outcome)
  } catch (error) {
    log.error({ err: error }, 'what became of a print could not be noted')
    const reason = reasonOf(error)
    const note = () => (isOutage(error) ? jobs.giveBack(attempt, reason) : jobs.tryAgain(attempt, 'failures', reason))
    await untilBack(note, stopping)
    return []
  }
}

/**
 * Stores the files before the order is noted as printed: files without an order only take space, but an order without
 * files would offer a missing download.
 */
async function printAndStore(underWay: UnderWay): Promise<PrintOutcome> {
  const { prints, attempt, folder, stopping } = underWay
  const outcome = await print(underWay)
  if (outcome.kind !== 'printed') return outcome
  const almost = () => ALMOST
  await whileLeased(underWay, attempt, stopping, almost, (signal) => prints.keep(folder, outcome.files, signal))
  return outcome
}

async function print(underWay: UnderWay): Promise<PrintOutcome> {
  const { jobs, prints, printing, attempt, folder, stopping } = underWay
  const path = await prints.begin(folder)
  let progress = 0
  const { number, userId, xml, material } = attempt
  const settings = printing.settingsFor(material)
  const seen = () => progress
  return whileLeased(underWay, attempt, stopping, seen, async (signal) => {
    const frozen = await untilBack(() => printing.contentOf(number), signal)
    const content = await layOutContent(printing.contentDir, frozen, join(path, 'content'))
    return await runPrinter(
      { number, xml, material, settings, margins: shopMargins(), content, folder: path },
      printing.limits,
      {
        photoFile: (photoId) => untilBack(() => printing.photoFile(userId, photoId, join(path, 'photos')), signal),
        onProgress: (percent) => {
          progress = Math.max(progress, Math.min(percent, ALMOST))
        },
        onReport: (report) => untilBack(() => jobs.report(attempt, report), signal),
      },
      signal,
    )
  })
}

/** Notes that the order is printed, and returns the folders that no order needs now. */
async function finish(
  { jobs, log, attempt, folder }: UnderWay,
  files: readonly PrintFile[],
): Promise<readonly string[]> {
  const earlier = await jobs.finish(attempt, folder, files)
  if (earlier) log.info({ files: files.length }, 'an order is printed')
  return earlier ?? [folder]
}

/** Notes why a try made no files. Its folder is not needed any more. */
async function endWithoutFiles(
  { jobs, log, attempt, folder }: UnderWay,
  outcome: Exclude<PrintOutcome, { readonly kind: 'printed' }>,
): Promise<readonly string[]> {
  if (outcome.kind === 'taken away') {
    log.info('an order was taken from its printer')
    return [folder]
  }
  const reason = 'reason' in outcome ? outcome.reason : REASONS[outcome.kind]
  const counts = COUNTS_AS[outcome.kind]
  log.warn({ reason, counts }, 'a try to print an order ended without files')
  if (counts === 'not at all') await jobs.giveBack(attempt, reason)
  else if (counts === 'final') await jobs.refuse(attempt, reason)
  else await jobs.tryAgain(attempt, counts, reason)
  return [folder]
}

/** The outcome of a try that threw an error or whose files could not be stored. */
function outcomeOf({ log, stopping }: UnderWay, error: unknown): PrintOutcome {
  if (error instanceof OrderTaken) return { kind: 'taken away' }
  if (stopping.aborted) return { kind: 'stopped' }
  log.error({ err: error }, 'an order could not be printed')
  return { kind: isOutage(error) ? 'away' : 'failed', reason: reasonOf(error) }
}
