import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { oncePerRun } from './once-per-run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server is built, once for all tests that run it. */
    bundleFolder: string
  }
}

/** Inside the package, so that the bundle finds the packages it imports. */
const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache')

/** Runs before the first test file; the function it returns runs after the last. */
export default function provideBundleFolder({ provide }: TestProject): () => void {
  mkdirSync(CACHE, { recursive: true })
  const folder = oncePerRun('bundle', () => mkdtempSync(join(CACHE, 'bundle-')))
  provide('bundleFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
