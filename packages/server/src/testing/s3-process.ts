// Ceph's S3 server with everything it needs, all in memory, in one group of processes that ends with its tests.
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { openSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { reasonOf } from '../storage/reason-of.ts'
import { cephSettings } from './ceph-settings.ts'
import { freePort } from './free-port.ts'
import { S3_BUCKET, S3_KEYS } from './s3-keys.ts'

const LOOK_MS = 50
const START_MS = 60_000
const OWNER_LOOK_MS = 500

const [folder = '', owner = ''] = process.argv.slice(2)
const settings = join(folder, 'ceph.conf')
const keyring = join(folder, 'keyring')
const run = promisify(execFile)

setInterval(() => {
  try {
    process.kill(Number(owner), 0)
  } catch {
    rmSync(folder, { recursive: true, force: true })
    endAll()
  }
}, OWNER_LOOK_MS)

try {
  await announce('ready', await start())
} catch (error) {
  await announce('failed', reasonOf(error))
  endAll()
}

/** The group includes this process. */
function endAll(): void {
  process.kill(-process.pid, 'SIGKILL')
}

async function start(): Promise<string> {
  const [port, monitorPort] = [await freePort(), await freePort()]
  const id = randomUUID()
  for (const name of ['mon', 'osd', 'rgw', 'log', 'run']) await mkdir(join(folder, name))
  await writeFile(settings, cephSettings(folder, id, port, monitorPort))
  await makeKeys()
  const map = join(folder, 'monmap')
  await run('monmaptool', ['--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, map])
  await run('ceph-mon', ['-c', settings, '--mkfs', '-i', 'a', '--keyring', keyring, '--monmap', map])
  serve('ceph-mon', ['-i', 'a'])
  const disk = randomUUID()
  await until(() => run('ceph', ['-c', settings, '--connect-timeout', '5', 'osd', 'new', disk, '0']))
  await run('ceph-osd', ['-c', settings, '-i', '0', '--mkfs', '--osd-uuid', disk])
  serve('ceph-osd', ['-i', '0'])
  serve('radosgw', ['-n', 'client.rgw.a'])
  const endpoint = `http://127.0.0.1:${port}`
  await until(() => fetch(endpoint))
  const keys = ['--access-key', S3_KEYS.accessKeyId, '--secret-key', S3_KEYS.secretAccessKey]
  await run('radosgw-admin', ['-c', settings, 'user', 'create', '--uid=tests', '--display-name=tests', ...keys])
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: S3_KEYS })
  await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }))
  return `s3://${S3_BUCKET}?endpoint=${endpoint}`
}

async function makeKeys(): Promise<void> {
  const owners: Readonly<Record<string, readonly string[]>> = {
    'mon.': ['mon', 'allow *'],
    'client.admin': ['mon', 'allow *', 'osd', 'allow *'],
    'osd.0': ['mon', 'allow profile osd', 'osd', 'allow *'],
    'client.rgw.a': ['mon', 'allow rw', 'osd', 'allow rwx'],
  }
  for (const [index, [name, rights]] of Object.entries(owners).entries()) {
    const caps = rights.flatMap((word, at) => (at % 2 === 0 ? ['--cap', word] : [word]))
    await run('ceph-authtool', [...(index === 0 ? ['-C'] : []), keyring, '-g', '-n', name, ...caps])
  }
}

function serve(program: string, words: readonly string[]): void {
  const log = openSync(join(folder, 'log', `${program}.out`), 'w')
  spawn(program, ['-c', settings, ...words, '-f'], { stdio: ['ignore', log, log] })
}

async function until<Value>(look: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + START_MS
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await pause(LOOK_MS)
  }
}

/** The file appears only when it is complete. */
async function announce(name: string, text: string): Promise<void> {
  await writeFile(join(folder, `${name}-in-the-making`), text)
  await rename(join(folder, `${name}-in-the-making`), join(folder, name))
}
