import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT, sources } from './boundaries/sources.ts'

/** Written out, or given to `Fold`, which puts it in such an element. */
const LINE = /<summary[\s>].*?<\/summary>|<Fold\s+line=\{.*?\}(?=\s+[\w-]+=|>)/gs

/** A press on a control inside a summary does not open it, and browsers count an output as a control. */
it('the line that opens more has no control in it', () => {
  const files = sources(join(ROOT, 'packages/web/src')).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const lines = files.flatMap(({ file, text }) =>
    Array.from(text.matchAll(LINE), ([line]) => ({ file: relative(ROOT, file), line })),
  )
  expect(lines.length).toBeGreaterThan(7)
  const wrong = lines.filter(({ line }) => /<(?:output|button|input|select|textarea|label|a)[\s>]/.test(line))
  expect(wrong.map(({ file }) => file)).toEqual([])
})
