// @vitest-environment happy-dom
import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { describe, expect, it } from 'vitest'
import { LoadFailure, openSaved } from './open-saved.ts'

const size = { id: '50x40', width: 50, height: 40, materials: [''], description: '', url: '' } as const
const offered: CatalogueTemplate = {
  ...size,
  id: 'gen-single',
  parent: '',
  tags: [],
  name: '',
  thumbWidth: 1,
  thumbHeight: 1,
  shortInfo: '',
  leftInfo: '',
  category: '',
  source: 'gen:single',
  sizeurl: '',
  labelurl: '',
  visible: true,
  isTileBased: false,
  hasCustomSizes: true,
  isCustom: false,
  isMaterialSpecific: false,
  type: 'generated',
  children: [size],
}

const page = (id = 'gen-single') => `<page templateId="${id}" childTemplateId="50x40"><userdata/></page>`
const open = (pages: string) => openSaved(`<collage><pages>${pages}</pages></collage>`, [offered])

describe('opening what was saved', () => {
  it('makes a sheet of every page, and each template once however many pages are on it', async () => {
    const { pages } = await open(page().repeat(1000))
    expect(pages.length).toBe(1000)
    expect(new Set(pages.map(({ template }) => template)).size).toBe(1)
    expect(pages[0]).not.toBe(pages[1])
  })

  it('fails where there is no page, or one on a template that is gone', async () => {
    await expect(open('')).rejects.toBeInstanceOf(LoadFailure)
    await expect(open(page() + page('gen-gone'))).rejects.toBeInstanceOf(LoadFailure)
  })

  it('does not carry the old picture along', async () => {
    const xml = `<collage><screenshot>QUJD</screenshot><pages>${page()}</pages></collage>`
    expect((await openSaved(xml, [offered])).saved.screenshot).toBe('')
  })
})
