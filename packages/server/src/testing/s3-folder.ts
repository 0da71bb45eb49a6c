import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { oncePerRun } from './once-per-run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The S3 server of this run, once a test has needed it, and the process it must not outlive. */
    s3: { readonly folder: string; readonly owner: number }
  }
}

/** Runs before the first test file; the function it returns runs after the last. */
export default function provideS3Folder({ provide }: TestProject): () => Promise<void> {
  const folder = oncePerRun('s3', () => mkdtempSync(join(tmpdir(), 'collagerie-s3-')))
  provide('s3', { folder, owner: process.pid })
  return async () => {
    endGroup(join(folder, 'pid'))
    // The client of object stores is large; most runs use their own server, which is gone by now.
    if (process.env['TEST_S3_URL']) await (await import('./empty-named-bucket.ts')).emptyNamedBucket(basename(folder))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

function endGroup(file: string): void {
  try {
    process.kill(-Number(readFileSync(file, 'utf8')), 'SIGKILL')
  } catch {
    // No test needed a server, or it has ended.
  }
}
