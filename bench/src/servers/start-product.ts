import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type RunningServer, startServer } from './start-server.ts'

const SERVER = resolve(import.meta.dirname, '../../../packages/server/dist/main.js')

/** The product as it is built. */
export async function startProduct(
  settings: Readonly<Record<string, string>> = {},
  words: readonly string[] = [],
): Promise<RunningServer> {
  if (!existsSync(SERVER)) throw new Error('There is nothing to visit yet: run npm run build first.')
  return startServer((folder) => ({
    args: [SERVER, ...words],
    env: { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...settings },
  }))
}
