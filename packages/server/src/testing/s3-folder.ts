import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { oncePerRun } from './once-per-run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one S3 server of this run is, once a test has needed it, and whom it must not outlive. */
    s3: { readonly folder: string; readonly owner: number }
  }
}

/** Runs before the first test file, and what it gives after the last. */
export default function provideS3Folder({ provide }: TestProject): () => void {
  const folder = oncePerRun('s3', () => mkdtempSync(join(tmpdir(), 'collagerie-s3-')))
  provide('s3', { folder, owner: process.pid })
  return () => {
    endGroup(join(folder, 'pid'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

function endGroup(file: string): void {
  try {
    process.kill(-Number(readFileSync(file, 'utf8')), 'SIGKILL')
  } catch {
    // No test needed one, or it has ended.
  }
}
