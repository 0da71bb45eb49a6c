import { resolve } from 'node:path'
import { BuildFailure, buildTarget } from './building/build-target.mjs'
import { TARGETS } from './building/targets.mjs'

const PROJECT_FOLDER = resolve(import.meta.dirname, '..')

/** Builds the named targets, all of them by default, unless they are up to date. Ends the process on failure. */
export async function build(names = Object.keys(TARGETS), options = {}) {
  const builds = names.map(async (name) => {
    if (!Object.hasOwn(TARGETS, name)) throw new BuildFailure(`There is no build called ${name}.`)
    await buildTarget(PROJECT_FOLDER, TARGETS[name], options)
  })
  const failures = (await Promise.allSettled(builds)).flatMap(({ reason }) => reason ?? [])
  if (failures.length === 0) return
  for (const failure of failures) console.error(failure instanceof BuildFailure ? failure.message : failure)
  process.exit(1)
}

// node scripts/build.mjs [--force] [content] [web] [server]
if (process.argv[1] === import.meta.filename) {
  const words = process.argv.slice(2)
  const names = words.filter((word) => word !== '--force')
  await build(names.length > 0 ? names : undefined, { force: words.includes('--force') })
}
