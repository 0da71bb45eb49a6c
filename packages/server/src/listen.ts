import { lookup } from 'node:dns/promises'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { StartFailure } from './config/start-failure.ts'

const REASONS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) => `Port ${port} is already taken; set PORT to another one.`,
  EACCES: (_host, port) => `Port ${port} needs rights this user does not have; set PORT to 1024 or above.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (host) => `HOST ${host} is not a name this machine knows.`,
}

/** Listens and returns the address to open in a browser. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await app.listen({ host, port })
    await refuseHalfTakenPort(app, host)
  } catch (error) {
    const reason = REASONS[codeOf(error)]
    throw reason === undefined ? error : new StartFailure(reason(host, port), { cause: error })
  }
  return `http://${isOpenable(host) ? bracketed(host) : 'localhost'}:${portOf(app)}`
}

/**
 * `localhost` may mean an IPv4 and an IPv6 address, and the framework accepts one of them. If another program holds the
 * other, half of the visitors would land there.
 */
async function refuseHalfTakenPort(app: FastifyInstance, host: string): Promise<void> {
  if (host !== 'localhost') return
  const held = new Set(boundTo(app).map(({ address }) => address))
  for (const { address } of await lookup(host, { all: true })) {
    if (held.has(address)) continue
    const code = await bindingError(address, portOf(app))
    if (code === 'EADDRINUSE') throw Object.assign(new Error(`${address} is taken`), { code })
  }
}

function bindingError(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(codeOf(error)))
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)))
  })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function boundTo(app: FastifyInstance): readonly AddressInfo[] {
  return app.addresses().filter((address) => typeof address !== 'string')
}

function portOf(app: FastifyInstance): number {
  return boundTo(app)[0]?.port ?? 0
}

/** Wildcard addresses cannot be opened in a browser. */
function isOpenable(host: string): boolean {
  return host !== '0.0.0.0' && host !== '::'
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
