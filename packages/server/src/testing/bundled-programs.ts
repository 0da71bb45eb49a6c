import { join } from 'node:path'
import { bundleServer } from './server-process.ts'

// Replaces `program-beside.ts` for servers that tests run from source: their processes and threads come from the
// bundle, which starts several times faster than TypeScript translated on the way.
const { folder } = await bundleServer()

export function programBeside(_folder: string, name: string): string {
  return join(folder, `${name}.js`)
}

export function loaderOf(): readonly string[] {
  return []
}
