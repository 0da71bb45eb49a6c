import type { IncomingMessage } from 'node:http'

const MOST_BYTES = 64_000_000
const MOST_MS = 10_000

/** Discards the rest of a request, up to a limit, before going on. */
export function whenDrained(request: IncomingMessage, goOn: () => void): void {
  if (request.complete || request.destroyed) {
    goOn()
    return
  }
  let bytes = 0
  const timer = setTimeout(done, MOST_MS)
  function done(): void {
    clearTimeout(timer)
    request.off('data', count).off('end', done).off('close', done)
    goOn()
  }
  function count(chunk: Uint8Array): void {
    bytes += chunk.length
    if (bytes > MOST_BYTES) done()
  }
  request.on('data', count).on('end', done).on('close', done)
  request.resume()
}
