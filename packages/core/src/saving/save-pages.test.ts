import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Collage,
  type CollagePage,
  readCollageXml,
  type SavedCollage,
  type SavedTemplate,
  savedSheets,
  writeCollageXml,
} from '../collage/index.ts'
import { bareTemplate, imageLayer } from '../collage/testing/bare-template.ts'
import { savedCollages } from '../collage/testing/saved-collages.ts'
import { apply } from '../edit/index.ts'
import { placePhoto } from '../placement/index.ts'
import { type Opened, toSavedCollage } from '../saving/index.ts'

const facts = { storedId: (id: string) => id, originalOf: () => undefined, isOffered: () => true }

const FALLBACK: SavedTemplate = { templateId: '', childTemplateId: '', material: '' }

/** Pages as an editor makes them, each on a template of its own. */
function open(saved: SavedCollage): Opened {
  const pages = savedSheets(saved).map(({ template = FALLBACK, sheet }): CollagePage => {
    const { templateId, childTemplateId, material } = template
    return {
      choice: { templateId, childTemplateId, material },
      template: bareTemplate([imageLayer('img1', 0, 0, 10, 10)]),
      userdata: sheet.userdata,
    }
  })
  return { saved, pages }
}

const again = (opened: Opened, pages: Collage = opened.pages) =>
  toSavedCollage(pages, { ...facts, screenshot: opened.saved.screenshot, opened })

function read(xml: string): SavedCollage {
  const result = readCollageXml(xml)
  if (!result.ok) throw new Error(result.failure.reason)
  return result.value
}

const withPages = savedCollages.filter(({ content }) => content.kind === 'pages' && content.pages.length > 0)

const LISTED = ['a', 'b', 'a']

/** Few names for many templates, so that pages share them. */
const sharing = fc
  .record({
    listed: fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'c'), width: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 5,
    }),
    pages: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 }),
    changed: fc.array(fc.record({ page: fc.nat(4), name: fc.constantFrom('a', 'b', 'd'), width: fc.nat(3) })),
  })
  .map(({ listed, pages, changed }) => ({
    changed,
    saved: read(
      `<collage><templates>${listed
        .map(
          ({ name, width }, index) =>
            `<template templateId="${name}" childTemplateId="s" material="POSTER"><canvas width="${width}" height="1"/><note n="${index}"/></template>`,
        )
        .join('')}</templates><pages>${pages
        .map((name) => `<page templateId="${name}" childTemplateId="s"><userdata/></page>`)
        .join('')}</pages></collage>`,
    ),
  }))

function changeTemplates(opened: Opened, changes: readonly { page: number; name: string; width: number }[]): Collage {
  return changes.reduce<Collage>((pages, { page, name, width }) => {
    const before = pages[page]
    if (!before) return pages
    const choice = { templateId: name, childTemplateId: 's', material: 'PLEXI' } as const
    const template = { ...before.template, format: { width: width + 1, height: 2 } }
    return pages.with(page, apply(before, { kind: 'change template', choice, template }))
  }, opened.pages)
}

