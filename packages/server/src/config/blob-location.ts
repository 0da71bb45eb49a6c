import { isLoopback } from './is-loopback.ts'

/** A bucket of an S3-compatible server, and where in it. */
export interface BlobLocation {
  readonly bucket: string
  /** Empty, or ends with a slash. */
  readonly prefix: string
  /** Empty for Amazon's own. */
  readonly endpoint: string
  /** Empty if the address names none. */
  readonly region: string
  /** Whether the bucket is named in the path rather than in the host. */
  readonly isPathStyle: boolean
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^(?:\/[\w.-]+)*\/?$/
const PARAMETERS = new Set(['endpoint', 'region', 'pathStyle'])

/**
 * Reads `s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-west-1&pathStyle=true`, which contains no keys or
 * secrets.
 */
export function readBlobsUrl(text: string): BlobLocation | undefined {
  if (!text.startsWith('s3://') || !URL.canParse(text)) return undefined
  const { host, pathname, searchParams, hash, username, password } = new URL(text)
  const names = [...searchParams.keys()]
  const isKnown = names.every((name) => PARAMETERS.has(name)) && new Set(names).size === names.length
  if (!BUCKET.test(host) || !PREFIX.test(pathname) || !isKnown || hash + username + password !== '') return undefined
  if (pathname.split('/').some((part) => part === '.' || part === '..')) return undefined
  const endpoint = readEndpoint(searchParams.get('endpoint') ?? '')
  const region = searchParams.get('region') ?? ''
  const pathStyle = searchParams.get('pathStyle') ?? (endpoint === '' ? 'false' : 'true')
  if (endpoint === undefined || !/^[a-z0-9-]*$/.test(region) || !/^(?:true|false)$/.test(pathStyle)) return undefined
  const prefix = pathname.replace(/^\//, '').replace(/([^/])$/, '$1/')
  return { bucket: host, prefix, endpoint, region, isPathStyle: pathStyle === 'true' }
}

/** An origin, since the server's own paths follow it. */
function readEndpoint(text: string): string | undefined {
  if (text === '') return ''
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(text)
  const isOrigin = pathname === '/' && search + hash + username + password === ''
  // Photos and signed requests must not be readable on their way.
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  return isOrigin && isSafe ? origin : undefined
}
