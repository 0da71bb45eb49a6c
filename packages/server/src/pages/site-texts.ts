import type { Config } from '../config/read-config.ts'
import { MS_PER_DAY } from '../config/times.ts'
import { PRIVATE_WORDS } from './page-frame.ts'

export type SiteFacts = Pick<Config, 'publicOrigin' | 'securityContact'>

/** How long the address is valid. */
const CONTACT_DAYS = 30

/** Texts that programs request from a site, by path. A file of the same name in the web folder takes precedence. */
export function siteTexts(facts: SiteFacts): ReadonlyMap<string, () => string> {
  const texts = new Map([['robots.txt', robots]])
  if (facts.securityContact !== '') texts.set('.well-known/security.txt', () => securityContact(facts, Date.now()))
  return texts
}

/** Search engines may show the catalogue, but nothing private. */
function robots(): string {
  const closed = ['api/', 'health', 'metrics', ...PRIVATE_WORDS]
  return ['User-agent: *', ...closed.map((path) => `Disallow: /${path}`), ''].join('\n')
}

/** Where to report a vulnerability, according to RFC 9116. */
function securityContact({ publicOrigin, securityContact: contact }: SiteFacts, now: number): string {
  const expires = new Date(now + CONTACT_DAYS * MS_PER_DAY).toISOString()
  const lines = [`Contact: ${contact}`, `Expires: ${expires}`]
  if (publicOrigin !== '') lines.push(`Canonical: ${publicOrigin}/.well-known/security.txt`)
  return [...lines, ''].join('\n')
}
