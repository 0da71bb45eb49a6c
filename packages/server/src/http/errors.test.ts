import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ERROR_CODES } from '@collagerie/protocol'
import { describe, expect, it } from 'vitest'
import { ERRORS } from './errors.ts'

const FORMATS_PAGE = resolve(import.meta.dirname, '../../../../docs/formats.md')

describe('the catalogue of errors', () => {
  it('is the list both ends share, in its order', () => {
    expect(Object.keys(ERRORS)).toEqual(ERROR_CODES)
  })

  it('stands in the page on formats, word for word', async () => {
    const page = await readFile(FORMATS_PAGE, 'utf8')
    const section = page.slice(page.indexOf('\n## Errors'))
    const rows = [...section.matchAll(/^\| `(\w+)` *\| (\d+) *\| (.*?) *\|$/gm)]
    const documented = rows.map(([, code = '', status, message]) => [code, { status: Number(status), message }])
    expect(documented).toEqual(Object.entries(ERRORS))
  })
})
