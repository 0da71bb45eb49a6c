import { extname, join } from 'node:path'

/** TypeScript where tests run the source, JavaScript in the bundle, where all programs are in one folder. */
const EXTENSION = extname(import.meta.filename)

/** A program that runs in a process or a thread of its own. It is in the caller's folder. */
export function programBeside(folder: string, name: string): string {
  return join(folder, `${name}${EXTENSION}`)
}

export function isSource(program: string): boolean {
  return program.endsWith('.ts')
}

/** What Node must be told to run it. */
export function loaderOf(program: string): readonly string[] {
  return isSource(program) ? ['--import', 'tsx'] : []
}
