// A long file: one format, read and written, a short test for each of its parts.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualOrFull } from '../testing/usual-or-full.ts'
import {
  EMPTY_USERDATA,
  photoIdsOf,
  placedPhotoIds,
  readCollageXml,
  type SavedCollage,
  writeCollageXml,
} from './index.ts'
import { savedCollages } from './testing/saved-collages.ts'

/** Documents broken in some way; at least one in a hundred can still be read. */
const BROKEN = usualOrFull(2000, 10_000)

const DOCUMENT = `<collage>
  <templates>
    <template templateId="gen-alleven" childTemplateId="50x40" material="POSTER">
      <canvas width="50" height="40"/>
      <generator><value name="numberVert">3</value><value name="borderCM">0.5</value></generator>
    </template>
  </templates>
  <screenshot>/9j/4AAQSkZJRg==</screenshot>
  <photos>
    <photo id="p1"/>
    <photo id="p2"/>
  </photos>
  <userdata variation="default" version="2" photobordercolor="0x000000" photoborderautomaticcolor="true" photobackgroundcolor="0x00ff0a">
    <dopimage position="img1" dpi="212"><photo id="p1" zoom="1.2" x="0.5" y="0.25" rotation="90"><imageeffect type="sepia"/></photo><doptext position="img1" text="Tom &amp; &lt;Zoé&gt; &quot;1&quot;&#10;2" color="0x000000" align="left" valign="top" font="Rasa" fontsize="0.917" style="400" padding="0.3" letterspacing="0" caps="false" multiplelines="true" lineheight="0.5" background="back1"/></dopimage>
    <dopimage position="img2" dpi="-1"/>
    <dopshapeoverlay position="overlayshape0" color="0xffffff"/>
    <dopclip position="clip1"/>
    <doptext position="txt1" text="Vacances" color="0x4d4d4f" align="center" valign="middle" font="Crimson Text" fontsize="1.693" style="500" padding="0" letterspacing="0" caps="true"/>
  </userdata>
</collage>
`

const text = { lineGap: 0.5, letterSpacing: 0, weight: '500', padding: 0 }

const COLLAGE: SavedCollage = {
  templates: [
    {
      templateId: 'gen-alleven',
      childTemplateId: '50x40',
      material: 'POSTER',
      format: { width: 50, height: 40 },
      generator: { numberVert: 3, borderCM: 0.5 },
    },
  ],
  screenshot: '/9j/4AAQSkZJRg==',
  photoIds: ['p1', 'p2'],
  content: {
    kind: 'sheet',
    sheet: {
      userdata: {
        photoBorderColor: '#000000',
        photoBorderAutomaticColor: true,
        photoBackgroundColor: '#00ff0a',
        images: {
          img1: {
            photo: { id: 'p1', zoom: 1.2, x: 0.5, y: 0.25, rotation: 90, effect: 'sepia' },
            text: {
              ...text,
              text: 'Tom & <Zoé> "1"\n2',
              color: '#000000',
              automaticColor: false,
              align: 'left',
              valign: 'top',
              font: 'Rasa',
              fontSize: 0.917,
              weight: '400',
              padding: 0.3,
              caps: false,
              background: 'back1',
              multipleLines: true,
            },
          },
          img2: {},
        },
        shapes: { overlayshape0: '#ffffff' },
        texts: {
          txt1: {
            ...text,
            text: 'Vacances',
            color: '#4d4d4f',
            automaticColor: true,
            align: 'center',
            valign: 'middle',
            font: 'Crimson Text',
            fontSize: 1.693,
            caps: true,
            background: 'none',
            multipleLines: false,
          },
        },
      },
      dpi: { img1: 212, img2: -1 },
      clips: ['clip1'],
    },
  },
  extras: {},
}

function read(xml: string): SavedCollage {
  const result = readCollageXml(xml)
  if (!result.ok) throw new Error(`${result.failure.name}: ${result.failure.reason}`)
  return result.value
}

/** A document of one sheet with these parts in it. */
function sheetOf(parts: string, attributes = ''): string {
  return `<collage><userdata ${attributes}>${parts}</userdata></collage>`
}

const note = (where: string) => `<note where="${where}">a &amp; b<part/></note>`

