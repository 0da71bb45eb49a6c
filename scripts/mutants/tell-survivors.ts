import { type Outcome, survivorLine } from './told.ts'

/** A reporter of Stryker's: tells each survivor as soon as it is known, long before the last mutant has run. */
class TellSurvivors {
  onMutantTested(outcome: Outcome): void {
    const line = survivorLine(outcome)
    if (line !== undefined) console.log(line)
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'tell survivors', injectableClass: TellSurvivors }]
