import { TEXT_MEANINGS } from '@collagerie/core/template'
import { isDefaultText, printableText, SUBTITLE_SLOT, TITLE_SLOT } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { loadTexts } from '../load-texts.ts'

/** The longest subtitle every template is tested to hold. */
const LONGEST_HINT = 26

const ALL_PARTS = new Set(['rest', 'board', 'hanging'] as const)

describe.each(LANGUAGES)('the hints in %s', (language) => {
  it('are known as words nobody wrote', async () => {
    const { layertext } = await loadTexts(language, ALL_PARTS)
    expect(isDefaultText(TITLE_SLOT, layertext?.defaultTitle ?? 'none')).toBe(true)
    expect(isDefaultText(SUBTITLE_SLOT, layertext?.defaultSubtitle ?? 'none')).toBe(true)
  })

  it('of the templates say what to write, in words a customer could type and the slots can hold', async () => {
    const { texthint, textlabel } = await loadTexts(language, ALL_PARTS)
    expect(Object.keys(texthint ?? {})).toEqual(TEXT_MEANINGS)
    expect(Object.keys(textlabel ?? {})).toEqual(TEXT_MEANINGS)
    for (const hint of Object.values(texthint ?? {})) {
      expect(printableText(hint, 'latin-1')).toEqual({ text: hint, refused: [], rewritten: [] })
      expect(hint.length).toBeLessThanOrEqual(LONGEST_HINT)
    }
  })

  it('of the templates count as written once somebody writes them', async () => {
    const { texthint } = await loadTexts(language, ALL_PARTS)
    const taken = Object.values(texthint ?? {}).filter((hint) => isDefaultText(TITLE_SLOT, hint))
    expect(taken).toEqual([])
  })
})
