import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'

interface Allowed {
  readonly metricsToken: string
  readonly metricsAddresses: readonly string[]
}

interface Caller {
  readonly ip: string
  readonly authorization: string | undefined
}

/** Whether the shop lets a caller read the metrics; nobody by default. */
export function mayReadMetrics({ metricsToken, metricsAddresses }: Allowed): (caller: Caller) => boolean {
  const networks = new BlockList()
  for (const each of metricsAddresses) {
    const [address = '', bits] = each.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(bits), family)
  }
  const expected = digestOf(`Bearer ${metricsToken}`)
  return ({ ip, authorization = '' }) => {
    // A wrong token takes as long as the right one, however much of it is right.
    const hasToken = timingSafeEqual(digestOf(authorization), expected)
    return (metricsToken !== '' && hasToken) || networks.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6')
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
