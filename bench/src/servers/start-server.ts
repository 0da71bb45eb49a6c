import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cpuMsOf } from '../processor-use.ts'

export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** The processor time of the process so far, in milliseconds. */
  cpuMs(): number
  stop(): Promise<void>
}

interface Command {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const READY = /ready at (http:\S+)/

/** Starts a server as a process with a folder of its own and waits until it prints its address. */
export async function startServer(commandIn: (folder: string) => Command): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-bench-'))
  const { args, env } = commandIn(folder)
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await exit
    await rm(folder, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = READY.exec(line)?.[1]
    if (url !== undefined) {
      child.stdout.resume()
      const pid = child.pid ?? 0
      return { url, pid, cpuMs: () => cpuMsOf(pid), stop }
    }
  }
  await stop()
  throw new Error('The server did not start.')
}
