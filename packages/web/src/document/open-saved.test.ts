// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { LoadFailure, openSaved } from './open-saved.ts'
import { offeredTemplate } from './testing/offered-template.ts'

const offered = offeredTemplate('single')
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

  it('says which size is no longer there and which came in its place', async () => {
    const xml = (width: number) =>
      `<collage><templates><template templateId="gen-single" childTemplateId="${width}x50" material="POSTER"><canvas width="${width}" height="50"/></template></templates><userdata/></collage>`
    const sold = { ...offered, hasCustomSizes: false }
    const [first] = offered.children
    expect((await openSaved(xml(70), [sold])).resized).toEqual({
      from: { width: 70, height: 50 },
      to: { width: first?.width, height: first?.height },
    })
    expect((await openSaved(xml(70), [offered])).resized).toBeUndefined()
    expect((await open(page())).resized).toBeUndefined()
  })

  it('tells a server that does not answer from a template that is gone', async () => {
    const drawn = { ...offered, source: 'static:drawn' }
    const openDrawn = () => openSaved(`<collage><pages>${page(drawn.id)}</pages></collage>`, [drawn])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(openDrawn()).rejects.toMatchObject({ code: 'noConnection' })
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }))
    await expect(openDrawn()).rejects.toMatchObject({ status: 502 })
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    await expect(openDrawn()).rejects.toBeInstanceOf(LoadFailure)
    vi.unstubAllGlobals()
  })

  it('does not carry the old picture along', async () => {
    const xml = `<collage><screenshot>QUJD</screenshot><pages>${page()}</pages></collage>`
    expect((await openSaved(xml, [offered])).saved.screenshot).toBe('')
  })
})
