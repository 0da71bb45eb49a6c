import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { NearestFirst } from './nearest-first.ts'

// Whole processes and crowds would take minutes for each mutant.
process.env['TEST_QUICK'] = '1'
const { test } = (await import('../../vitest.config.ts')).default
const rest = test?.projects?.find(isRest)
if (!test || !rest) throw new Error('vitest.config.ts has no project named "rest"')
const { projects: _, ...shared } = test

/** The tests of the packages that are mutated, as `npm run test:quick` runs them. */
export default defineConfig({
  test: {
    ...shared,
    ...rest.test,
    include: ['packages/{core,painter,protocol,print,server}/src/**/*.test.ts'],
    sequence: { sequencer: NearestFirst },
  },
})

function isRest(project: unknown): project is TestProjectInlineConfiguration {
  return (project as TestProjectInlineConfiguration).test?.name === 'rest'
}
