import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { byDistance } from './by-distance.ts'

/** A mutant that this many test files did not notice would hardly be noticed by another, and each one costs time. */
const MOST_FILES = 4
/** These compare whole layouts with stored ones, and notice mutants that no test beside them does. */
const KEPT = /\/kept-[^/]*\.test\.ts$/

declare module 'vitest' {
  interface ProvidedContext {
    /** Told by Stryker; the first run, without a mutant, is of all tests. */
    mode: 'dry-run' | 'mutant'
  }
}

/** Runs the tests beside a mutant first: most mutants are noticed there, and the rest need not run. */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated] = this.ctx.config.related ?? []
    if (mutated === undefined || this.ctx.getRootProject().getProvidedContext().mode !== 'mutant') return files
    const distance = byDistance(mutated)
    const nearest = files.toSorted((a, b) => distance(a.moduleId, b.moduleId))
    return nearest.filter(({ moduleId }, index) => index < MOST_FILES || KEPT.test(moduleId))
  }
}
