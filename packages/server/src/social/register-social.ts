import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { OpenSecrets } from './open-secrets.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import { registerSandboxRoutes } from './sandbox/sandbox-routes.ts'
import { configuredProvider } from './social-provider.ts'
import { registerSocialRoutes } from './social-routes.ts'
import type { SocialSessions } from './social-sessions.ts'

type SocialConfig = Pick<Config, 'social' | 'publicOrigin' | 'contentDir'>

/** Registers the configured service, or else the sandbox if it is on, or else none. */
export async function registerSocial(
  app: FastifyInstance,
  sessions: SocialSessions,
  limits: RateLimits,
  open: OpenSecrets,
  config: SocialConfig,
): Promise<void> {
  const { name, hasSandbox } = config.social
  const configured = configuredProvider(config)
  if (configured === undefined && hasSandbox) {
    await registerSandboxRoutes(app, open, config.contentDir)
    registerSocialRoutes(app, sandboxProvider(app, name), sessions, limits)
  } else registerSocialRoutes(app, configured, sessions, limits)
}
