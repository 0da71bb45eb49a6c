import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface RunningServer {
  readonly url: string
  stop(): Promise<void>
}

const ADDRESS = /https?:\/\/[\w.[\]:]+:\d+/

/** Starts a server as a process of its own and waits until it says where it listens. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = () => stopped(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const url = ADDRESS.exec(line)?.[0]
    if (url !== undefined) {
      child.stdout.resume()
      return { url, stop }
    }
  }
  throw new Error('The server did not start.')
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
