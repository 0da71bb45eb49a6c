import type { Config } from '../config/read-config.ts'
import { StartFailure } from '../config/start-failure.ts'

/** The own page the service sends the pop-up back to. */
export const REDIRECT_PATH = '/api/social/redirect'

/** Where the server itself asks. */
export interface ProviderAddresses {
  readonly tokenUrl: string
  readonly userUrl: string
  readonly feedUrl: string
  /** Hosts of the photos; `*.` in front stands for everything below. */
  readonly photoHosts: readonly string[]
}

/** A service customers can bring photos from. */
export interface SocialProvider {
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where the pop-up goes: an address, or a path of the page's own origin. */
  readonly authorizeUrl: string
  /** Where it comes back to, likewise. */
  readonly redirectUrl: string
  /** The own redirect page checks the state; another page is the shop's to write. */
  readonly hasOwnRedirect: boolean
  /** Asked for at each call: the sandbox knows its own only once the server listens. */
  readonly addresses: () => ProviderAddresses
}

type ProviderConfig = Pick<Config, 'social' | 'publicOrigin'>

/** The service the settings describe, if they do. One that is half described is a failure to start. */
export function configuredProvider({ social, publicOrigin }: ProviderConfig): SocialProvider | undefined {
  const { name, authorizeUrl, tokenUrl, userUrl, feedUrl, clientId, clientSecret } = social
  if (authorizeUrl === '') return undefined
  const needed = {
    SOCIAL_TOKEN_URL: tokenUrl,
    SOCIAL_USER_URL: userUrl,
    SOCIAL_FEED_URL: feedUrl,
    SOCIAL_CLIENT_ID: clientId,
    SOCIAL_CLIENT_SECRET: clientSecret,
    'SOCIAL_REDIRECT_URL or PUBLIC_ORIGIN': social.redirectUrl || publicOrigin,
  }
  const missing = Object.entries(needed).find(([, value]) => value === '')
  if (missing) throw new StartFailure(`SOCIAL_AUTHORIZE_URL needs ${missing[0]} to be set too.`)
  const photoHosts = social.photoHosts.length > 0 ? social.photoHosts : [new URL(feedUrl).host]
  return {
    name,
    clientId,
    clientSecret,
    authorizeUrl,
    redirectUrl: social.redirectUrl || publicOrigin + REDIRECT_PATH,
    hasOwnRedirect: social.redirectUrl === '',
    addresses: () => ({ tokenUrl, userUrl, feedUrl, photoHosts }),
  }
}

/** The same address with these fields in its query. */
export function withQuery(address: string, fields: Readonly<Record<string, string>>): string {
  const [path = '', query = ''] = address.split('?', 2)
  const all = new URLSearchParams(query)
  for (const [name, value] of Object.entries(fields)) all.set(name, value)
  return `${path}?${all.toString()}`
}
