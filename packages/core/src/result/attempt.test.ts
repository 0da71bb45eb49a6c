import { describe, expect, it } from 'vitest'
import { attempt, refuse, valueOrRefuse } from './index.ts'

describe('attempt', () => {
  it('hands back what was read', () => {
    expect(attempt(() => 7)).toEqual({ ok: true, value: 7 })
  })

  it('turns a refusal into a named failure, however deep it was raised', () => {
    const inner = attempt(() => refuse('xml-too-long', 'the text is too long', 3))
    const expected = { ok: false, failure: { name: 'xml-too-long', reason: 'the text is too long', line: 3 } }
    expect(inner).toEqual(expected)
    expect(attempt(() => valueOrRefuse(inner))).toEqual(expected)
  })

  it('does not hide mistakes that are no refusals', () => {
    expect(() =>
      attempt(() => {
        throw new TypeError('a mistake')
      }),
    ).toThrow(TypeError)
  })
})
