import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from './errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_FETCH_SITES = new Set(['same-origin', 'none'])

/** Refuses every state-changing call that a page of another origin sends with the visitor's cookies. */
export function refuseOtherOrigins(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && !isOwnCall(request, publicOrigin)) throw new HttpFailure('otherOrigin')
  })
}

function isOwnCall(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && (typeof site !== 'string' || !OWN_FETCH_SITES.has(site))) return false
  const { origin } = request.headers
  // A browser names the origin of every such call; who sends neither header is a program without a visitor's cookies.
  if (origin === undefined) return true
  if (publicOrigin !== '') return origin === publicOrigin
  // Without a configured origin only the host can be compared: a proxy may speak TLS where this server does not.
  return URL.canParse(origin) && new URL(origin).host === request.host
}
