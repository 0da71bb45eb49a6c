import { Client, Pool, type PoolConfig } from 'pg'
import { cutWhenSilent } from './cut-when-silent.ts'

const CONNECT_TIMEOUT_MS = 5000
/** After this long without traffic, the system checks whether the other end is still there. */
const QUIET_LINE_MS = 10_000

/**
 * Connections that may break without ending the process: the present caller gets an error, and the next call another
 * connection. With a `query_timeout`, a silent connection counts as broken.
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
