import { createFixtureFolders } from './fixture-folders.ts'
import { bundleServer, endOf } from './server-process.ts'

interface Watched {
  /** The longest turn of the event loop since the last call, in milliseconds of computing. */
  readonly longest: number
  /** The main thread's computing time so far, in milliseconds. */
  readonly used: number
}

export interface WatchedServer {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  watch(): Promise<Watched>
  /** The memory of the process after garbage collection, in bytes. */
  heldMemory(): Promise<number>
  /** Null while it runs. */
  exitCode(): number | null
  /** What it has logged. */
  readonly log: readonly string[]
  stop(): Promise<void>
}

const NO_LIMITS = { SIGN_IN_LIMIT: '1000000', REGISTER_LIMIT: '1000000', UPLOAD_LIMIT: '1000000' }

/** The server as shipped, in a separate process with a monitor. */
export async function startWatchedServer(
  settings: Readonly<Record<string, string>> = NO_LIMITS,
  nodeOptions = '',
): Promise<WatchedServer> {
  const bundle = await bundleServer()
  const folders = await createFixtureFolders()
  const server = bundle.spawn({
    NODE_OPTIONS: `--import ${new URL('./loop-monitor.mjs', import.meta.url).href} ${nodeOptions}`,
    PORT: '0',
    DATA_DIR: folders.dataDir,
    CONTENT_DIR: folders.contentDir,
    WEB_DIR: folders.webDir,
    LOG_LEVEL: 'error',
    ...settings,
  })
  let printed = ''
  let url: string | undefined
  let monitor: string | undefined
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk)
    url = /^Collagerie is ready at (\S+)$/m.exec(printed)?.[1]
    monitor = /^Loop monitor at (\d+)\.$/m.exec(printed)?.[1]
    if (url !== undefined && monitor !== undefined) break
  }
  if (url === undefined) throw new Error(`the server ended without getting ready: ${printed}`)
  const log: string[] = []
  server.stdout.on('data', (chunk) => log.push(String(chunk)))
  const ask = async (path: string): Promise<Readonly<Record<string, unknown>>> =>
    Object(await (await fetch(`http://127.0.0.1:${monitor}${path}`)).json())
  return {
    url,
    pid: server.pid ?? 0,
    log,
    exitCode: () => server.exitCode,
    heldMemory: async () => Number((await ask('/memory'))['held']),
    dataDir: folders.dataDir,
    watch: async () => {
      const { longest, used } = await ask('/')
      return { longest: Number(longest), used: Number(used) }
    },
    stop: async () => {
      const end = endOf(server)
      server.kill('SIGTERM')
      await end
      await folders.remove()
    },
  }
}
