import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { readShapesXml } from './packages/core/src/shapes/read-shapes-xml.ts'
import type * as _digitShapes from './packages/core/src/shapes/testing/with-digit-shapes.ts'
import { BOTH_ENGINES, hasPostgres, POSTGRES_ALONE } from './scripts/find-postgres.mjs'

const shapes = readShapesXml(readFileSync(new URL('content/shapes/numbers.xml', import.meta.url), 'utf8'))
if (!shapes.ok) throw new Error(`content/shapes/numbers.xml: ${shapes.failure.reason}`)

/** Whole processes, kills, crowds and thousands of pictures: what `npm run test:quick` leaves to the others. */
const LONG = [
  'packages/server/src/**/{chaos,rolling-*,killed-while-*,hostile-*,picture-pool,large-documents,*cost,two-users,main}.test.ts',
  'content/**',
]
/** For whole processes and for buckets. */
const GLOBAL_SETUP = ['packages/server/src/testing/bundle-folder.ts', 'packages/server/src/testing/s3-folder.ts']
/** Servers run from source start the processes and threads of the bundle. */
const BUNDLED_PROGRAMS = {
  alias: [
    {
      find: /^\.\.\/turns\/program-beside\.ts$/,
      replacement: join(import.meta.dirname, 'packages/server/src/testing/bundled-programs.ts'),
    },
  ],
}
const isQuick = Boolean(process.env['TEST_QUICK'])
const left = isQuick ? LONG : []
/** The plain command says what it leaves out; where everything can be installed, nothing may be. */
const withPostgres = !isQuick && (hasPostgres() || Boolean(process.env['CI']))

export default defineConfig({
  test: {
    // One more than there are cores: tests of whole processes wait for them, for leases and for locks.
    maxWorkers: availableParallelism() + 1,
    // Read once here rather than by every test file.
    provide: { digitShapes: shapes.value, engine: 'SQLite' },
    setupFiles: ['packages/core/src/shapes/testing/with-digit-shapes.ts', 'scripts/one-seed.ts'],
    // What hangs has to end; what is slow on a busy machine has not failed. Tests wait for something and name no time
    // of their own, unless they run for minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A test that asserts nothing, as when the list it goes through is empty, has not passed.
    expect: { requireAssertions: true, poll: { timeout: 120_000 } },
    projects: [
      // Its stores live as long as the page does, so each test file gets a page of its own: a new context, which costs
      // less than a new process.
      {
        extends: true,
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          pool: 'vmThreads',
          setupFiles: ['packages/web/src/ui/testing/whole-screen.ts'],
        },
      },
      // Elsewhere nothing outlives a test: files share what they import, which saves a third of the time.
      {
        extends: true,
        resolve: BUNDLED_PROGRAMS,
        test: {
          name: 'rest',
          include: ['packages/*/src/**/*.test.ts', 'content/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['packages/web/**', 'scripts/newcomers/**', ...POSTGRES_ALONE, ...left],
          isolate: false,
          globalSetup: GLOBAL_SETUP,
        },
      },
      ...(withPostgres
        ? [
            {
              extends: true as const,
              resolve: BUNDLED_PROGRAMS,
              test: {
                name: 'PostgreSQL',
                include: [...BOTH_ENGINES, ...POSTGRES_ALONE],
                isolate: false,
                provide: { digitShapes: shapes.value, engine: 'PostgreSQL' as const },
                globalSetup: [...GLOBAL_SETUP, 'packages/server/src/testing/postgres-for-tests.ts'],
              },
            },
          ]
        : []),
      // These put something new in place of our own modules, which no other test may meet.
      { extends: true, test: { name: 'newcomers', include: ['scripts/newcomers/**/*.test.ts'] } },
    ],
  },
})
