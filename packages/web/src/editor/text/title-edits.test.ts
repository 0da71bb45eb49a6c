import type { CollagePage } from '@collagerie/core/collage'
import { newCollagePage } from '@collagerie/core/collage'
import { apply } from '@collagerie/core/edit'
import type { Layer, Template } from '@collagerie/core/template'
import type { MeasureText } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import {
  commandsOfEdits,
  editedTexts,
  shownLook,
  startEdits,
  type TitleEdits,
  titleFits,
  typeTitle,
  uncutEdits,
} from './title-edits.ts'
import { titleLayers } from './title-layers.ts'

/** Every letter half as wide as the font is high. */
const measure: MeasureText = (text, { fontSize }) => ({
  width: text.length * fontSize * 0.5,
  ascent: fontSize * 0.75,
  descent: fontSize * 0.25,
})

function textLayer(slot: string, y: number): Layer {
  return { kind: 'text', slot, x: 0, y, width: 20, height: 2, rotation: 0, editable: true, look: {} }
}

function collageWith(...slots: readonly string[]): CollagePage {
  const template: Template = {
    designer: 'generated',
    design: 'alleven',
    screenDpcm: 40,
    material: '',
    hasCustomSizes: true,
    format: { width: 20, height: 30 },
    variation: { id: 'default', borderMode: 0, layers: slots.map((slot, index) => textLayer(slot, 24 + 2 * index)) },
  }
  return newCollagePage({ templateId: 'gen-alleven', childTemplateId: '20x30', material: '' }, template)
}

function type(page: CollagePage, typed: string) {
  const [layer] = titleLayers(page)
  if (!layer) throw new Error('No title.')
  return typeTitle(startEdits(page), page, layer, typed, measure)
}

describe('the words of a title', () => {
  it('start empty, so that the default is not in the way', () => {
    expect(startEdits(collageWith('txt1', 'txt2')).words).toEqual({ txt1: '', txt2: '' })
  })

  it('go on from what was written before', () => {
    const page = collageWith('txt1')
    const [command] = commandsOfEdits(type(page, 'Lisbonne').edits, page, measure)
    const texts = command?.text ? { txt1: command.text } : {}
    const written = { ...page, userdata: { ...page.userdata, texts } }
    expect(startEdits(written).words).toEqual({ txt1: 'Lisbonne' })
  })

  it('take a second line and become smaller as they grow longer', () => {
    const page = collageWith('txt1')
    const lookOf = (words: string) => {
      const text = editedTexts(type(page, words).edits, page, measure)['txt1']
      return [text?.fontSize, text?.multipleLines]
    }
    expect(lookOf('Ete')).toEqual([1.693, false])
    expect(lookOf('Un été en Bretagne avec')).toEqual([0.917, false])
    expect(lookOf('Un été en Bretagne avec toute la famille')).toEqual([0.706, false])
    expect(lookOf('Un long été en Bretagne avec toute la famille et tous nos meilleurs amis')).toEqual([0.564, true])
  })

  it('are refused only when the smallest size is too large', () => {
    const page = collageWith('txt1')
    // 20 cm hold 70 letters of 0.282 cm, and a word does not break.
    const exact = type(page, 'a'.repeat(70))
    expect(exact).toMatchObject({ edits: { words: { txt1: 'a'.repeat(70) } }, isTooLong: false })
    const over = type(page, 'a'.repeat(75))
    expect(over).toMatchObject({ edits: { words: { txt1: 'a'.repeat(70) } }, isTooLong: true })
    expect(type(page, 'a'.repeat(95))).toMatchObject({ edits: { words: { txt1: '' } }, isTooLong: true })
  })

  it('can be shortened letter by letter when another look has made them too wide', () => {
    const page = collageWith('txt1')
    const [layer] = titleLayers(page)
    if (!layer) throw new Error('No title.')
    const plain = startEdits(page)
    let edits = { ...plain, words: { txt1: 'a'.repeat(75) } }
    const back = () => typeTitle(edits, page, layer, edits.words.txt1.slice(0, -1), measure)
    expect(titleFits(edits, page, layer, measure)).toBe(false)
    for (let length = 74; length > 60; length--) {
      const next = back()
      expect(next).toMatchObject({ edits: { words: { txt1: 'a'.repeat(length) } }, isTooLong: false })
      edits = { ...next.edits, words: { txt1: next.edits.words['txt1'] ?? '' } }
      expect(titleFits(edits, page, layer, measure)).toBe(length <= 70)
    }
  })
})

