// Type-checks every package with its own settings: core and painter once without DOM and Node, once with their tests.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const projects = [
  'packages/core/tsconfig.json',
  'packages/core/tsconfig.test.json',
  'packages/painter/tsconfig.json',
  'packages/painter/tsconfig.test.json',
  'packages/protocol/tsconfig.json',
  'packages/print/tsconfig.json',
  'packages/server/tsconfig.json',
  'packages/web/tsconfig.json',
  'content/tsconfig.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
  'scripts/tsconfig.json',
]

const check = (project) =>
  new Promise((settle) => {
    // Every checker thread infers the shared types again: one thread per project costs half as much as one per core.
    const run = spawn(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--singleThreaded'], {
      cwd: root,
      stdio: 'inherit',
      // There is memory enough; collecting it takes a fifth of the time.
      env: { GOGC: '400', ...process.env },
    })
    run.on('exit', (code) => settle(code === 0))
  })

// Each has one core's worth of work that cannot be shared, so as many run as there are cores.
const waiting = [...projects]
const failed = []
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      if (!(await check(project))) failed.push(project)
  }),
)
for (const project of failed) console.error(`types: ${project} does not compile`)
process.exit(failed.length === 0 ? 0 : 1)
