import type { IncomingMessage } from 'node:http'

/**
 * Waits until a request has arrived completely, without reading it. False if it is longer than a connection buffers (16
 * kB at least) or its caller has left.
 */
export async function hasArrived(raw: IncomingMessage, gone: AbortSignal): Promise<boolean> {
  const isWaiting = () => !raw.complete && !gone.aborted && raw.readableLength < raw.readableHighWaterMark
  if (isWaiting())
    await new Promise<void>((resolve) => {
      const look = () => {
        if (isWaiting()) return
        // The next reader starts at the beginning.
        raw.removeListener('readable', look)
        gone.removeEventListener('abort', look)
        resolve()
      }
      raw.on('readable', look)
      gone.addEventListener('abort', look)
    })
  return raw.complete && !gone.aborted
}
