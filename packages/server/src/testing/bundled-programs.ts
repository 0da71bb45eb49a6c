import { join } from 'node:path'
import { bundleServer } from './server-process.ts'

// In place of `program-beside.ts`, for servers that tests run from source: their processes and threads are those of the
// bundle, which start several times faster than TypeScript that has to be translated on the way.
const { folder } = await bundleServer()

export function programBeside(_folder: string, name: string): string {
  return join(folder, `${name}.js`)
}

export function loaderOf(): readonly string[] {
  return []
}
