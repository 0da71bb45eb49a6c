import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const SERVER = join(ROOT, 'packages/server/dist/main.js')

/** The product as it is built, on a port and a data folder of its own. */
export async function startProduct() {
  if (!existsSync(SERVER)) throw new Error('There is nothing to visit yet: run npm run build first.')
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'collagerie-bench-'))
  const server = spawn(process.execPath, [SERVER], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' },
  })
  const origin = `http://localhost:${port}`
  await answering(`${origin}/health`)
  return {
    origin,
    stop() {
      server.kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}

async function answering(url: string): Promise<void> {
  const giveUp = Date.now() + 20_000
  while (Date.now() < giveUp) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((done) => {
      setTimeout(done, 100)
    })
  }
  throw new Error(`${url} does not answer.`)
}
