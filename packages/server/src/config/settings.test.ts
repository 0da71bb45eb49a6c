import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Setting } from './settings/setting.ts'
import { SETTINGS } from './settings.ts'

const ALL = Object.values(SETTINGS).flatMap((group) => Object.values<Setting<unknown>>(group))
const PREFIXES: Readonly<Record<string, string>> = { databaseLimits: 'DATABASE_', social: 'SOCIAL_' }
const OWN_NAMES: Readonly<Record<string, string>> = { DATABASE_POOL: 'connections' }

const OPERATING_PAGE = resolve(import.meta.dirname, '../../../../docs/operating.md')

describe('the operating page', () => {
  it('lists exactly the settings of the table, grouped, with their defaults and meanings', async () => {
    const page = await readFile(OPERATING_PAGE, 'utf8')
    const rows = listed(page).flatMap((line) => {
      const [, name, fallback, meaning] = /^- \*\*`([A-Z_]+)`\*\* \((.*?)\): (.*)$/.exec(line) ?? []
      return name === undefined || fallback === undefined || meaning === undefined ? [] : [{ name, fallback, meaning }]
    })
    const documented = ALL.map(({ name, fallback, meaning }) => ({
      name,
      fallback: fallback === '' ? 'empty' : `\`${fallback}\``,
      meaning,
    }))
    const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)
    expect(rows.toSorted(byName)).toEqual(documented.toSorted(byName))
  })

  it('has no setting twice', () => {
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length)
  })

  it('gives every value the name of its setting, less what names the group', () => {
    for (const [group, settings] of Object.entries(SETTINGS))
      for (const [value, { name }] of Object.entries(settings))
        expect(OWN_NAMES[name] ?? inCode(name.replace(PREFIXES[group] ?? '', ''))).toBe(value)
  })
})

const inCode = (name: string) => name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The entries of the page's lists, each in one line however it is wrapped. */
function listed(page: string): readonly string[] {
  return page.replaceAll(/\n {2}(?=\S)/g, ' ').split('\n')
}
