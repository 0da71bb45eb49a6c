import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** open: everything passes; still: nothing moves; cut: every connection is cut. */
type ProxyState = 'open' | 'still' | 'cut'

/** Stands in front of a local server, so that a test can cut its connections. */
export interface CuttableProxy {
  /** The origin at this end. */
  readonly origin: string
  /** The bytes answered so far. */
  readonly answered: number
  /** For present and future connections. */
  set(state: ProxyState): void
  /** Cuts the next `times` connections after `bytes` bytes were sent or answered. */
  cutAfter(way: 'sent' | 'answered', bytes: number, times: number): void
  close(): Promise<void>
}

export async function cuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target)
  const ends = new Set<Socket>()
  let state: ProxyState = 'open'
  let cut = { way: 'sent', bytes: 0, times: 0 }
  let answered = 0

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(port), hostname)
    const both = [near, far]
    const end = () => both.forEach((socket) => socket.destroy())
    for (const socket of both) {
      ends.add(socket)
      socket.on('error', end).on('close', () => {
        ends.delete(socket)
        end()
      })
    }
    carry(near, far, 'sent', end)
    carry(far, near, 'answered', end)
  }).listen(0, '127.0.0.1')

  function carry(from: Socket, to: Socket, way: string, end: () => void): void {
    let bytes = 0
    from.on('data', (chunk: Buffer) => {
      if (state === 'still') return
      bytes += chunk.length
      if (way === 'answered') answered += chunk.length
      if (cut.times > 0 && cut.way === way && bytes > cut.bytes) {
        cut.times -= 1
        return end()
      }
      if (to.write(chunk)) return
      from.pause()
      to.once('drain', () => from.resume())
    })
  }

  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${Object(server.address()).port}`,
    get answered() {
      return answered
    },
    set: (next) => {
      state = next
      if (state === 'cut') for (const socket of ends) socket.destroy()
    },
    cutAfter: (way, bytes, times) => {
      cut = { way, bytes, times }
    },
    close: async () => {
      for (const socket of ends) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
