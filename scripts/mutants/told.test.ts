import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../boundaries/sources.ts'
import { scores, survivorLine } from './told.ts'

const outcome = (file: string, status: string) => ({
  fileName: join(ROOT, file),
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false\n  ',
  location: { start: { line: 3, column: 7 } },
})
const core = (room: string, status: string) => outcome(`packages/core/src/${room}/file.ts`, status)

describe('what became of mutants', () => {
  it('is told by the package; what takes for ever is noticed, what cannot run is not counted', () => {
    const outcomes = ['Killed', 'Timeout', 'Survived', 'RuntimeError', 'Ignored'].map((status) => core('xml', status))
    expect(scores([...outcomes, outcome('packages/server/src/http/app.ts', 'NoCoverage')])).toEqual([
      'packages/core: 66.7 %, 2 of 3 mutants noticed',
      'packages/server: 0.0 %, 0 of 1 mutants noticed',
    ])
  })

  it('is told by the room within one package', () => {
    expect(scores([core('xml', 'Killed'), core('photo', 'Killed')])).toEqual([
      'packages/core/src/xml: 100.0 %, 1 of 1 mutants noticed',
      'packages/core/src/photo: 100.0 %, 1 of 1 mutants noticed',
    ])
  })

  it('is a line for each that survives', () => {
    expect(survivorLine(core('xml', 'Survived'))).toBe(
      'survived: packages/core/src/xml/file.ts:3:7 BooleanLiteral false',
    )
    expect(survivorLine(core('xml', 'NoCoverage'))).toMatch(/ false \(no test runs it\)$/)
    expect(survivorLine(core('xml', 'Killed'))).toBeUndefined()
  })
})
