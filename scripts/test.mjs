// Proves the whole project: format, lint, types, dead code, unit and integration tests, then journeys in a browser.
// `node scripts/test.mjs unit browser` runs only the named stages, `--quick` less and `--full` more of them. The last
// line counts everything that ran.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { findBrowser } from './find-browser.mjs'
import { findOtherBrowsers } from './find-other-browsers.mjs'
import { BOTH_ENGINES, hasPostgres, POSTGRES_ALONE } from './find-postgres.mjs'
import { findPrintTools } from './find-print-tools.mjs'
import { findS3Server } from './find-s3-server.mjs'
import { freePort } from './free-port.mjs'
import { playwrightFailures, vitestFailures } from './name-failures.mjs'

const root = resolve(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'collagerie-test-'))

function start(command, args, stdio, env = {}) {
  return spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } })
}

/** Whether it ended well; a program that cannot be started has not. */
function ending(child) {
  return new Promise((settle) => child.once('error', () => settle(false)).once('close', (code) => settle(code === 0)))
}

async function run(command, args, env) {
  return ending(start(command, args, 'inherit', env))
}

/** Its output is printed when it has ended, since others print meanwhile. */
async function runAside(command, args) {
  const child = start(command, args, ['ignore', 'pipe', 'pipe'])
  const [ok, ...printed] = await Promise.all([ending(child), buffer(child.stdout), buffer(child.stderr)])
  return {
    ok,
    print: () => printed.forEach((bytes, index) => (index === 0 ? process.stdout : process.stderr).write(bytes)),
  }
}

/** The port for the server of the browser tests; another run, or a leftover of one, may hold the usual one. */
const port = process.env['E2E_PORT'] ?? String(await freePort())

/** Why something was skipped, for the closing line. */
const reasons = []

const bin = (name) => join(root, 'node_modules', '.bin', name)

async function timed(work) {
  const begin = performance.now()
  const result = await work()
  // A stage that was started earlier brings its own time.
  return { seconds: (performance.now() - begin) / 1000, ...result }
}

/** A stage that is one check: it passes or it fails. */
const check = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Reads a runner's own report; a runner that died without one has failed. */
function counted(ok, report, count) {
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')))
    if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1 }
    return { ...counts, failed: counts.failed === 0 && !ok ? 1 : counts.failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  failures: vitestFailures(report),
})

const playwrightCounts = ({ stats, ...report }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  flaky: stats.flaky,
  failures: playwrightFailures(report),
})

