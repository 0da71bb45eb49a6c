import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { isTest, ROOT, sources } from '../boundaries/sources.ts'
import type { Place } from './sample.ts'

/** Every source file under these folders, and these files, by their paths from the root; tests are not mutated. */
export function mutableFiles(paths: readonly string[]): readonly string[] {
  return paths
    .map((path) => join(ROOT, path))
    .flatMap((path) => (statSync(path).isDirectory() ? sources(path) : [path]))
    .filter((file) => !isTest(file))
    .map((file) => relative(ROOT, file))
}

/** All mutants Stryker makes of these files. */
export async function mutantsOf(files: readonly string[]): Promise<readonly Place[]> {
  const read = files.map((name) => ({ name, mutate: true, content: readFileSync(join(ROOT, name), 'utf8') }))
  const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn }
  const instrumenter = new Instrumenter(silent as unknown as ConstructorParameters<typeof Instrumenter>[0])
  const { mutants } = await instrumenter.instrument(read, { plugins: null, excludedMutations: [], ignorers: [] })
  return mutants.map(({ fileName, location }) => ({ file: fileName, ...location }))
}
