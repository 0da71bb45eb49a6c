import { Client, Pool, type PoolConfig } from 'pg'
import { cutWhenSilent } from './cut-when-silent.ts'

const CONNECT_TIMEOUT_MS = 5000
/** From then on the system asks by itself whether the other end is still there. */
const QUIET_LINE_MS = 10_000

/**
 * Connections of which none that breaks ends the process: whoever was using it is told, and the next call gets another.
 * With a `query_timeout` one that falls silent counts as broken.
 */
export function openPool(url: string, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: QUIET_LINE_MS,
    ...options,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    if (client instanceof Client) cutWhenSilent(client)
  })
  return pool
}
