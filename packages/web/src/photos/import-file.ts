import type { ImportAnswer, ImportRequest } from './import-messages.ts'

type Result = ImportAnswer['result']

let worker: Worker | undefined
const waiting = new Map<string, (result: Result) => void>()

/** Decodes and shrinks a photo in a worker, so that the page stays at hand meanwhile. */
export function importFile(id: string, file: File): Promise<Result> {
  worker ??= startWorker()
  const request: ImportRequest = { id, file }
  worker.postMessage(request)
  return new Promise((resolve) => {
    waiting.set(id, resolve)
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
    waiting.get(data.id)?.(data.result)
    waiting.delete(data.id)
  }
  // A worker that dies takes its photos with it; the next file gets a new one.
  started.onerror = () => {
    worker = undefined
    started.terminate()
    for (const resolve of waiting.values()) resolve({ ok: false, error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' })
    waiting.clear()
  }
  return started
}
