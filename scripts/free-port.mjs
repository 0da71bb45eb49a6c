import { once } from 'node:events'
import { createServer } from 'node:net'

export async function freePort() {
  const listener = createServer().listen(0, 'localhost')
  await once(listener, 'listening')
  const { port } = listener.address()
  listener.close()
  await once(listener, 'close')
  return port
}
