// A long file: one format, a short test for each of its parts, bounds and defaults.
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../geometry/index.ts'
import { readTemplateXml } from './index.ts'

const XML = `<template designer="generated" design="alleven" screendpcm="40" material="POSTER" hasCustomSizes="true">
  <generator><value name="numberVert">3</value><value name="numberHor">4</value></generator>
  <canvas width="50" height="40"/>
  <variation id="default" photoBorder="0.4" bordermode="2">
    <shapeoverlay slot="overlayshape0" defaultcolor="0xffffff" printmargin="0.1">
      <rectangle x="0" y="0" width="50" height="40"/><circle x="5" y="5" radius="2"/>
    </shapeoverlay>
    <clip slot="clip1" x="1" y="2" width="3" height="4" state="start" viewportWidth="100" viewportHeight="80" path="M0 0L9 9Z"/>
    <image slot="img1" x="0.5" y="0.5" width="16" height="9.333333" rotation="-4" printmargin="0.1"/>
    <image slot="img3" x="20" y="0.5" width="16" height="9"/>
    <clip slot="clip1" x="1" y="2" width="3" height="4" state="end" viewportWidth="100" viewportHeight="80" path="M0 0L9 9Z"/>
    <text slot="txt1" x="0.5" y="35" width="49" height="4" editable="true"/>
    <overlay resource="leaf" url="/webassets/leaf.svg" x="0" y="0" width="10" height="10"/>
    <frame/>
  </variation>
</template>`

const changed = (from: string, to: string) => {
  expect(XML).toContain(from)
  return readTemplateXml(XML.replace(from, to))
}

