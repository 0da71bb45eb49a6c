import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Sends raw bytes, since no client would send some of them, and reads the answer until the server closes. */
export async function rawRequest(url: string, bytes: string | Buffer): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.on('error', () => undefined)
  // The sending half stays open: a server answers a caller who is still there.
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', ...rest] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  if (first === '') return undefined
  const headers = new Headers()
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
  return { status: Number(first.split(' ')[1]), headers, text: rest.join('\r\n\r\n') }
}
