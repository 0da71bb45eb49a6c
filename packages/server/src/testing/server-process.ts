import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rename, rmdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { build, type InlineConfig } from 'vite'
import { inject } from 'vitest'

const PACKAGE = resolve(import.meta.dirname, '../..')
const LOOK_MS = 50

type ServerProcess = ChildProcessByStdio<null, Readable, Readable>

/** The server as shipped: the bundle, in separate processes. */
export interface ServerBundle {
  readonly folder: string
  /** Starts it with only these settings. */
  spawn(settings: Readonly<Record<string, string>>, role?: 'web' | 'print'): ServerProcess
}

/** The folder of what tests build, removed after the last of them. */
export function bundleFolder(): string {
  return inject('bundleFolder')
}

/** Built by the first test that needs it, for the whole run; other builds have other names. */
export async function bundleServer(name = 'server', how: InlineConfig = {}): Promise<ServerBundle> {
  const [bundle, lock] = [join(bundleFolder(), name), join(bundleFolder(), `${name}-lock`)]
  while (!(await isThere(bundle))) {
    // Only one process can create the folder.
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (isOurs) await buildInto(bundle, how).finally(() => rmdir(lock))
    else await pause(LOOK_MS)
  }
  return {
    folder: bundle,
    spawn: (settings, role) =>
      spawn(process.execPath, [join(bundle, 'main.js'), ...(role === undefined ? [] : [role])], {
        env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  }
}

/** The bundle appears only when it is complete. */
async function buildInto(bundle: string, how: InlineConfig): Promise<void> {
  if (await isThere(bundle)) return
  const outDir = `${bundle}-in-the-making`
  await build({ root: PACKAGE, logLevel: 'error', ...how, build: { outDir } })
  await rename(outDir, bundle)
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Waits for the log line with the server's address and returns the address. */
export async function addressOf(server: ServerProcess): Promise<string> {
  let printed = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk)
    const address = /^Collagerie (?:is ready|prints; its health is) at (\S+)$/m.exec(printed)?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`the server ended without getting ready: ${printed}`)
}

export async function endOf(server: ServerProcess): Promise<{ code: unknown; errors: string }> {
  server.stdout.resume()
  const [errors, [code]] = await Promise.all([text(server.stderr), once(server, 'close')])
  return { code, errors }
}