describe('words that a chosen look would cut', () => {
  const page = collageWith('txt1', 'txt2')
  const [layer] = titleLayers(page)
  /** Every letter of the narrow font is half as wide as usual, of the wide one nine times. */
  const ofFont: MeasureText = (text, data) => ({
    ...measure(text, data),
    width: text.length * data.fontSize * (data.font === 'Wide' ? 4.5 : data.font === 'Narrow' ? 0.25 : 0.5),
  })
  const typed = (edits: TitleEdits, words: string) => {
    if (!layer) throw new Error('No title.')
    return typeTitle(edits, page, layer, words, ofFont).edits
  }
  const wordsOf = (edits: TitleEdits) => editedTexts(edits, page, ofFont)['txt1']?.text

  it('are kept whole in the look before it, with the colour that was chosen', () => {
    const plain = typed(startEdits(page), 'Nos vacances')
    const wide: TitleEdits = { ...plain, chosen: { font: 'Wide', color: '#c3393c' } }
    expect(uncutEdits(wide, plain, page, ofFont)).toEqual({ ...plain, chosen: { color: '#c3393c' } })
    const narrow: TitleEdits = { ...plain, chosen: { font: 'Narrow' } }
    expect(uncutEdits(narrow, plain, page, ofFont)).toBe(narrow)
  })

  it('are kept whole in the look they were typed in, if they fit in no earlier one', () => {
    const narrow = typed({ ...startEdits(page), chosen: { font: 'Narrow' } }, 'a'.repeat(100))
    const wide: TitleEdits = { ...narrow, chosen: { font: 'Wide' } }
    expect(wordsOf(wide)).toBe('')
    expect(wordsOf(uncutEdits(wide, narrow, page, ofFont))).toBe('a'.repeat(100))
  })
})

describe('what the dialog does to the sheet', () => {
  const after = (page: CollagePage, edits: TitleEdits) =>
    commandsOfEdits(edits, page, measure).reduce<CollagePage>((before, command) => apply(before, command), page)

  it('is nothing where nothing was written or chosen', () => {
    const page = collageWith('txt1', 'txt2')
    expect(after(page, startEdits(page))).toBe(page)
  })

  it('gives title and subtitle what was chosen, and default words stay default', () => {
    const page = collageWith('txt1', 'txt2')
    const edits = type(page, ' Lisbonne ').edits
    const changed = after(page, { ...edits, chosen: { color: '#c3393c', caps: false } })
    expect(changed.userdata.texts).toMatchObject({
      txt1: { text: 'Lisbonne', color: '#c3393c', automaticColor: false, caps: false },
      txt2: { text: '', color: '#c3393c', automaticColor: false, caps: false },
    })
    expect(startEdits(changed).words).toEqual({ txt1: 'Lisbonne', txt2: '' })
    expect(shownLook(startEdits(changed), changed)).toMatchObject({ color: '#c3393c', caps: false })
  })

  it('leaves each text the look its template gave it, as far as nothing else was chosen', () => {
    const page = collageWith('txt1', 'txt2')
    const [title, subtitle] = page.template.variation.layers
    if (title?.kind !== 'text' || subtitle?.kind !== 'text') throw new Error('No texts.')
    const layers = [
      { ...title, look: { caps: false, color: '0xe6d3a3' } },
      { ...subtitle, look: { caps: true, color: '0xc9a45c', font: 'Nunito' } },
    ]
    const { template } = page
    const styled = { ...page, template: { ...template, variation: { ...template.variation, layers } } }
    const edits = typeTitle(startEdits(styled), styled, layers[1] ?? subtitle, 'Juin', measure).edits
    expect(editedTexts({ ...edits, chosen: { font: 'McLaren' } }, styled, measure)).toMatchObject({
      txt1: { caps: false, color: '#e6d3a3', font: 'McLaren' },
      txt2: { caps: true, color: '#c9a45c', font: 'McLaren' },
    })
    expect(editedTexts(edits, styled, measure)).toMatchObject({ txt2: { font: 'Nunito' } })
  })

  it('lets a long title that is shortened stand on one line again', () => {
    const page = collageWith('txt1')
    const long = type(page, 'Un long été en Bretagne avec toute la famille et tous nos meilleurs amis').edits
    const written = after(page, long)
    expect(written.userdata.texts['txt1']?.multipleLines).toBe(true)
    expect(after(written, { ...startEdits(written), words: { txt1: 'Été' } }).userdata.texts['txt1']).toMatchObject({
      multipleLines: false,
      fontSize: 1.693,
    })
  })

  it('leaves a template without a subtitle without one', () => {
    const page = collageWith('txt1')
    expect(commandsOfEdits(startEdits(page), page, measure)).toHaveLength(1)
  })
})
