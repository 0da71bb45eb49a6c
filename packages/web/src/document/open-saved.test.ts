// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { LoadFailure, openSaved } from './open-saved.ts'
import { offeredTemplate } from './testing/offered-template.ts'

const offered = offeredTemplate('single')
const page = (id = 'gen-single') => `<page templateId="${id}" childTemplateId="50x40"><userdata/></page>`
const slot = (number: number) =>
  `<image slot="img${number}" x="2" y="2" width="20" height="30" rotation="0" printmargin="0"/>`
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

  it.each([
    ['as it was saved while all of its art is there', 200, 1],
    ['as it is now once some of its art is gone', 404, 2],
  ])('shows a drawn template %s', async (_, status, slots) => {
    const drawn = {
      ...offered,
      source: 'static:drawn',
      children: offered.children.map((each) => ({ ...each, url: '/webassets/a.xml' })),
    }
    const layout = (count: number, art: string) =>
      `<canvas width="50" height="40"/><variation id="default" bordermode="0">${slot(1)}${count > 1 ? slot(2) : ''}<overlay resource="art" url="/webassets/${art}.svg" x="0" y="0" width="50" height="40" rotation="0"/></variation>`
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
      asked.push(`${method} ${url}`)
      if (url.startsWith('/webassets/before')) return new Response(null, { status })
      return new Response(`<template designer="classic" design="drawn" screendpcm="40">${layout(2, 'now')}</template>`)
    })
    const xml = `<collage><templates><template templateId="${drawn.id}" childTemplateId="50x40" material="POSTER">${layout(1, 'before')}</template></templates><userdata/></collage>`
    const { pages } = await openSaved(xml, [drawn])
    vi.unstubAllGlobals()
    expect(pages[0]?.template.variation.layers.filter(({ kind }) => kind === 'image')).toHaveLength(slots)
    expect(asked).toEqual(['GET /webassets/a.xml', 'HEAD /webassets/before.svg?exact'])
  })

  it('does not carry the old picture along', async () => {
    const xml = `<collage><screenshot>QUJD</screenshot><pages>${page()}</pages></collage>`
    expect((await openSaved(xml, [offered])).saved.screenshot).toBe('')
  })
})
