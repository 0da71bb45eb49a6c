import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from './errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_FETCH_SITES = new Set(['same-origin', 'none'])

/**
 * Refuses every state-changing call that a page of another origin may have sent with the visitor's cookies. Browsers
 * tell where such a call comes from by `Sec-Fetch-Site`, `Origin` or `Referer`; a caller without these is a program,
 * and a program that sends a cookie must send one of them too.
 */
export function refuseOtherOrigins(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && !isOwnCall(request, publicOrigin)) throw new HttpFailure('otherOrigin')
  })
}

function isOwnCall(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, referer, cookie, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && (typeof site !== 'string' || !OWN_FETCH_SITES.has(site))) return false
  const from = origin ?? (referer === '' ? undefined : referer)
  if (from !== undefined) return isOwnAddress(request, from, publicOrigin)
  return site !== undefined || cookie === undefined
}

function isOwnAddress(request: FastifyRequest, address: string, publicOrigin: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined) return false
  // Without a configured origin only the host is compared, since a proxy may use TLS where this server does not.
  return publicOrigin === '' ? url.host === request.host : url.origin === publicOrigin
}
