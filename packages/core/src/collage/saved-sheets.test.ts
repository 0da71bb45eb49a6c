import { describe, expect, it } from 'vitest'
import type { SavedTemplate } from './saved-collage.ts'
import { templatesNamed } from './saved-sheets.ts'

const listed = (templateId: string, material: SavedTemplate['material'], width: number): SavedTemplate => ({
  templateId,
  childTemplateId: '30x20',
  material,
  format: { width, height: 20 },
})
const named = (templateId: string) => ({ templateId, childTemplateId: '30x20' })

describe('the templates of saved pages', () => {
  it('of one name are taken in turn, and the last serves the rest', () => {
    const [first, second, other] = [listed('a', 'POSTER', 1), listed('a', 'POSTER', 2), listed('b', '', 3)]
    const pages = ['a', 'b', 'a', 'a', 'b'].map(named)
    expect(templatesNamed([first, second, other], pages)).toEqual([first, other, second, second, other])
  })

  it('that are not listed are one and the same for all pages that name them, on the material of the first', () => {
    const found = templatesNamed([listed('a', 'POSTER', 1)], ['x', 'a', 'x'].map(named))
    expect(found[0]).toEqual({ ...named('x'), material: 'POSTER' })
    expect(found[2]).toBe(found[0])
    expect(templatesNamed([], [named('x')])).toEqual([{ ...named('x'), material: '' }])
  })
})
