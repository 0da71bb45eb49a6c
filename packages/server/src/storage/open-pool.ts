import { Pool, type PoolConfig } from 'pg'

const CONNECT_TIMEOUT_MS = 5000

/** Connections of which none that breaks ends the process: whoever was using it is told, and the next call gets another. */
export function openPool(url: string, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...options,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  return pool
}
