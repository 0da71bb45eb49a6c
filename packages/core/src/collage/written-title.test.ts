import { describe, expect, it } from 'vitest'
import { TITLE_DEFAULTS } from '../text/index.ts'
import { EMPTY_USERDATA, type SavedTemplate, writtenTitle } from './index.ts'

function titleOf(texts: Readonly<Record<string, string>>, templates: readonly SavedTemplate[] = []): string {
  const written = Object.entries(texts).map(([slot, text]) => [slot, { ...TITLE_DEFAULTS, text }] as const)
  const sheet = { userdata: { ...EMPTY_USERDATA, texts: Object.fromEntries(written) }, dpi: {}, clips: [] }
  return writtenTitle({ templates, screenshot: '', photoIds: [], content: { kind: 'sheet', sheet }, extras: {} })
}

describe('the title a customer wrote', () => {
  it.each<[Readonly<Record<string, string>>, string]>([
    [{}, ''],
    [{ txt1: 'Notre été' }, 'Notre été'],
    [{ txt1: '  Nos \n vacances ' }, 'Nos vacances'],
    [{ txt1: 'Votre titre' }, ''],
    [{ txt1: 'YOUR TITLE', txt2: 'Rome' }, 'Rome'],
    [{ txt2: 'Rome', txt1: 'Été' }, 'Été'],
    [{ txt10: 'Rome', txt2: 'Été' }, 'Été'],
    [{ txt1: '\u{1F3A8}'.repeat(80) }, `${'\u{1F3A8}'.repeat(28)}\u2026`],
  ])('of %j is %j', (texts, expected) => {
    expect(titleOf(texts)).toBe(expected)
  })

  it.each([
    [['txt1', 'txt2'], 'Léa & Hugo'],
    [['txt2'], 'Rome'],
    [[], ''],
  ])('on a sheet with places for %j is %j', (slots, expected) => {
    const box = { x: 0, y: 0, width: 10, height: 2, editable: true, rotation: 0, look: {} }
    const layers = slots.map((slot) => ({ kind: 'text', slot, ...box }) as const)
    const variation = { id: 'default', borderMode: 0, layers } as const
    const template: SavedTemplate = { templateId: 'gen-alleven', childTemplateId: '50x40', material: '', variation }
    expect(titleOf({ txt1: 'Léa & Hugo', txt2: 'Rome' }, [template])).toBe(expected)
  })
})
