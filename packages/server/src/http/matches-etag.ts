import type { IncomingHttpHeaders } from 'node:http'

/** Whether the caller already has what the tag names. A proxy that compresses an answer makes its tag a weak one. */
export function matchesEtag(headers: IncomingHttpHeaders, etag: string): boolean {
  const held = new Set((headers['if-none-match'] ?? '').split(',').map((each) => strong(each.trim())))
  return held.has('*') || held.has(strong(etag))
}

function strong(etag: string): string {
  return etag.replace(/^W\//, '')
}