describe('collage XML', () => {
  it('reads every attribute', () => {
    expect(read(DOCUMENT)).toEqual(COLLAGE)
  })

  it('is written to the letter', () => {
    expect(writeCollageXml(COLLAGE)).toBe(DOCUMENT)
  })

  it('gives back any collage, and the same bytes again', () => {
    fc.assert(
      fc.property(savedCollages, (collage) => {
        const written = writeCollageXml(collage)
        const again = read(written)
        expect(again).toEqual(collage)
        expect(writeCollageXml(again)).toBe(written)
      }),
      { numRuns: usualOrFull(100, 500) },
    )
  })

  it('leaves most of it to defaults', () => {
    const { content } = read(sheetOf('<dopimage position="img1"><photo id="p"/></dopimage>'))
    expect(content).toEqual({
      kind: 'sheet',
      sheet: {
        userdata: {
          ...EMPTY_USERDATA,
          images: { img1: { photo: { id: 'p', zoom: 1, x: 0.5, y: 0.5, rotation: 0, effect: 'none' } } },
        },
        dpi: {},
        clips: [],
      },
    })
  })

  it('pads colours to six digits', () => {
    const xml = writeCollageXml(read(sheetOf('<dopshapeoverlay position="s" color="0xff"/>', 'photobordercolor="0x1"')))
    expect(xml).toContain('color="0x0000ff"')
    expect(xml).toContain('photobordercolor="0x000001"')
  })

  it('has pages with a background of their own', () => {
    const xml = '<collage><pages><page templateId="a" childTemplateId="b"><userdata/></page></pages></collage>'
    const { content } = read(xml)
    expect(content).toMatchObject({
      kind: 'pages',
      pages: [{ templateId: 'a', childTemplateId: 'b', sheet: { userdata: { photoBackgroundColor: '#8a8c8e' } } }],
    })
  })

  it.each([
    ['greyscale', 'grey'],
    ['vintage', 'vintage'],
    ['sparkle', 'none'],
  ])('takes the effect %s for %s', (type, effect) => {
    const photo = `<photo id="p"><imageeffect type="${type}"/></photo>`
    const { content } = read(sheetOf(`<dopimage position="img1">${photo}</dopimage>`))
    expect(content).toMatchObject({ sheet: { userdata: { images: { img1: { photo: { effect } } } } } })
  })

  it('takes a material nobody sells for no preference', () => {
    const xml = '<collage><templates><template templateId="t" material="GOLD"/></templates><userdata/></collage>'
    expect(read(xml).templates[0]?.material).toBe('')
  })

  it('keeps what it does not know at the end of its parent', () => {
    const xml = `<collage>${note('collage')}
      <templates>${note('templates')}<template templateId="t"><generator/>${note('template')}<canvas width="1" height="1">${note('canvas')}</canvas></template></templates>
      <photos>${note('photos')}<photo id="p">${note('photo')}</photo></photos>
      <userdata>${note('userdata')}
        <dopimage position="img1">${note('slot')}<photo id="p">${note('placed')}</photo></dopimage>
        <doptext position="txt1" text="x">${note('text')}</doptext>
      </userdata></collage>`
    const written = writeCollageXml(read(xml))
    for (const [where, end] of [
      ['collage', '\n</collage>'],
      ['templates', '\n  </templates>'],
      ['template', '\n    </template>'],
      ['canvas', '</canvas>'],
      ['photos', '\n  </photos>'],
      ['photo', '</photo>\n'],
      ['userdata', '\n  </userdata>'],
      ['slot', '</dopimage>'],
      ['placed', '</photo><note where="slot">'],
      ['text', '</doptext>'],
    ]) {
      expect(written).toContain(`${note(where ?? '')}${end}`)
    }
    expect(writeCollageXml(read(written))).toBe(written)
  })

  it('has no picture of itself where none was made', () => {
    const written = writeCollageXml({ ...COLLAGE, screenshot: '' })
    expect(written).toBe(DOCUMENT.replace(/ *<screenshot>.*\n/, ''))
  })

  it('says which version it cannot read', () => {
    const reason = 'userdata: version "3" is not known'
    expect(readCollageXml(sheetOf('', 'version="3"'))).toMatchObject({ ok: false, failure: { reason } })
  })

  it('lists every photo once, placed or not', () => {
    const parts =
      '<dopimage position="a"><photo id="3"/></dopimage><dopimage position="b"><photo id="1"/></dopimage><dopimage position="c"/>'
    const xml = sheetOf(parts).replace('<userdata', '<photos><photo id="1"/><photo id="2"/></photos><userdata')
    expect(photoIdsOf(read(xml))).toEqual(['1', '2', '3'])
    expect(placedPhotoIds(read(xml))).toEqual(['3', '1'])
  })

  it('is not fooled by slots named after what every object has', () => {
    const xml = sheetOf('<dopimage position="__proto__" dpi="7"/><dopimage position="constructor"/>')
    const again = read(writeCollageXml(read(xml)))
    expect(writeCollageXml(again)).toContain('<dopimage position="__proto__" dpi="7"/>')
    expect(writeCollageXml(again)).toContain('<dopimage position="constructor"/>')
  })
})

