import { isIP } from 'node:net'
import { PHOTO_FORMATS, type PhotoFormat } from '@collagerie/core/photo'
import { LEAST_DPI, MOST_DPI } from './dpi-bounds.ts'
import { isLoopback } from './is-loopback.ts'
import { LOG_LEVELS, type LogLevel } from './log-level.ts'

/** Each parser returns `undefined` for an invalid text; the settings table has the sentence for that. */

export function parsePort(text: string): number | undefined {
  if (!/^\d{1,5}$/.test(text)) return undefined
  const port = Number(text)
  return port <= 65_535 ? port : undefined
}

export function parseHost(text: string): string | undefined {
  return isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined
}

export function parseLogLevel(text: string): LogLevel | undefined {
  return LOG_LEVELS.find((level) => level === text)
}

export function parseTrustedProxies(text: string): readonly string[] | undefined {
  if (text === '') return []
  const networks = text.split(',').map((part) => part.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** An origin and nothing more: no path, no user, no trailing slash. An empty text means none. */
export function parseOrigin(text: string): string | undefined {
  if (text === '') return text
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  return url.origin === text.toLowerCase() ? url.origin : undefined
}

/** A whole number above 0. */
export function parseCount(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

export function parseCountOrNone(text: string): number | undefined {
  return text === '0' ? 0 : parseCount(text)
}

export function parseCountFrom(least: number, text: string): number | undefined {
  const count = parseCount(text)
  return count !== undefined && count >= least ? count : undefined
}

/** A resolution that a press can use; the printer refuses others too. */
export function parseDpi(text: string): number | undefined {
  const dpi = parseCount(text)
  return dpi !== undefined && dpi >= LEAST_DPI && dpi <= MOST_DPI ? dpi : undefined
}

/** An address a browser can be sent to: a path of this origin, or http and https. An empty text means none. */
export function parseAddress(text: string): string | undefined {
  if (text === '') return text
  const isPath = /^\/(?![/\\])/.test(text)
  const url = URL.canParse(text, isPath ? 'http://here.invalid' : undefined)
  return url && (isPath || /^https?:\/\//i.test(text)) && !/[\s{}]/.test(text) ? text : undefined
}

/** An address a browser can be sent to, with `{lang}` in places that cannot change the host. */
export function parseShopAddress(text: string): string | undefined {
  const [start = '', ...rest] = text.split('{lang}')
  const isBehindHost = rest.length === 0 || /^(?:https?:\/\/[^/?]+)?[/?]/i.test(start)
  return isBehindHost && parseAddress([start, ...rest].join('fr')) !== undefined ? text : undefined
}

/** A public contact: a mail address or a page. An empty text means none. */
export function parseContact(text: string): string | undefined {
  if (text === '') return text
  // One address in plain ASCII, without a name and password, which must stay private.
  if (!URL.canParse(text) || !/^[!-~]+$/.test(text) || text.includes(',')) return undefined
  const { username, password } = new URL(text)
  const isPlain = username === '' && password === ''
  return isPlain && /^(?:mailto:[^@]+@[^@]+|https:\/\/.+)$/i.test(text) ? text : undefined
}

/** Where secrets are sent: over TLS, or within this machine. An empty text means none. */
export function parseServiceUrl(text: string): string | undefined {
  if (text === '') return text
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, username, password, hash } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isSafe && username + password + hash === '' ? text : undefined
}

/** The address of a PostgreSQL database. After the host comes one name: more would be an unencoded password. */
export function parseDatabaseUrl(text: string): string | undefined {
  if (text === '') return text
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const { pathname, hash } = new URL(text)
  return /^\/[^/@]+$/.test(pathname) && hash === '' ? text : undefined
}

/** A mail server: only user, host and protocol. A password needs TLS. An empty text means none. */
export function parseMailUrl(text: string): string | undefined {
  if (text === '') return text
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text)
  const hasBoth = (username === '') === (password === '') && [username, password].every(isPercentEncoded)
  const isPlain = search === '?tls=off' && protocol === 'smtp:' && username === ''
  const isHow = (search === '' || isPlain) && hash === ''
  return hostname !== '' && /^\/?$/.test(pathname) && isHow && hasBoth ? text : undefined
}

function isPercentEncoded(text: string): boolean {
  return !/%(?![\da-f]{2})/i.test(text)
}

/** The sender's address, with a name if it has one. An empty text means none. */
export function parseMailbox(text: string): { readonly name: string; readonly address: string } | undefined {
  if (text === '') return { name: '', address: '' }
  const [, name, address] = /^(?:"?([^"<>\p{Cc}]*?)"? *<)?([^\s<>@",;]+@[a-z\d.-]+\.[a-z\d-]+)>?$/iu.exec(text) ?? []
  return address === undefined || text.endsWith('>') !== (name !== undefined)
    ? undefined
    : { name: name ?? '', address }
}

/** Hosts; a leading `*.` stands for all subdomains. */
export function parseHostPatterns(text: string): readonly string[] | undefined {
  if (text === '') return []
  const patterns = text.split(',').map((part) => part.trim().toLowerCase())
  return patterns.every((pattern) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(pattern))
    ? patterns
    : undefined
}

/** Addresses that messages are sent to, each once; without TLS only to this machine. */
export function parseReceivers(text: string): readonly string[] | undefined {
  if (text === '') return []
  const addresses = text.split(',').map((part) => part.trim())
  return addresses.every(isReceiver) ? [...new Set(addresses)] : undefined
}

function isReceiver(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, hash } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isSafe && username + password + hash === ''
}

export function parseSwitch(text: string): 'on' | 'off' | '' | undefined {
  return text === 'on' || text === 'off' || text === '' ? text : undefined
}

/** JPEG must be among them, since every other format becomes one. */
export function parsePhotoFormats(text: string): readonly PhotoFormat[] | undefined {
  const words = new Set(text.split(',').map((word) => word.trim()))
  const formats = PHOTO_FORMATS.filter((format) => words.has(format))
  return formats.length === words.size && words.has('jpeg') ? formats : undefined
}
