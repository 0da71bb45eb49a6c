import { execFile } from 'node:child_process'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { bundleFolder, bundleServer, type ServerBundle } from './server-process.ts'

const PROJECT = resolve(import.meta.dirname, '../../../..')
const PACKAGES = ['core', 'painter', 'print', 'protocol', 'server']
const LIST = /export const MIGRATIONS\b/
const run = promisify(execFile)

/** What the next version may bring: a table, a required column, and an optional one. */
export const NEXT_MIGRATION = '9999-next'
const NEXT = `
export const MIGRATIONS: Migrations = {
  ...RELEASED,
  '${NEXT_MIGRATION}': {
    up: async ({ schema }) => {
      await schema.createTable('next_thing').addColumn('id', 'text', (column) => column.primaryKey()).execute()
      for (const table of ['account', 'photo', 'collage', 'collage_version', 'collage_order', 'print_job'])
        await schema
          .alterTable(table)
          .addColumn('next_text', 'text', (column) => column.notNull().defaultTo(''))
          .execute()
      await schema.alterTable('photo').addColumn('next_number', 'integer').execute()
      await schema.createIndex('photo_next').on('photo').column('next_text').execute()
    },
  },
}
`

const withOneMoreMigration: Plugin = {
  name: 'one-more-migration',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('/storage/migrations.ts')) return undefined
    if (!LIST.test(code)) throw new Error('the list of migrations has another name')
    return code.replace(LIST, 'const RELEASED') + NEXT
  },
}

/** The present sources with one more migration, built. */
export function nextServer(): Promise<ServerBundle> {
  return bundleServer('next', { plugins: [withOneMoreMigration] })
}

/** The version named by `UPGRADE_FROM`, or else the last release; empty if there is none or no history. */
export async function versionBefore(): Promise<string> {
  const named = process.env['UPGRADE_FROM'] ?? ''
  if (named !== '') return named
  const described = run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'], { cwd: PROJECT })
  return described.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
}

/** That version of the server, built from its own sources with the packages installed now. */
export async function serverOf(version: string): Promise<ServerBundle> {
  if (version === '') return bundleServer()
  const folder = join(bundleFolder(), 'before')
  await mkdir(join(folder, 'node_modules/@collagerie'), { recursive: true })
  const archive = join(folder, 'sources.tar')
  const paths = ['tsconfig.base.json', ...PACKAGES.map((name) => `packages/${name}`)]
  await run('git', ['archive', '--output', archive, version, ...paths], { cwd: PROJECT })
  await run('tar', ['-xf', archive, '-C', folder])
  // Uses its own rooms, not the present ones.
  for (const name of await readdir(join(folder, 'packages')))
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@collagerie', name))
  return bundleServer('before-built', { root: join(folder, 'packages/server') })
}
