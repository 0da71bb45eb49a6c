// Changes the source in many small ways, each a mutant, and tells which changes no unit test notices.
// Folders and files that are named are mutated whole, `--all` takes every one; without either it is a fixed sample.
// `--sample=100` takes a sample of 100 mutants, also of what is named.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { mutableFiles, mutantsOf } from './mutable-files.ts'
import { nameOf, sampledPlaces } from './sample.ts'
import { scores } from './told.ts'

const PACKAGES = ['core', 'painter', 'protocol', 'server'].map((name) => `packages/${name}/src`)
const SAMPLE = '400'
const SEED = 1
/** Beside the sandbox, and like it outside of git. */
const FOLDER = '.mutants'

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, sample: { type: 'string' } },
})
const files = mutableFiles(named.length > 0 ? named : PACKAGES)
const sample = values.sample ?? (named.length > 0 || values.all ? undefined : SAMPLE)

const outcomes = await new Stryker({
  mutate: sample === undefined ? [...files] : sampledPlaces(await mutantsOf(files), Number(sample), SEED).map(nameOf),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/tell-survivors.ts'],
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // The first run, of every test in turn and with each mutant counted, takes longer than Stryker expects.
  dryRunTimeoutMinutes: 60,
  concurrency: availableParallelism(),
  // Files that no test of these packages reads.
  ignorePatterns: [
    '/bench',
    '/docs',
    '/e2e',
    '/gallery',
    '/screenshots',
    '/packages/web',
    '/content/*',
    '!/content/shapes',
    'dist',
  ],
  tempDirName: FOLDER,
  incremental: true,
  incrementalFile: `${FOLDER}-known.json`,
  disableTypeChecks: false,
  reporters: ['tell survivors', 'progress-append-only'],
}).runMutationTest()

for (const line of scores(outcomes)) console.log(line)
