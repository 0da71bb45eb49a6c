import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { build } from 'vite'

const PACKAGE = resolve(import.meta.dirname, '../..')
/** Below the package, so that the bundle finds the packages it imports. */
const BUNDLES = join(PACKAGE, 'node_modules/.cache')

type ServerProcess = ChildProcessByStdio<null, Readable, Readable>

/** The server as it is shipped: the bundle, in processes of its own. */
export interface ServerBundle {
  /** Starts it with these settings and no others. */
  spawn(settings: Readonly<Record<string, string>>): ServerProcess
  remove(): Promise<void>
}

export async function bundleServer(): Promise<ServerBundle> {
  await mkdir(BUNDLES, { recursive: true })
  const outDir = await mkdtemp(join(BUNDLES, 'bundle-'))
  await build({ root: PACKAGE, logLevel: 'error', build: { outDir } })
  return {
    spawn: (settings) =>
      spawn(process.execPath, [join(outDir, 'main.js')], {
        env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    remove: () => rm(outDir, { recursive: true }),
  }
}

/** Waits for the line that says where the server is, and gives the address in it. */
export async function addressOf(server: ServerProcess): Promise<string> {
  let printed = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk)
    const address = /^Collagerie is ready at (\S+)$/m.exec(printed)?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`the server ended without getting ready: ${printed}`)
}

export async function endOf(server: ServerProcess): Promise<{ code: unknown; errors: string }> {
  server.stdout.resume()
  const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'close')])
  return { code, errors }
}