describe('saving a collage with several pages', () => {
  it('gives back the bytes it was opened from, where nothing was done', () => {
    fc.assert(
      fc.property(withPages, (saved) => {
        const listed = { ...saved, photoIds: [...new Set(saved.photoIds)] }
        const written = writeCollageXml(again(open(listed)))
        const used = read(written).photoIds
        expect(written).toBe(writeCollageXml({ ...listed, photoIds: used }))
      }),
      { numRuns: 60 },
    )
  })

  it('changes only the page something was done on', () => {
    const xml = `<collage>
  <templates>
    <template templateId="x" childTemplateId="s" material="POSTER"><later/></template>
    <template templateId="y" childTemplateId="s" material="PLEXI"/>
    <template templateId="unused" childTemplateId="s" material=""/>
  </templates>
  <photos>
    <photo id="p1"/>
    <photo id="spare"><later n="2"/></photo>
  </photos>
  <pages>
    <page templateId="y" childTemplateId="s">
      <userdata variation="default" version="2" photobordercolor="0x000000" photoborderautomaticcolor="true" photobackgroundcolor="0xffffff">
        <dopimage position="img1" dpi="212"><photo id="p1" zoom="1.2" x="0.5" y="0.25" rotation="90"/></dopimage>
        <dopclip position="clip7"/>
        <later n="1"/>
      </userdata>
    </page>
    <page templateId="x" childTemplateId="s">
      <userdata variation="default" version="2" photobordercolor="0x000000" photoborderautomaticcolor="true" photobackgroundcolor="0xffffff">
      </userdata>
      <later/>
    </page>
    <later/>
  </pages>
</collage>
`
    const opened = open(read(xml))
    expect(writeCollageXml(again(opened))).toBe(writeCollageXml(opened.saved))
    const second = opened.pages[1]
    if (!second) throw new Error('No second page.')
    const placed = opened.pages.with(1, apply(second, { kind: 'place photo', slot: 'img1', photo: placePhoto('p9') }))
    const [before, after] = [opened.saved, read(writeCollageXml(again(opened, placed)))]
    expect(savedSheets(after)[0]).toEqual(savedSheets(before)[0])
    expect(savedSheets(after)[1]?.sheet.userdata.images['img1']?.photo?.id).toBe('p9')
    expect(after).toMatchObject({ templates: before.templates, extras: before.extras, photoIds: ['p1', 'spare', 'p9'] })
  })

  it('finds every page its template again, also where pages share a name and some of them were changed', () => {
    fc.assert(
      fc.property(sharing, ({ saved, changed }) => {
        const opened = open(saved)
        const pages = changeTemplates(opened, changed)
        const written = read(writeCollageXml(again(opened, pages)))
        const before = savedSheets(saved)
        const wanted = pages.map((page, index) =>
          page === opened.pages[index] ? before[index]?.template : { ...page.choice, format: page.template.format },
        )
        expect(savedSheets(written).map(({ template }) => template)).toEqual(wanted)
        // Opened and saved once more, nothing changes.
        expect(writeCollageXml(again(open(written)))).toBe(writeCollageXml(written))
      }),
      { numRuns: 150 },
    )
  })

  it('keeps what it does not know with the template and the photo it stood at', () => {
    const notes = LISTED.map(
      (name, index) => `<template templateId="${name}" childTemplateId="s" material=""><note n="${index}"/></template>`,
    )
    const page = (name: string, id: string) =>
      `<page templateId="${name}" childTemplateId="s"><userdata><dopimage position="img1"><photo id="${id}"/></dopimage></userdata></page>`
    const xml = `<collage><templates>${notes.join('')}</templates><photos><photo id="p"/><photo id="q"><note/></photo></photos><pages>${page('a', 'p')}${page('b', 'q')}${page('a', 'q')}</pages></collage>`
    const opened = open(read(xml))
    const first = opened.pages[0]
    if (!first) throw new Error('No first page.')
    const emptied = opened.pages.with(0, apply(first, { kind: 'remove photo', slot: 'img1' }))
    const pages = changeTemplates({ ...opened, pages: emptied }, [{ page: 0, name: 'b', width: 4 }])
    const written = read(writeCollageXml(again(opened, pages)))
    const noteOf = (index: number) => written.extras[`template ${index}`]
    expect(written.templates.map(({ templateId }, index) => [templateId, noteOf(index)])).toEqual([
      ['a', ['<note n="0"/>']],
      ['b', ['<note n="1"/>']],
      ['b', undefined],
    ])
    expect([written.photoIds, written.extras['photo 0']]).toEqual([['q'], ['<note/>']])
  })

  it('writes a collage that came as one page as one page, and a sheet as a sheet', () => {
    const paged = '<collage><pages><page templateId="x" childTemplateId="s"><userdata/></page></pages></collage>'
    expect(again(open(read(paged))).content.kind).toBe('pages')
    const sheet =
      '<collage><templates><template templateId="x"/><template templateId="y"/></templates><userdata/></collage>'
    const saved = again(open(read(sheet)))
    expect([saved.content.kind, saved.templates.map(({ templateId }) => templateId)]).toEqual(['sheet', ['x', 'y']])
  })
})
