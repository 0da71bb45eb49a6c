import type { Config } from '../config/read-config.ts'
import { StartFailure } from '../config/start-failure.ts'

/** Our page to which the service redirects the pop-up. */
export const REDIRECT_PATH = '/api/social/redirect'

/** The addresses that the server itself calls. */
export interface ProviderAddresses {
  readonly tokenUrl: string
  readonly userUrl: string
  readonly feedUrl: string
  /** Hosts of the photos; a leading `*.` stands for all subdomains. */
  readonly photoHosts: readonly string[]
}

/** A service customers can bring photos from. */
export interface SocialProvider {
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where the pop-up starts: an address, or a path of the page's own origin. */
  readonly authorizeUrl: string
  /** Where it returns to, likewise. */
  readonly redirectUrl: string
  /** Our own redirect page checks the state; another page is the shop's responsibility. */
  readonly hasOwnRedirect: boolean
  /** Evaluated at each call: the sandbox knows its address only once the server listens. */
  readonly addresses: () => ProviderAddresses
}

type ProviderConfig = Pick<Config, 'social' | 'publicOrigin'>

/** The configured service, if there is one. A partial configuration fails at the start. */
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

/** An address with these fields in its query, in place of any of the same names. */
export function withQuery(address: string, fields: Readonly<Record<string, string>>): string {
  const [path = '', query = ''] = address.split('?', 2)
  const all = new URLSearchParams(query)
  for (const [name, value] of Object.entries(fields)) all.set(name, value)
  return `${path}?${all.toString()}`
}