const stages = {
  format: () => run(bin('biome'), ['ci', '--linter-enabled=false', '.']).then(check),
  lint: () =>
    run(bin('oxlint'), ['--type-aware', '--deny-warnings'], { GOGC: process.env['GOGC'] ?? '400' }).then(check),
  types: () => run('node', ['scripts/types.mjs']).then(check),
  'dead code': async () => {
    const ok = await run(bin('knip'), ['--no-progress'])
    return check((await run(process.execPath, ['scripts/exports-for-tests.mjs'])) && ok)
  },
  unit: async () => {
    // Without an S3 server these tests fail in CI; elsewhere the summary says that they were left out.
    const hasS3 = findS3Server()
    if (!hasS3 && process.env.CI) return check(false)
    const report = join(reports, 'unit.json')
    const ok = await run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
    if (!hasS3)
      reasons.push(
        'no bucket was tried, and the suites on PostgreSQL kept their files in a folder: install radosgw, ceph-mon and ceph-osd, or name a bucket with TEST_S3_URL',
      )
    const counts = counted(ok, report, vitestCounts)
    if (isQuick || hasPostgres() || process.env.CI) return counts
    reasons.push(
      'suites on PostgreSQL: there is no embedded PostgreSQL for this machine; npm ci without --omit=optional installs it on Linux, macOS and Windows',
    )
    return { ...counts, skipped: counts.skipped + BOTH_ENGINES.length + POSTGRES_ALONE.length }
  },
  build: async () => {
    const { ok, print, seconds } = await building
    print()
    return { ...check(ok), seconds }
  },
  browser: async () => {
    const [browser, printTools] = [findBrowser(), findPrintTools()]
    // Without the print tools this stage fails in CI; elsewhere the summary says what was left out.
    if (!browser || (!printTools && process.env.CI)) return check(false)
    const report = join(reports, 'browser.json')
    const chosen = isQuick ? ['--grep', '@quick'] : []
    const ok = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...chosen], {
      CHROME_PATH: browser,
      E2E_PORT: port,
      ...(printTools && { PRINT_TOOLS: printTools }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    if (!printTools) reasons.push('print files are not read back: qpdf and poppler-utils are missing')
    return counted(ok, report, playwrightCounts)
  },
  'other browsers': async () => {
    const [browser, others] = [findBrowser(), findOtherBrowsers()]
    // Without the other browsers this stage fails in CI; elsewhere it counts as skipped.
    if (!browser || !others) return process.env.CI ? check(false) : { passed: 0, failed: 0, skipped: 1 }
    const report = join(reports, 'other-browsers.json')
    const ok = await run(bin('playwright'), ['test', '--config', 'e2e/browsers.config.ts'], {
      CHROME_PATH: browser,
      ...others,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return counted(ok, report, playwrightCounts)
  },
  screenshots: async () => {
    const browser = findBrowser()
    if (!browser) return check(false)
    const report = join(reports, 'screenshots.json')
    const ok = await run(bin('playwright'), ['test', '--config', 'e2e/screenshots.config.ts'], {
      CHROME_PATH: browser,
      E2E_PORT: port,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return counted(ok, report, playwrightCounts)
  },
}

/** Stages of `npm run test:full` alone, unless they are named. */
const LONG = new Set(['other browsers', 'screenshots'])

/** For the inner loop: six browser journeys only, and no slow tests in any stage. */
const QUICK = new Set(['lint', 'types', 'unit', 'build', 'browser'])

const words = process.argv.slice(2)
const isFull = words.includes('--full')
const isQuick = words.includes('--quick')
// Hundreds of kills and thousands of broken documents, of which `npm test` runs a sample.
if (isFull) process.env['TEST_FULL'] = '1'
if (isQuick) process.env['TEST_QUICK'] = '1'
const wanted = words.filter((word) => !word.startsWith('--'))
const unknown = words.filter((word) => !Object.hasOwn(stages, word) && word !== '--full' && word !== '--quick')
if (unknown.length > 0) {
  console.error(`There is no stage called ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`)
  rmSync(reports, { recursive: true, force: true })
  process.exit(1)
}
const names = Object.keys(stages).filter((name) => {
  if (wanted.length > 0) return wanted.includes(name)
  return isQuick ? QUICK.has(name) : isFull || !LONG.has(name)
})
// Starts before the stages that need no build: they spend much of their time waiting and leave it the processors.
const building = names.includes('build') ? timed(() => runAside('node', ['scripts/build.mjs'])) : undefined
let passed = 0
let failed = 0
let skipped = 0
let flaky = 0
const failures = []
for (const name of names) {
  console.log(`\n== ${name}`)
  const { seconds, ...count } = await timed(stages[name])
  passed += count.passed
  failed += count.failed
  skipped += count.skipped ?? 0
  flaky += count.flaky ?? 0
  if (count.failed > 0) failures.push(...(count.failures ?? [`the stage ${name}`]))
  console.log(`== ${name}: ${count.failed === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
}
// The stage that failed is a long way up by now.
for (const failure of failures) console.log(`\nfailed: ${failure.replaceAll(`${root}/`, '')}`)
rmSync(reports, { recursive: true, force: true })
// Printed even if nothing counts as skipped: suites that fell back from a bucket to a folder have passed.
const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
// Passed only at the second try: no failure, but worth a look.
const unsure = flaky > 0 ? `, ${flaky} flaky` : ''
const left = skipped > 0 || why !== '' ? `, ${skipped} skipped${why}` : ''
console.log(`\n${passed} passed, ${failed} failed${unsure}${left}`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
