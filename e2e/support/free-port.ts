import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that was free a moment ago; another process may take it first. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = Number(Object(server.address()).port)
  server.close()
  await once(server, 'close')
  return port
}
