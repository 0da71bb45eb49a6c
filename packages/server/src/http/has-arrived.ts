import type { IncomingMessage } from 'node:http'

/**
 * Waits until a request has arrived whole, without reading it. True where it has; false where it is longer than a connection
 * buffers (16 kB at least) or its caller has left.
 */
export async function hasArrived(raw: IncomingMessage, gone: AbortSignal): Promise<boolean> {
  const isWaiting = () => !raw.complete && !gone.aborted && raw.readableLength < raw.readableHighWaterMark
  if (isWaiting())
    await new Promise<void>((resolve) => {
      const look = () => {
        if (isWaiting()) return
        // Whoever reads it next starts at its beginning.
        raw.removeListener('readable', look)
        gone.removeEventListener('abort', look)
        resolve()
      }
      raw.on('readable', look)
      gone.addEventListener('abort', look)
    })
  return raw.complete && !gone.aborted
}
