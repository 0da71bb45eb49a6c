import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

type Settings = Readonly<Record<string, string>>

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..')
const READY = /ready at (http:\S+)/

/** The built product in a process and a data folder of its own, on any free port unless the settings name one. */
export class OwnServer {
  readonly #dataFolder: string
  #process: ChildProcess | undefined
  #address = ''

  private constructor(dataFolder: string) {
    this.#dataFolder = dataFolder
  }

  static async start(settings: Settings = {}): Promise<OwnServer> {
    const server = new OwnServer(await mkdtemp(join(tmpdir(), 'collagerie-e2e-')))
    try {
      await server.#run({ PORT: '0', ...settings })
    } catch (error) {
      await server.remove()
      throw error
    }
    return server
  }

  get address(): string {
    return this.#address
  }

  /** Starts it at the address and with the data it had before. */
  async restart(settings: Settings = {}): Promise<void> {
    await this.kill()
    await this.#run({ PORT: new URL(this.#address).port, ...settings })
  }

  async #run(settings: Settings): Promise<void> {
    const started = spawn(process.execPath, ['packages/server/dist/main.js'], {
      cwd: PROJECT_FOLDER,
      stdio: ['ignore', 'pipe', 'inherit'],
      // Print files small enough that no journey waits for them.
      env: { PATH: process.env['PATH'], DATA_DIR: this.#dataFolder, LOG_LEVEL: 'error', PRINT_DPI: '40', ...settings },
    })
    this.#process = started
    for await (const line of createInterface(started.stdout)) {
      const address = READY.exec(line)?.[1]
      if (address === undefined) continue
      this.#address = address
      started.stdout.resume()
      return
    }
    throw new Error('the server did not start')
  }

  /** Runs `npx collagerie` on the data of this server. */
  async command(...args: readonly string[]): Promise<void> {
    const env = { PATH: process.env['PATH'], DATA_DIR: this.#dataFolder }
    await promisify(execFile)(process.execPath, ['scripts/collagerie.mjs', ...args], { cwd: PROJECT_FOLDER, env })
  }

  /** Without a chance to finish anything. */
  async kill(): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const exit = once(running, 'exit')
    running.kill('SIGKILL')
    await exit
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.#dataFolder, { recursive: true, force: true })
  }
}
