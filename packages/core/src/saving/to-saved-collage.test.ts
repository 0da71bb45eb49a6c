import { describe, expect, it } from 'vitest'
import { newCollagePage, readCollageXml, writeCollageXml } from '../collage/index.ts'
import { designFor, generateTemplate } from '../designs/index.ts'
import { apply } from '../edit/index.ts'
import { placePhoto } from '../placement/index.ts'
import { TITLE_DEFAULTS } from '../text/index.ts'
import { toSavedCollage } from './index.ts'

const template = generateTemplate(designFor('heart'), {
  format: { width: 50, height: 50 },
  material: 'POSTER',
  values: {},
})
const choice = { templateId: 'gen-heart', childTemplateId: '50x50', material: 'POSTER' } as const
const empty = newCollagePage(choice, template)
const filled = apply(empty, { kind: 'place photo', slot: 'img2', photo: placePhoto('-2', 90) })
const facts = {
  screenshot: 'QUJD',
  storedId: (id: string) => (id === '-2' ? 'server-9' : id),
  originalOf: () => ({ width: 4000, height: 3000 }),
  isOffered: () => true,
}

describe('saving a collage', () => {
  it('writes what was chosen, placed and measured, with photos under their stored ids', () => {
    const saved = toSavedCollage([filled], facts)
    expect(saved.templates).toEqual([
      { ...choice, format: { width: 50, height: 50 }, generator: template.generator, variation: template.variation },
    ])
    expect(saved.photoIds).toEqual(['server-9'])
    expect(saved.content).toMatchObject({
      kind: 'sheet',
      sheet: {
        userdata: { images: { img2: { photo: { id: 'server-9', rotation: 90, zoom: 1 } } } },
        dpi: { img2: expect.any(Number) },
        clips: ['clip1'],
      },
    })
  })

  it('lists the photos that wait for a slot after those that have one, each once', () => {
    expect(toSavedCollage([filled], { ...facts, unplaced: ['-3', '-2'] }).photoIds).toEqual(['server-9', '-3'])
  })

  it('lists them in the order of the customer, and one that is not among them where it was', () => {
    const unplaced = ['-4', '-3', '-5']
    const listed = (order: readonly string[]) => toSavedCollage([filled], { ...facts, unplaced, order }).photoIds
    expect(listed(['-3', '-2', '-4', '-5'])).toEqual(['-3', 'server-9', '-4', '-5'])
    expect(listed(['-5', '-6', '-2'])).toEqual(['-5', '-4', '-3', 'server-9'])
    expect(listed([])).toEqual(['server-9', '-4', '-3', '-5'])
  })

  it('reads back as the same', () => {
    const saved = toSavedCollage([filled], facts)
    const read = readCollageXml(writeCollageXml(saved))
    expect(read.ok && saveableParts(read.value)).toEqual(saveableParts(saved))
    expect(read.ok && writeCollageXml(read.value)).toBe(writeCollageXml(saved))
  })

  it('keeps what lies in slots this template does not have', () => {
    const other = generateTemplate(designFor('single'), {
      format: { width: 50, height: 50 },
      material: 'POSTER',
      values: {},
    })
    const texts = { txt1: { ...TITLE_DEFAULTS, text: 'Notre été' } }
    const saved = toSavedCollage([{ ...filled, template: other, userdata: { ...filled.userdata, texts } }], facts)
    expect(saved.photoIds).toEqual([])
    const read = readCollageXml(writeCollageXml(saved))
    expect(read.ok && read.value.content).toMatchObject({
      sheet: { userdata: { images: { img2: { photo: { id: 'server-9' } } }, texts: { txt1: { text: 'Notre été' } } } },
    })
  })
})

/** Numbers keep six decimals in XML. */
function saveableParts(saved: ReturnType<typeof toSavedCollage>) {
  return { ids: saved.photoIds, content: saved.content, screenshot: saved.screenshot }
}
