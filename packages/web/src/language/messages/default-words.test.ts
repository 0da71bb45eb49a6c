import { isDefaultText, SUBTITLE_SLOT, TITLE_SLOT } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { loadTexts } from '../load-texts.ts'

const ALL_PARTS = new Set(['rest', 'board', 'hanging'] as const)

describe.each(LANGUAGES)('the hints in %s', (language) => {
  it('are known as words nobody wrote', async () => {
    const { layertext } = await loadTexts(language, ALL_PARTS)
    expect(isDefaultText(TITLE_SLOT, layertext?.defaultTitle ?? 'none')).toBe(true)
    expect(isDefaultText(SUBTITLE_SLOT, layertext?.defaultSubtitle ?? 'none')).toBe(true)
  })
})
