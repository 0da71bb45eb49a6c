import { describe, expect, it } from 'vitest'
import { TITLE_DEFAULTS } from '../text/index.ts'
import { EMPTY_USERDATA, writtenTitle } from './index.ts'

function titleOf(texts: Readonly<Record<string, string>>): string {
  const written = Object.entries(texts).map(([slot, text]) => [slot, { ...TITLE_DEFAULTS, text }] as const)
  const sheet = { userdata: { ...EMPTY_USERDATA, texts: Object.fromEntries(written) }, dpi: {}, clips: [] }
  return writtenTitle({ templates: [], screenshot: '', photoIds: [], content: { kind: 'sheet', sheet }, extras: {} })
}

describe('the title a customer wrote', () => {
  it.each<[Readonly<Record<string, string>>, string]>([
    [{}, ''],
    [{ txt1: 'Notre été' }, 'Notre été'],
    [{ txt1: '  Nos \n vacances ' }, 'Nos vacances'],
    [{ txt1: 'Votre titre' }, ''],
    [{ txt1: 'YOUR TITLE', txt2: 'Rome' }, 'Rome'],
    [{ txt2: 'Rome', txt1: 'Été' }, 'Été'],
    [{ txt1: '\u{1F3A8}'.repeat(80) }, `${'\u{1F3A8}'.repeat(28)}\u2026`],
  ])('of %j is %j', (texts, expected) => {
    expect(titleOf(texts)).toBe(expected)
  })
})
