import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'

const ADDRESS = /at (http:\/\/\S+)/

let running: ChildProcess | undefined

// Also when a test has run out of time.
test.afterEach(() => running?.kill('SIGTERM'))

/** Runs a command of the README as a person would, and returns the address it prints. */
async function npm(args: readonly string[], dataFolder: string): Promise<string> {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'error' }
  const cwd = resolve(import.meta.dirname, '..')
  const started = spawn('npm', args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  running = started
  for await (const line of createInterface(started.stdout)) {
    const address = ADDRESS.exec(line)?.[1]
    if (address === undefined) continue
    started.stdout.resume()
    return address
  }
  throw new Error(`npm ${args.join(' ')} ended before it was ready`)
}

const isServed = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

for (const args of [['start'], ['run', 'dev']]) {
  const name = `npm ${args.join(' ')}`
  test(`${name} serves pages and calls, and a signal to it ends everything it started`, async ({ page }) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'collagerie-commands-'))
    const address = await npm(args, dataFolder)
    expect((await fetch(new URL('/health', address))).headers.get('content-type')).toContain('json')
    await page.goto(new URL('/ontwerp/basic/gen-single', address).href)
    await expect(page.getByRole('button', { name: 'Créez votre collage', exact: true })).toBeVisible()
    running?.kill('SIGTERM')
    await expect.poll(() => isServed(address)).toBe(false)
    await rm(dataFolder, { recursive: true, force: true })
  })
}
