// Names what is exported and only tests ask for, and every reason below that no longer has an export.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Exports that stay though nothing of the product asks for them. */
const REASONS = {
  'packages/core/src/catalogue/index.ts readThemeList': 'tests read a list whole; a page reads it in steps',
  'packages/core/src/catalogue/read-theme-list.ts readThemeList': 'as above',
  'packages/core/src/format/index.ts materialId': 'the numbers of the materials are specified',
  'packages/core/src/format/material.ts materialId': 'as above',
  'packages/core/src/template/index.ts PHOTO_BORDER_TYPES': "the painter's tests go through all of them",
  'packages/core/src/template/index.ts TEXT_MEANINGS': "the texts' tests go through all of them",
  'packages/painter/src/node/index.ts loadPicture': 'compares the picture of a browser with that of Node',
  'packages/painter/src/node/node-painter.ts loadPicture': 'as above',
  'packages/print/src/index.ts DEFAULT_SETTINGS': 'the settings that measurements and tests print with',
  'packages/protocol/src/index.ts ERROR_CODES': "the server's and the page's tests go through all of them",
  'packages/protocol/src/index.ts SHORTEST_CODE': "the server's tests try a code of just this length",
}

const config = ['--config', 'knip.production.jsonc', '--production', '--include', 'exports']
const knip = spawnSync(
  join(root, 'node_modules/.bin/knip'),
  [...config, '--reporter', 'json', '--no-progress', '--no-exit-code'],
  { cwd: root, encoding: 'utf8' },
)
if (knip.status !== 0) throw new Error(`knip did not run: ${knip.stderr}`)
const found = JSON.parse(knip.stdout).issues.flatMap(({ file, exports }) =>
  exports.map(({ name }) => `${file} ${name}`),
)
const unused = found.filter((each) => !Object.hasOwn(REASONS, each))
const stale = Object.keys(REASONS).filter((each) => !found.includes(each))
for (const each of unused) console.error(`only tests use ${each}`)
for (const each of stale) console.error(`the product uses ${each}, or it is gone: strike it from the list`)
process.exit(unused.length + stale.length === 0 ? 0 : 1)
