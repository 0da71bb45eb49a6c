/** Addresses named by a service are fetched only from its configured hosts, never from inside this network. */

/** The address of a further page of the feed, if it is one. */
export function feedPage(address: string | undefined, feedUrl: string): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const page = new URL(address)
  const feed = new URL(feedUrl)
  return page.origin === feed.origin && page.username + page.password === '' ? page.href : undefined
}

/** A photo's address, if its host is allowed. It must use the same protocol as the feed, which is TLS. */
export function photoUrl(
  address: string | undefined,
  { feedUrl, photoHosts }: { readonly feedUrl: string; readonly photoHosts: readonly string[] },
): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== new URL(feedUrl).protocol || url.username + url.password !== '') return undefined
  return photoHosts.some((pattern) => isHostOf(pattern, url.host)) ? url.href : undefined
}

function isHostOf(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}
