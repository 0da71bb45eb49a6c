import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from './settings.ts'

const OPERATING_PAGE = resolve(import.meta.dirname, '../../../../docs/operating.md')

describe('the operating page', () => {
  it('lists exactly the settings of the table, grouped, with their defaults and meanings', async () => {
    const page = await readFile(OPERATING_PAGE, 'utf8')
    const rows = listed(page).flatMap((line) => {
      const [, name, fallback, meaning] = /^- \*\*`([A-Z_]+)`\*\* \((.*?)\): (.*)$/.exec(line) ?? []
      return name === undefined || fallback === undefined || meaning === undefined ? [] : [{ name, fallback, meaning }]
    })
    const documented = Object.values(SETTINGS).map(({ name, fallback, meaning }) => ({
      name,
      fallback: fallback === '' ? 'empty' : `\`${fallback}\``,
      meaning,
    }))
    const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)
    expect(rows.toSorted(byName)).toEqual(documented.toSorted(byName))
  })

  it('has every setting under its own name', () => {
    expect(Object.values(SETTINGS).map(({ name }) => name)).toEqual(Object.keys(SETTINGS))
  })
})

/** The entries of the page's lists, each in one line however it is wrapped. */
function listed(page: string): readonly string[] {
  return page.replaceAll(/\n {2}(?=\S)/g, ' ').split('\n')
}
