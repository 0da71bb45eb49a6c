import type { Config } from '../config/read-config.ts'
import { MS_PER_DAY } from '../config/times.ts'
import { PRIVATE_WORDS } from './page-frame.ts'

export type SiteFacts = Pick<Config, 'publicOrigin' | 'securityContact'>

/** How long the address can be relied on; whoever needs it later asks again. */
const CONTACT_DAYS = 30

/** What programs ask of a site, by where they look for it. A file of the same name in the web folder comes first. */
export function siteTexts(facts: SiteFacts): ReadonlyMap<string, () => string> {
  const texts = new Map([['robots.txt', robots]])
  if (facts.securityContact !== '') texts.set('.well-known/security.txt', () => securityContact(facts, Date.now()))
  return texts
}

/** Search engines may show what there is to choose from, and nothing that is somebody's own. */
function robots(): string {
  const closed = ['api/', 'health', 'metrics', ...PRIVATE_WORDS]
  return ['User-agent: *', ...closed.map((path) => `Disallow: /${path}`), ''].join('\n')
}

/** Whom to tell of a vulnerability, as RFC 9116 has it. */
function securityContact({ publicOrigin, securityContact: contact }: SiteFacts, now: number): string {
  const expires = new Date(now + CONTACT_DAYS * MS_PER_DAY).toISOString()
  const lines = [`Contact: ${contact}`, `Expires: ${expires}`]
  if (publicOrigin !== '') lines.push(`Canonical: ${publicOrigin}/.well-known/security.txt`)
  return [...lines, ''].join('\n')
}
