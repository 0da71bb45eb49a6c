import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startBrowser } from '../browser.ts'
import { printTable } from '../print-table.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const SERVER = join(ROOT, 'packages/server/dist/main.js')
const BUDGET_KB = 110

/** What others send before work can start, gzipped, as measured when these tools were compared. */
const OTHERS = [
  ['Excalidraw', 226],
  ['tldraw', 652],
  ['Polotno', 694],
] as const

/** All scripts a first visit to the catalogue downloads, as a browser meets them. */
export async function measureDownload(): Promise<void> {
  if (!existsSync(SERVER)) throw new Error('There is nothing to visit yet: run npm run build first.')
  const visit = await startProduct()
  const browser = await startBrowser()
  try {
    const page = await browser.newPage()
    const scripts: Promise<{ name: string; kb: number }>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(sizeOf(response))
    })
    await page.goto(`${visit.origin}/choix`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts)
    const total = sizes.reduce((sum, { kb }) => sum + kb, 0)
    printTable(
      'Script of a first visit to /choix, gzipped',
      ['', 'kB'],
      [
        ...sizes.map(({ name, kb }) => [name, kb.toFixed(1)]),
        ['Collagerie in all', total.toFixed(1)],
        ['budget', String(BUDGET_KB)],
        ...OTHERS.map(([name, kb]) => [name, String(kb)]),
      ],
    )
  } finally {
    await browser.close()
    visit.stop()
  }
}

async function sizeOf(response: { url(): string; body(): Promise<Buffer> }) {
  const name = new URL(response.url()).pathname
  return { name, kb: gzipSync(await response.body(), { level: 9 }).length / 1000 }
}

/** The product as it is built, on a port and a data folder of its own. */
async function startProduct() {
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
