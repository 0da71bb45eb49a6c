import { type ResourceLimits, Worker } from 'node:worker_threads'
import { isSource } from './program-beside.ts'

/** Where tests run the source, a thread must be told how to read it. */
const LOADER = 'tsx/esm/api'

/** A program in a thread of its own. Nothing of the server's settings, which have secrets among them, is its business. */
export function threadOf(program: string, resourceLimits: ResourceLimits = {}): Worker {
  const settings = { env: {}, resourceLimits }
  if (!isSource(program)) return new Worker(program, settings)
  const load = `import(${JSON.stringify(LOADER)}).then(({ register }) => (register(), import(${JSON.stringify(program)})))`
  return new Worker(load, { ...settings, eval: true })
}
