// Type-checks every package with its own settings: core and painter once without DOM and Node, once with their tests.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
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

const failed = projects.filter((project) => {
  const result = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: root, stdio: 'inherit' })
  return result.status !== 0
})
for (const project of failed) console.error(`types: ${project} does not compile`)
process.exit(failed.length === 0 ? 0 : 1)
