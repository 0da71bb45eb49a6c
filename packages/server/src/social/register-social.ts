import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import { registerSandboxRoutes } from './sandbox/sandbox-routes.ts'
import { configuredProvider } from './social-provider.ts'
import { registerSocialRoutes } from './social-routes.ts'
import type { SocialSessions } from './social-sessions.ts'

type SocialConfig = Pick<Config, 'social' | 'publicOrigin' | 'contentDir'>

/** The service of the settings; else the sandbox, where it is switched on; else none. */
export async function registerSocial(
  app: FastifyInstance,
  sessions: SocialSessions,
  config: SocialConfig,
): Promise<void> {
  const { name, hasSandbox } = config.social
  const configured = configuredProvider(config)
  if (configured === undefined && hasSandbox) {
    await registerSandboxRoutes(app, config.contentDir)
    registerSocialRoutes(app, sandboxProvider(app, name), sessions)
  } else registerSocialRoutes(app, configured, sessions)
}
