import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import { S3_KEYS } from './s3-keys.ts'

const PROGRAM = join(import.meta.dirname, 's3-process.ts')
const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool', 'monmaptool']
const LOOK_MS = 50

/**
 * Whether there is an S3 server to test with: one named by `TEST_S3_URL`, with its keys in the usual variables, or
 * Ceph's, which `npm test` installs if it may. Where everything can be installed, its absence is a failure.
 */
export function hasS3Server(): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const isInstalled = PROGRAMS.every((name) => folders.some((folder) => existsSync(join(folder, name))))
  return isInstalled || Boolean(process.env['TEST_S3_URL']) || Boolean(process.env['CI'])
}

type BucketSettings = Readonly<Record<'BLOBS_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>>

/** The settings of a shop with its own part of the bucket. */
export async function newBucketSettings(): Promise<BucketSettings> {
  const url = new URL(process.env['TEST_S3_URL'] ?? (await startOnce()))
  url.pathname = join('/', url.pathname, basename(inject('s3').folder), randomUUID())
  return {
    BLOBS_URL: url.href,
    AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? '',
    AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  }
}

/** Started by the first test that needs it, for the whole run. Returns the address of its bucket. */
async function startOnce(): Promise<string> {
  process.env['AWS_ACCESS_KEY_ID'] = S3_KEYS.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = S3_KEYS.secretAccessKey
  const { folder, owner } = inject('s3')
  const isOurs = await mkdir(join(folder, 'lock')).then(
    () => true,
    () => false,
  )
  if (isOurs) {
    const options = { execArgv: ['--import', 'tsx'], cwd: import.meta.dirname, detached: true }
    const child = fork(PROGRAM, [folder, String(owner)], { ...options, stdio: 'ignore' })
    await writeFile(join(folder, 'pid'), String(child.pid))
    child.disconnect()
    child.unref()
  }
  for (;;) {
    if (existsSync(join(folder, 'ready'))) return readFile(join(folder, 'ready'), 'utf8')
    if (existsSync(join(folder, 'failed')))
      throw new Error(`no S3 server could be started: ${await readFile(join(folder, 'failed'), 'utf8')}`)
    await pause(LOOK_MS)
  }
}
