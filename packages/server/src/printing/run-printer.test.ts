import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BlobStoreUnavailable } from '../storage/blob-store-unavailable.ts'
import { DatabaseFailure } from '../storage/database-failure.ts'
import type { PrintTask } from './print-messages.ts'
import { runPrinter } from './run-printer.ts'

const FILE = { name: 'sheet.pdf', type: 'application/pdf', bytes: 1, sha256: 'a' }
const HOLD = 'setInterval(() => undefined, 1000)'
const say = (message: object) => `process.send(${JSON.stringify(message)})`
const sayLast = (message: object) => `process.send(${JSON.stringify(message)}, () => process.exit())`
const SAY_REPORT = say({ report: '{}', errors: 0, warnings: 0 })

type Ending = readonly [what: string, program: string, kind: string, reason?: RegExp]

/** What a print process does with its task, and the outcome that follows. */
const ENDINGS: readonly Ending[] = [
  ['says its files and ends', sayLast({ files: [FILE] }), 'printed'],
  ['says that it cannot be', sayLast({ refusal: 'Empty (slot img1)' }), 'refused', /slot img1/],
  ['says that it failed', sayLast({ failure: 'No room' }), 'failed', /No room/],
  ['says files after it failed', `${say({ failure: 'No' })}; ${sayLast({ files: [FILE] })}`, 'failed'],
  ['ends in silence', 'process.exit(0)', 'failed', /without a file \(0\)/],
  ['ends with an exit code', 'process.exit(3)', 'failed', /without a file \(3\)/],
  ['throws', 'throw new Error("broken")', 'failed', /without a file \(1\)/],
  ['aborts, as it does where its heap is full', 'process.abort()', 'failed', /SIGABRT/],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 'lost'],
  ['is asked to end by somebody', "process.kill(process.pid, 'SIGTERM')", 'lost'],
  ['is interrupted by somebody', "process.kill(process.pid, 'SIGINT')", 'lost'],
  [
    'takes too much memory',
    `globalThis.held = Buffer.alloc(600e6, 1); ${HOLD}`,
    'failed',
    /more memory than the 300 MB/,
  ],
  ['takes too long', HOLD, 'failed', /longer than the 0\.01 minutes/],
  ['could not have its report kept', `${SAY_REPORT}; ${sayLast({ files: [FILE] })}`, 'failed', /full/],
  [
    'asks for a photo while the store of files is away',
    `${say({ photoId: 'away' })}; ${HOLD}`,
    'away',
    /does not answer/,
  ],
  [
    'asks for a photo while the database is away',
    `${say({ photoId: 'database' })}; ${HOLD}`,
    'away',
    /the database is away/,
  ],
  [
    'could not have its report kept while the database is away',
    `${say({ report: 'away', errors: 0, warnings: 0 })}; ${sayLast({ files: [FILE] })}`,
    'away',
    /the database is slow/,
  ],
  [
    'could not have its report kept before we stop',
    `${SAY_REPORT}; ${say({ files: [FILE] })}; ${say({ progress: 7 })}; ${HOLD}`,
    'stopped',
  ],
  ['goes on when we stop', `${say({ progress: 7 })}; ${HOLD}`, 'stopped'],
]

describe('a print process that', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-printer-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each(ENDINGS.map((ending) => ({ what: ending[0], ending })))('$what', async ({ ending }) => {
    const [what, program, kind, reason = /^/] = ending
    const file = join(folder, `${what.replaceAll(/\W/g, '-')}.mjs`)
    // The program stands alone, so that the process loads none of the sources.
    await writeFile(file, `process.umask(0o077)\nprocess.once('message', () => { ${program} })\n`)
    const stop = new AbortController()
    const listener = {
      photoFile: (photoId: string) =>
        Promise.reject(photoId === 'away' ? new BlobStoreUnavailable('cut') : new DatabaseFailure('away', undefined)),
      onProgress: () => stop.abort(),
      onReport: ({ json }: { readonly json: string }) =>
        Promise.reject(json === 'away' ? new DatabaseFailure('slow', undefined) : new Error('the disk is full')),
    }
    const limits = { memoryMb: 300, minutes: what === 'takes too long' ? 0.01 : 5 }
    const outcome = await runPrinter({} as PrintTask, limits, listener, stop.signal, file)
    expect(outcome.kind).toBe(kind)
    expect('reason' in outcome ? outcome.reason : '').toMatch(reason)
  })

  it('is ended at once if the server is stopping', async () => {
    const listener = { photoFile: async () => undefined, onProgress: () => undefined, onReport: async () => undefined }
    const limits = { memoryMb: 300, minutes: 5 }
    const started = () => process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length
    const before = started()
    const stopping = runPrinter({} as PrintTask, limits, listener, AbortSignal.abort())
    expect(started()).toBe(before)
    expect(await stopping).toEqual({ kind: 'stopped' })
    // A try that is not stopped at once does start a process.
    const stop = new AbortController()
    const running = runPrinter({} as PrintTask, limits, listener, stop.signal)
    expect(started()).toBe(before + 1)
    stop.abort()
    expect(await running).toEqual({ kind: 'stopped' })
  })
})
