import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { REDIRECT_PATH, type SocialProvider } from '../social-provider.ts'

export const SANDBOX_PATH = '/api/social/sandbox'
export const SANDBOX_CLIENT = { id: 'collagerie', secret: 'no-secret-at-all' } as const

/** The service that this server plays itself. It is called by HTTP like any other. */
export function sandboxProvider(app: FastifyInstance, name: string): SocialProvider {
  return {
    name,
    clientId: SANDBOX_CLIENT.id,
    clientSecret: SANDBOX_CLIENT.secret,
    authorizeUrl: `${SANDBOX_PATH}/authorize`,
    redirectUrl: REDIRECT_PATH,
    hasOwnRedirect: true,
    addresses: () => {
      const host = ownHost(app)
      const base = `http://${host}${SANDBOX_PATH}`
      return { tokenUrl: `${base}/token`, userUrl: `${base}/me`, feedUrl: `${base}/media`, photoHosts: [host] }
    },
  }
}

/** Where this process listens. The host named by a caller must not decide where the server calls. */
function ownHost(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo
  const reachable = address.replace(/^0\.0\.0\.0$/, '127.0.0.1').replace(/^::$/, '::1')
  return family === 'IPv6' ? `[${reachable}]:${port}` : `${reachable}:${port}`
}
