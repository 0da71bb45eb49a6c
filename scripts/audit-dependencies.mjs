// Asks the registry for advisories about the installed packages and for deprecated versions. Exit code 0: none, 1:
// some,
// 2: the registry did not answer.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { readAudit } from './dependencies/read-audit.mjs'

const root = resolve(import.meta.dirname, '..')
const AT_ONCE = 4

/** npm fails when it has found something, so only its output counts. */
async function npm(...args) {
  const run = promisify(execFile)('npm', args, { cwd: root, maxBuffer: 64_000_000 })
  return run.then(
    ({ stdout }) => ({ ok: true, stdout }),
    ({ stdout = '' }) => ({ ok: false, stdout }),
  )
}

/** The direct dependencies of our own packages. */
function directDependencies() {
  const folders = [
    '.',
    ...['packages'].flatMap((folder) => readdirSync(join(root, folder)).map((each) => `${folder}/${each}`)),
    'content',
    'e2e',
    'bench',
  ]
  const manifests = folders.map((folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
  const all = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  )
  return [
    ...new Set(all.filter(([name]) => !name.startsWith('@collagerie/')).map(([name, version]) => `${name}@${version}`)),
  ]
}

const audit = readAudit((await npm('audit', '--json')).stdout)
console.log(audit.sentence)
for (const line of audit.findings) console.log(`  ${line}`)

const waiting = directDependencies()
const total = waiting.length
const deprecated = []
let unanswered = 0
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const { ok, stdout } = await npm('view', one, 'deprecated', '--json')
      if (!ok) unanswered += 1
      else if (stdout.trim() !== '') deprecated.push(`${one}: ${stdout.trim()}`)
    }
  }),
)
console.log(
  unanswered > 0
    ? `The registry did not answer for ${unanswered} of our ${total} direct dependencies whether they are deprecated.`
    : `${deprecated.length} of our ${total} direct dependencies are deprecated.`,
)
for (const line of deprecated) console.log(`  ${line}`)

if (audit.findings.length > 0 || deprecated.length > 0) process.exitCode = 1
else if (!audit.isAnswered || unanswered > 0) process.exitCode = 2