describe('a broken collage', () => {
  const photo = (attributes: string) => sheetOf(`<dopimage position="img1"><photo id="p" ${attributes}/></dopimage>`)
  const bomb = `<!DOCTYPE c [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><collage>&b;</collage>`

  it.each([
    ['nothing', '', 'xml-malformed'],
    ['no XML', 'once upon a time', 'xml-malformed'],
    ['an end too few', DOCUMENT.slice(0, -12), 'xml-malformed'],
    ['another document', '<template/>', 'xml-unknown-element'],
    ['an entity bomb', bomb, 'xml-doctype'],
    ['an unknown entity', '<collage><userdata>&b;</userdata></collage>', 'xml-malformed'],
    ['50 million characters', `<collage>${' '.repeat(50_000_000)}</collage>`, 'xml-too-long'],
    ['deep nesting', '<a>'.repeat(100_000), 'xml-too-deep'],
    ['too many elements', sheetOf('<a/>'.repeat(30_000)), 'xml-too-many-elements'],
    ['no content', '<collage/>', 'xml-missing-element'],
    ['two contents', '<collage><userdata/><pages/></collage>', 'collage-content'],
    ['two sheets', '<collage><userdata/><userdata/></collage>', 'xml-duplicate-element'],
    ['a page without a sheet', '<collage><pages><page/></pages></collage>', 'xml-missing-element'],
    ['stray text', sheetOf('hello'), 'xml-unexpected-text'],
    ['another version', sheetOf('', 'version="3"'), 'xml-attribute'],
    ['another variation', sheetOf('', 'variation="night"'), 'xml-attribute'],
    ['a slot twice', sheetOf('<dopimage position="a"/><dopimage position="a"/>'), 'collage-duplicate-slot'],
    ['a text twice', sheetOf('<doptext position="a"/><doptext position="a"/>'), 'collage-duplicate-slot'],
    ['a clip twice', sheetOf('<dopclip position="a"/><dopclip position="a"/>'), 'collage-duplicate-slot'],
    ['no slot', sheetOf('<dopimage/>'), 'xml-attribute'],
    ['a slot that is none', sheetOf('<dopimage position="a b"/>'), 'xml-attribute'],
    [
      'two photos in a slot',
      sheetOf('<dopimage position="a"><photo id="1"/><photo id="2"/></dopimage>'),
      'xml-duplicate-element',
    ],
    ['no photo id', sheetOf('<dopimage position="a"><photo/></dopimage>'), 'xml-attribute'],
    [
      'an endless photo id',
      `<collage><photos><photo id="${'1'.repeat(201)}"/></photos><userdata/></collage>`,
      'xml-attribute',
    ],
    ['a zoom of 0', photo('zoom="0"'), 'xml-attribute'],
    ['a zoom of 4.1', photo('zoom="4.1"'), 'xml-attribute'],
    ['a zoom without end', photo('zoom="1e999"'), 'xml-attribute'],
    ['a centre outside', photo('x="-0.1"'), 'xml-attribute'],
    ['no number', photo('y="NaN"'), 'xml-attribute'],
    ['half a turn too little', photo('rotation="45"'), 'xml-attribute'],
    ['a turn too many', photo('rotation="360"'), 'xml-attribute'],
    ['no colour', sheetOf('<dopshapeoverlay position="a" color="red"/>'), 'xml-attribute'],
    ['no size', sheetOf('<doptext position="a" fontsize="0"/>'), 'xml-attribute'],
    ['a text as long as a book', sheetOf(`<doptext position="a" text="${'x'.repeat(10_001)}"/>`), 'xml-attribute'],
    ['an unknown side', sheetOf('<doptext position="a" align="justify"/>'), 'xml-attribute'],
    ['a picture that is none', '<collage><screenshot>*</screenshot><userdata/></collage>', 'collage-screenshot'],
    [
      'no value',
      `<collage><templates><template templateId="t"><generator><value name="a">x</value></generator></template></templates><userdata/></collage>`,
      'collage-value',
    ],
  ])('with %s is refused by name', (_case, xml, name) => {
    expect(readCollageXml(xml)).toMatchObject({ ok: false, failure: { name } })
  })

  it('never makes the reader throw, and what is read can be written', () => {
    const pieces = [
      '<',
      '>',
      '"',
      '&',
      '/',
      '=',
      '0',
      '-1',
      '1e9',
      ' ',
      '\u0000',
      '<a>',
      '</userdata>',
      ']]>',
      '&#0;',
      '\uD800',
    ]
    const change = fc.tuple(fc.nat(DOCUMENT.length), fc.nat(12), fc.constantFrom('', ...pieces))
    let readable = 0
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        let xml = DOCUMENT
        for (const [at, length, piece] of changes) xml = xml.slice(0, at) + piece + xml.slice(at + length)
        const result = readCollageXml(xml)
        if (!result.ok) return /^(xml|collage)-/.test(result.failure.name)
        readable += 1
        const written = writeCollageXml(result.value)
        return writeCollageXml(read(written)) === written
      }),
      { numRuns: BROKEN },
    )
    expect(readable).toBeGreaterThan(BROKEN / 100)
  })
})
