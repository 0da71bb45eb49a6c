import { extname, join } from 'node:path'

/** TypeScript where tests run the source, JavaScript in the bundle, where all programs are in one folder. */
const EXTENSION = extname(import.meta.filename)

/** A program for a separate process or thread, in the caller's folder. */
export function programBeside(folder: string, name: string): string {
  return join(folder, `${name}${EXTENSION}`)
}

export function isSource(program: string): boolean {
  return program.endsWith('.ts')
}

/** The arguments Node needs to run it. */
export function loaderOf(program: string): readonly string[] {
  return isSource(program) ? ['--import', 'tsx'] : []
}
