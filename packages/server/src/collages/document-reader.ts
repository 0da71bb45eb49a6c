import type { Worker } from 'node:worker_threads'
import { collageXmlSteps, type SavedCollage } from '@collagerie/core/collage'
import type { FailureName, Result } from '@collagerie/core/result'
import { HttpFailure } from '../http/errors.ts'
import { createHelper } from '../turns/helper.ts'
import { inTurns } from '../turns/in-turns.ts'
import { createLimitForAll } from '../turns/limit-for-all.ts'
import { programBeside } from '../turns/program-beside.ts'
import { threadOf } from '../turns/thread-of.ts'
import { TooManyWait } from '../turns/too-many-wait.ts'

const PROGRAM = programBeside(import.meta.dirname, 'reading-thread')

/** In characters. A single sheet with its picture is shorter, and reading it costs less than sending it to a thread. */
const LONG_DOCUMENT = 300_000
/** Every waiting document is held in memory. */
const MOST_WAITING = 16
const RETRY_AFTER_SECONDS = 2
const IDLE_MS = 30_000
const LONGEST_MS = 20_000
/** The thread's memory. The most demanding document takes half of it. */
const MEMORY_MB = 192
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
const TOO_MUCH: Result<never, 'too-much'> = {
  ok: false,
  failure: { name: 'too-much', reason: 'the document takes too much to be read' },
}

type ReadDocument = Result<SavedCollage, FailureName | 'too-much'>

/** Reads saved documents: small ones on the main thread, large ones one at a time on a thread of their own. */
export interface DocumentReader {
  read(userId: string, xml: string): Promise<ReadDocument>
  close(): Promise<void>
}

export function createDocumentReader(): DocumentReader {
  const limited = createLimitForAll(1, MOST_WAITING)
  const thread = createHelper(startThread, (started) => started.terminate())
  let idle: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    clearTimeout(idle)
    await thread.end()
  }

  async function readApart(xml: string): Promise<ReadDocument> {
    clearTimeout(idle)
    const read = await answerOf(thread.get(), xml)
    idle = setTimeout(() => void end(), IDLE_MS).unref()
    return read
  }

  return {
    read: (userId, xml) =>
      xml.length <= LONG_DOCUMENT
        ? inTurns(collageXmlSteps(xml))
        : limited(userId, () => readApart(xml)).catch((error: unknown) => {
            if (!(error instanceof TooManyWait)) throw error
            throw new HttpFailure('busy', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
          }),
    close: end,
  }
}

function startThread(gone: () => void): Worker {
  const thread = threadOf(PROGRAM, { maxOldGenerationSizeMb: MEMORY_MB })
  thread.on('error', () => undefined)
  thread.once('exit', gone)
  thread.unref()
  return thread
}

/** Refuses a document that takes more memory or time than the thread has. */
function answerOf(thread: Worker, xml: string): Promise<ReadDocument> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const patience = setTimeout(() => {
      isLate = true
      void thread.terminate()
    }, LONGEST_MS)
    function finish(then: () => void): void {
      clearTimeout(patience)
      thread.off('message', onRead).off('error', onError).off('exit', onExit)
      then()
    }
    const onRead = (read: ReadDocument) => finish(() => resolve(read))
    // The server is stopping, or the thread has crashed: that says nothing about the document.
    const onExit = () =>
      finish(() => (isLate ? resolve(TOO_MUCH) : reject(new HttpFailure('busy', { retryAfter: RETRY_AFTER_SECONDS }))))
    const onError = (error: Error) =>
      finish(() => ('code' in error && error.code === OUT_OF_MEMORY ? resolve(TOO_MUCH) : reject(error)))
    thread.on('message', onRead).on('error', onError).on('exit', onExit)
    thread.postMessage(xml, [])
  })
}
