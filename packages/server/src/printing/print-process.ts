// A process that prints one order and ends. All memory and time that a sheet needs are spent here, so the server goes
// on serving, and it ends this process if it takes too much.
import { isMaterial, setShopMargins } from '@collagerie/core/format'
import { PrintFailure, type PrintJob, preflight, renderPrint } from '@collagerie/print'
import type { PreflightAnswer } from '@collagerie/protocol'
import type { FromPrinter, PrintTask, ToPrinter } from './print-messages.ts'
import { slotShowing } from './slot-showing.ts'

// Print files show customers' photos: only this user may read them.
process.umask(0o077)

type PhotoAnswer = Exclude<ToPrinter, { readonly task: PrintTask }>

/** Files by photo id. Without this map a bucket would send the whole file again for each page that shows it. */
const files = new Map<string, Promise<string | undefined>>()
const waiting = new Map<string, (answer: PhotoAnswer) => void>()

function say(message: FromPrinter): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()))
}

function photoFile(xml: string, photoId: string): Promise<string | undefined> {
  const asked = files.get(photoId) ?? askFor(xml, photoId)
  files.set(photoId, asked)
  return asked
}

function askFor(xml: string, photoId: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const hear = (answer: PhotoAnswer) => {
      if ('file' in answer) resolve(answer.file)
      else
        reject(
          new Error(`The original of a photo could not be looked up: ${answer.failure} (${slotShowing(xml, photoId)})`),
        )
    }
    waiting.set(photoId, hear)
    void say({ photoId })
  })
}

async function print({ material, margins, ...task }: PrintTask): Promise<void> {
  setShopMargins(margins)
  const job: PrintJob = {
    ...task,
    material: isMaterial(material) ? material : '',
    photoFile: (photoId) => photoFile(task.xml, photoId),
    onProgress: (percent) => void say({ progress: Math.floor(percent) }),
  }
  try {
    const report = await preflight(job)
    const { errors, warnings } = report
    await say({
      report: JSON.stringify(report satisfies PreflightAnswer),
      errors: errors.length,
      warnings: warnings.length,
    })
    const [first] = errors
    if (first) throw new PrintFailure(first.code, first.detail, first)
    await say({ files: await renderPrint(job) })
  } catch (error) {
    if (error instanceof PrintFailure) await say({ refusal: error.message })
    else await say({ failure: error instanceof Error ? error.message : String(error) })
  }
  process.exit()
}

process.on('message', (message: ToPrinter) => {
  if ('task' in message) void print(message.task)
  else {
    waiting.get(message.photoId)?.(message)
    waiting.delete(message.photoId)
  }
})
// Without the server nobody would keep the files.
process.once('disconnect', () => process.exit())
