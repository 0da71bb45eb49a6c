import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'

/** A balancer that is not sticky: each request goes to the next server of its list, dead or alive. */
export interface RoundRobin {
  readonly url: string
  /** Where requests go from now on. */
  to(urls: readonly string[]): void
  close(): Promise<void>
}

export async function roundRobin(): Promise<RoundRobin> {
  let targets: readonly string[] = []
  let turn = 0
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(targets[turn++ % targets.length] ?? 'http://127.0.0.1:1')
    const { method, url: path, headers } = request
    // What was asked for stays in the header: to the server it is its own origin.
    const asked = ask({ hostname, port, method, path, headers, agent: false }, (answer) => {
      // How long a connection is kept is between its two ends: this one stays open until the visitor leaves.
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