describe('readTemplateXml', () => {
  it('reads the whole grammar', () => {
    const clip = {
      kind: 'clip',
      slot: 'clip1',
      x: 1,
      y: 2,
      width: 3,
      height: 4,
      viewportWidth: 100,
      viewportHeight: 80,
    }
    expect(readTemplateXml(XML)).toEqual({
      ok: true,
      value: {
        designer: 'generated',
        design: 'alleven',
        screenDpcm: 40,
        material: 'POSTER',
        hasCustomSizes: true,
        generator: { numberVert: 3, numberHor: 4 },
        format: { width: 50, height: 40 },
        variation: {
          id: 'default',
          photoBorder: 0.4,
          borderMode: 2,
          layers: [
            {
              kind: 'shapeoverlay',
              slot: 'overlayshape0',
              defaultColor: '0xffffff',
              printMargin: 0.1,
              rectangles: [{ x: 0, y: 0, width: 50, height: 40 }],
              circles: [{ x: 5, y: 5, radius: 2 }],
            },
            { ...clip, state: 'start', path: 'M0 0L9 9Z' },
            {
              kind: 'image',
              slot: 'img1',
              x: 0.5,
              y: 0.5,
              width: 16,
              height: 9.333333,
              rotation: -4,
              printMargin: 0.1,
            },
            { kind: 'image', slot: 'img3', x: 20, y: 0.5, width: 16, height: 9, rotation: 0, printMargin: 0 },
            { ...clip, state: 'end', path: 'M0 0L9 9Z' },
            { kind: 'text', slot: 'txt1', x: 0.5, y: 35, width: 49, height: 4, editable: true, rotation: 0, look: {} },
            {
              kind: 'overlay',
              resource: 'leaf',
              url: '/webassets/leaf.svg',
              x: 0,
              y: 0,
              width: 10,
              height: 10,
              rotation: 0,
            },
            { kind: 'frame' },
          ],
        },
      },
    })
  })

  it('fills in the defaults of a sparse static template and keeps the box design', () => {
    const result = readTemplateXml('<template design="box"><canvas width="30" height="30"/><variation/></template>')
    expect(result).toEqual({
      ok: true,
      value: {
        designer: '',
        design: 'box',
        screenDpcm: 40,
        material: '',
        hasCustomSizes: false,
        format: { width: 30, height: 30 },
        variation: { id: 'default', borderMode: 0, layers: [] },
      },
    })
  })

  it.each([
    [
      'a width that is no number',
      'x="20" y="0.5" width="16"',
      'x="20" y="0.5" width="abc"',
      'image img3: width "abc" is not a number',
    ],
    ['a missing number', 'x="20" y="0.5"', 'x="20"', 'image img3: y is missing'],
    ['an empty number', 'x="20"', 'x=""', 'image img3: x "" is not a number'],
    ['a number past all bounds', 'x="20"', 'x="1e999"', 'image img3: x "1e999" is not a number'],
    ['an infinite number', 'x="20"', 'x="Infinity"', 'image img3: x "Infinity" is not a number'],
    ['a box without extent', 'width="49"', 'width="-1"', 'text txt1: width "-1" is not above 0'],
    ['a canvas without extent', '<canvas width="50"', '<canvas width="0"', 'canvas: width "0" is not above 0'],
    ['an unknown material', 'POSTER', 'MARBLE', 'template: material "MARBLE" is not known'],
    ['an unknown border mode', 'bordermode="2"', 'bordermode="3"', 'variation default: bordermode "3" is not known'],
    ['an unknown clip state', 'state="end"', 'state="middle"', 'clip clip1: state "middle" is not known'],
    ['an unknown element', '<frame/>', '<sticker id="s1"/>', 'sticker s1: not known inside variation'],
    ['an unknown shape', '<circle x="5" y="5" radius="2"/>', '<star/>', 'star: not known inside shapeoverlay'],
    ['a shape without a number', 'radius="2"', '', 'circle overlayshape0: radius is missing'],
    ['a doubled photo slot', 'slot="img3"', 'slot="img1"', 'image img1: the slot exists twice'],
    ['a layer without slot', 'slot="img3"', '', 'image: slot is missing'],
    ['a clip that never ends', 'state="end"', 'state="start"', 'clip clip1: starts and never ends'],
    [
      'a clip that never started',
      'state="start"',
      'state="end"',
      'clip clip1: ends where it is not the last one started',
    ],
    [
      'a colour that is none',
      '0xffffff',
      'url(x)',
      'shapeoverlay overlayshape0: defaultcolor "url(x)" is not a colour',
    ],
    ['a generator value that is no number', '>3<', '>many<', 'value numberVert: "many" is not a number'],
    ['a doubled generator value', 'numberHor', 'numberVert', 'value numberVert: exists twice'],
    ['a second canvas', '<frame/>\n  </variation>', '</variation><canvas/>', 'template: more than one canvas'],
    ['text between layers', '<frame/>', 'frame', 'variation default: unexpected text "frame"'],
    ['art without address', 'resource="leaf" url="/webassets/leaf.svg"', '', 'overlay: url is missing'],
    [
      'art that is only named',
      'resource="leaf" url="/webassets/leaf.svg"',
      'resource="leaf"',
      'overlay: url is missing',
    ],
    ['an editable flag that is none', 'editable="true"', 'editable="yes"', 'text txt1: editable "yes" is not known'],
  ])('refuses %s and says where', (_, from, to, reason) => {
    expect(changed(from, to)).toMatchObject({ ok: false, failure: { reason } })
  })

  it.each([...new Set(Array.from(XML.matchAll(/<(\w+)/g), ([, name = '']) => name))])(
    'refuses an attribute of %s that nothing would read',
    (element) => {
      expect(changed(`<${element}`, `<${element} glow="1"`)).toMatchObject({
        ok: false,
        failure: { reason: expect.stringMatching(new RegExp(`^${element}.*: glow is not known$`)) },
      })
    },
  )

  it('refuses a frame round one piece of art, which nothing draws', () => {
    expect(changed('<overlay', '<overlay frame="0.5"')).toMatchObject({
      ok: false,
      failure: { reason: 'overlay: frame is not known', line: 13 },
    })
  })

  it('fills in the defaults of sparse layers', () => {
    const box = 'x="1" y="2" width="3" height="4"'
    const layers = `<shapeoverlay slot="o" defaultcolor="#12abCD"/><image slot="i" ${box}/><text slot="t" ${box}/>
      <overlay url="/a.svg" ${box}/><clip slot="c" ${box} viewportWidth="1" viewportHeight="1" path="M0 0"/>
      <clip slot="c" ${box} state="end" viewportWidth="1" viewportHeight="1" path="M0 0"/>`
    const xml = `<template><canvas width="30" height="30"/><variation>${layers}</variation></template>`
    const at = { x: 1, y: 2, width: 3, height: 4 }
    const clip = { kind: 'clip', slot: 'c', ...at, viewportWidth: 1, viewportHeight: 1, path: 'M0 0' }
    expect(readTemplateXml(xml)).toMatchObject({
      ok: true,
      value: {
        variation: {
          layers: [
            { kind: 'shapeoverlay', slot: 'o', defaultColor: '#12abCD', printMargin: 0, rectangles: [], circles: [] },
            { kind: 'image', slot: 'i', ...at, rotation: 0, printMargin: 0 },
            { kind: 'text', slot: 't', ...at, editable: true, rotation: 0, look: {} },
            { kind: 'overlay', resource: '', url: '/a.svg', ...at, rotation: 0 },
            { ...clip, state: 'start' },
            { ...clip, state: 'end' },
          ],
        },
      },
    })
  })

  it('reads what layers say of themselves', () => {
    const text =
      'text="Hello" font="Jost" fontsize="2" style="bold" color="0xff" align="right" valign="bottom" caps="true" letterspacing="-0.1" lineheight="0.2"'
    const layers = [
      '<image slot="i" x="1" y="2" width="3" height="4" photoBorder="0"/>',
      `<text slot="t" x="1" y="2" width="3" height="4" editable="false" rotation="9" ${text}/>`,
      '<overlay url="/a.svg" x="-1" y="-2" width="3" height="4" rotation="-9.5"/>',
    ].join('')
    const variation = `<variation id="v" photoBorder="0" photoBorderType="modern" bordermode="1">${layers}</variation>`
    const result = readTemplateXml(`<template screendpcm="20"><canvas width="30" height="30"/>${variation}</template>`)
    expect(result).toMatchObject({
      ok: true,
      value: {
        screenDpcm: 20,
        variation: {
          id: 'v',
          photoBorder: 0,
          photoBorderType: 'modern',
          borderMode: 1,
          layers: [
            { photoBorder: 0 },
            {
              editable: false,
              rotation: 9,
              look: {
                text: 'Hello',
                font: 'Jost',
                fontSize: 2,
                weight: 'bold',
                color: '0xff',
                align: 'right',
                valign: 'bottom',
                caps: true,
                letterSpacing: -0.1,
                lineGap: 0.2,
              },
            },
            { x: -1, rotation: -9.5 },
          ],
        },
      },
    })
  })

  it.each([
    ['an element it does not know', '<canvas ', '<glow/><canvas ', 'glow: not known inside template'],
    ['text of its own', '<canvas ', 'words<canvas ', 'template: unexpected text "words"'],
    ['something in its canvas', 'height="40"/>', 'height="40"><frame/></canvas>', 'frame: not known inside canvas'],
    ['no canvas', '<canvas width="50" height="40"/>', '', 'template: canvas is missing'],
    ['two generators', '<canvas ', '<generator/><canvas ', 'template: more than one generator'],
    ['text among its values', '<generator>', '<generator>words', 'generator: unexpected text "words"'],
    ['something else among its values', '<generator>', '<generator><frame/>', 'frame: not known inside generator'],
    ['something in a value', '>3<', '>3<frame/><', 'frame: not known inside value'],
    ['a value without a name', 'name="numberHor"', '', 'value: name is missing'],
    ['a value with a name that is none', 'name="numberHor"', 'name="4x"', 'value 4x: is not a name'],
    [
      'a value whose name is a novel',
      'name="numberHor"',
      `name="a${'b'.repeat(64)}"`,
      `value a${'b'.repeat(39)}…: is not a name`,
    ],
    ['digits that are none', 'name="numberHor">4', 'name="numberValue">4a', 'value numberValue: "4a" is not a number'],
    ['something in an image', 'height="9"/>', 'height="9"><frame/></image>', 'frame: not known inside image'],
    ['text in a shape', 'radius="2"/>', 'radius="2">o</circle>', 'circle: unexpected text "o"'],
    ['text among shapes', '<rectangle', 'o<rectangle', 'shapeoverlay overlayshape0: unexpected text "o"'],
    [
      'an edge below nothing',
      'photoBorder="0.4"',
      'photoBorder="-0.4"',
      'variation default: photoBorder "-0.4" is below 0',
    ],
    [
      'a kind of edge nobody knows',
      'bordermode="2"',
      'photoBorderType="gold"',
      'variation default: photoBorderType "gold" is not known',
    ],
    ['a margin below nothing', 'printmargin="0.1"/>', 'printmargin="-1"/>', 'image img1: printmargin "-1" is below 0'],
    [
      'a colour that is too long',
      '0xffffff',
      '0xfffffff',
      'shapeoverlay overlayshape0: defaultcolor "0xfffffff" is not a colour',
    ],
    [
      'a colour that is too short',
      '0xffffff',
      '#fffff',
      'shapeoverlay overlayshape0: defaultcolor "#fffff" is not a colour',
    ],
    [
      'a second text of one slot',
      '<frame/>',
      '<text slot="txt1" x="0" y="0" width="1" height="1"/>',
      'text txt1: the slot exists twice',
    ],
  ])('refuses a template with %s', (_, from, to, reason) => {
    expect(changed(from, to)).toMatchObject({ ok: false, failure: { reason } })
  })

  it('takes values with names of 64 letters, with space around them, and digits as they were typed', () => {
    const name = `a${'b'.repeat(63)}`
    const values = `<value name="${name}"> 3 </value><value name="numberValue">007</value>`
    const xml = `<template><generator>${values}</generator><canvas width="1" height="1"/><variation/></template>`
    expect(readTemplateXml(xml)).toMatchObject({ ok: true, value: { generator: { [name]: 3, numberValue: '007' } } })
  })

  describe('of several layers', () => {
    const box = 'x="1" y="2" width="3" height="4"'
    const read = (...layers: readonly string[]) =>
      readTemplateXml(
        `<template><canvas width="9" height="9"/>\n<variation>\n${layers.join('\n')}</variation></template>`,
      )

    it('takes clips in one another, and refuses those that are not closed in the opposite order', () => {
      const clip = (slot: string, state: string) =>
        `<clip slot="${slot}" ${box} state="${state}" viewportWidth="1" viewportHeight="1" path="M0 0"/>`
      expect(read(clip('a', 'start'), clip('b', 'start'), clip('b', 'end'), clip('a', 'end')).ok).toBe(true)
      expect(read(clip('a', 'start'), clip('b', 'start'), clip('a', 'end'), clip('b', 'end'))).toMatchObject({
        failure: { name: 'template-clip', reason: 'clip a: ends where it is not the last one started', line: 5 },
      })
      expect(read(clip('a', 'start'))).toMatchObject({ failure: { name: 'template-clip' } })
    })

    it('takes a photo and a text of one name, and refuses two photos of one name', () => {
      expect(read(`<image slot="1" ${box}/>`, `<text slot="1" ${box}/>`).ok).toBe(true)
      expect(read(`<image slot="1" ${box}/>`, `<image slot="1" ${box}/>`)).toMatchObject({
        failure: { name: 'template-duplicate-slot', line: 4 },
      })
    })
  })

  it('names the line', () => {
    expect(changed('x="20"', 'x="here"')).toMatchObject({ ok: false, failure: { line: 10 } })
  })

  it('refuses a document that is no template, or has no variation', () => {
    expect(readTemplateXml('<collage/>')).toMatchObject({ ok: false, failure: { reason: 'collage: not a template' } })
    expect(readTemplateXml('<template><canvas width="1" height="1"/></template>')).toMatchObject({
      ok: false,
      failure: { name: 'xml-missing-element', reason: 'template: variation is missing' },
    })
  })

  it('answers ten thousand mutations with a template or a named failure', () => {
    const random = seededRandom(42)
    const at = (length: number) => Math.floor(random() * length)
    const junk = ['<', '>', '"', '&', '\0', 'NaN', '-', '9'.repeat(400), '<x/>', ']]>', '\u{D800}', ' ', '<!DOCTYPE a>']
    const mutate = (text: string) => {
      const start = at(text.length)
      const kind = at(4)
      if (kind === 0) return text.slice(0, start) + text.slice(start + 1 + at(12))
      if (kind === 1) return text.slice(0, start) + (junk[at(junk.length)] ?? '') + text.slice(start)
      if (kind === 2) return text.slice(0, start) + String.fromCharCode(at(128)) + text.slice(start + 1)
      const from = at(text.length)
      return text.slice(0, start) + text.slice(from, from + at(80)) + text.slice(start)
    }
    const seen = { ok: 0, refused: 0 }
    for (let round = 0; round < 10_000; round++) {
      let text = mutate(XML)
      for (let more = at(3); more > 0; more--) text = mutate(text)
      const result = readTemplateXml(text)
      if (result.ok) seen.ok += 1
      else if (/^(xml|template)-/.test(result.failure.name) && result.failure.reason) seen.refused += 1
    }
    expect(seen.ok + seen.refused).toBe(10_000)
    expect(seen.ok).toBeGreaterThan(100)
    expect(seen.refused).toBeGreaterThan(5000)
  })
})
