import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'

/** A balancer without sticky sessions: each request goes to the next server of its list, dead or alive. */
export interface RoundRobin {
  readonly url: string
  /** Sets the servers for later requests. */
  to(urls: readonly string[]): void
  close(): Promise<void>
}

export async function roundRobin(): Promise<RoundRobin> {
  let targets: readonly string[] = []
  let turn = 0
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(targets[turn++ % targets.length] ?? 'http://127.0.0.1:1')
    const { method, url: path, headers } = request
    // The original host stays in the header: the server takes it for its own origin.
    const asked = ask({ hostname, port, method, path, headers, agent: false }, (answer) => {
      // Each connection has its own lifetime: this one stays open until the visitor leaves.
      const { connection: _line, 'keep-alive': _kept, ...said } = answer.headers
      response.writeHead(answer.statusCode ?? 0, said)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    asked.once('error', () => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { connection: 'close' }).end()
    })
    request.pipe(asked)
    request.once('error', () => asked.destroy())
  }).listen(0, '127.0.0.1')
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${Object(server.address()).port}`,
    to: (urls) => {
      targets = urls
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
