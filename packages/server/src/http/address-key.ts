import { isIP } from 'node:net'

/** Many customers may share one address: it may do this many times what one of them may. */
export const USERS_BEHIND_ADDRESS = 10

/** Everything that is not an address counts as one visitor, including closed connections. */
const NO_ADDRESS = 'no address'
/** IPv4 inside IPv6: as the system maps it, and as a translator for an IPv6-only network does. */
const CARRIES_IPV4 = /^(?:0:0:0:0:0:ffff|64:ff9b:0:0:0:0):([\da-f]+):([\da-f]+)$/

/**
 * The key of a limit by address. One IPv6 customer has at least a whole /64 and can call from all of its addresses, so
 * they count as one; an IPv4 address stands for itself, even if written as IPv6.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return NO_ADDRESS
  const address = bareAddress(ip)
  const family = isIP(address)
  if (family === 4) return address
  if (family === 0) return NO_ADDRESS
  const groups = groupsOf(address)
  const [, high, low] = CARRIES_IPV4.exec(groups.join(':')) ?? []
  if (high !== undefined && low !== undefined) return dotted(high, low)
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Some proxies add the port, and the system adds the network card of a link-local address. */
function bareAddress(ip: string): string {
  const text = ip.trim().replace(/%.*$/s, '')
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? []
  return (bracketed ?? beforePort ?? text).replace(/%.*$/s, '')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // This parser knows every form of an address, even one that ends in IPv4.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

function dotted(high: string, low: string): string {
  const bits = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
}
