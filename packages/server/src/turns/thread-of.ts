import { type ResourceLimits, Worker } from 'node:worker_threads'
import { isSource } from './program-beside.ts'

/** Lets a thread read TypeScript when tests run the source. */
const LOADER = 'tsx/esm/api'

/** A program in a separate thread. It gets none of the server's settings, some of which are secrets. */
export function threadOf(program: string, resourceLimits: ResourceLimits = {}): Worker {
  const settings = { env: {}, resourceLimits }
  if (!isSource(program)) return new Worker(program, settings)
  const load = `import(${JSON.stringify(LOADER)}).then(({ register }) => (register(), import(${JSON.stringify(program)})))`
  return new Worker(load, { ...settings, eval: true })
}
