import type { Collage } from '@collagerie/core/collage'
import { newCollage } from '@collagerie/core/collage'
import type { Layer, Template } from '@collagerie/core/template'
import type { MeasureText } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import { draftCommands, draftTexts, startDraft, titleFits, titleLayers, typeTitle } from './title-draft.ts'

/** Every letter half as wide as the font is high. */
const measure: MeasureText = (text, { fontSize }) => ({
  width: text.length * fontSize * 0.5,
  ascent: fontSize * 0.75,
  descent: fontSize * 0.25,
})

const DEFAULTS: Readonly<Record<string, string>> = { txt1: 'Votre titre', txt2: 'Votre sous-titre' }
const defaultText = (slot: string) => DEFAULTS[slot] ?? ''

function textLayer(slot: string, y: number): Layer {
  return { kind: 'text', slot, x: 0, y, width: 20, height: 2, rotation: 0, editable: true, look: {} }
}

function collageWith(...slots: readonly string[]): Collage {
  const template: Template = {
    designer: 'generated',
    design: 'alleven',
    screenDpcm: 40,
    material: '',
    hasCustomSizes: true,
    canvas: { width: 20, height: 30 },
    variation: { id: 'default', borderMode: 0, layers: slots.map((slot, index) => textLayer(slot, 24 + 2 * index)) },
  }
  return newCollage({ templateId: 'gen-alleven', childTemplateId: '20x30', material: '' }, template)
}

function type(collage: Collage, typed: string) {
  const [layer] = titleLayers(collage)
  if (!layer) throw new Error('No title.')
  return typeTitle(startDraft(collage, defaultText), collage, layer, typed, measure)
}

describe('the words of a title', () => {
  it('start empty, so that the default is not in the way', () => {
    expect(startDraft(collageWith('txt1', 'txt2'), defaultText).words).toEqual({ txt1: '', txt2: '' })
  })

  it('go on from what was written before', () => {
    const collage = collageWith('txt1')
    const [command] = draftCommands(type(collage, 'Lisbonne').draft, collage, defaultText, measure)
    const texts = command?.text ? { txt1: command.text } : {}
    const written = { ...collage, userdata: { ...collage.userdata, texts } }
    expect(startDraft(written, defaultText).words).toEqual({ txt1: 'Lisbonne' })
  })

  it('become smaller as they grow longer, and are refused only when the smallest size is too large', () => {
    const collage = collageWith('txt1')
    const sizeOf = (words: string) =>
      draftTexts(type(collage, words).draft, collage, defaultText, measure)['txt1']?.fontSize
    expect(sizeOf('Ete')).toBe(1.693)
    expect(sizeOf('Un été en Bretagne avec')).toBe(0.917)
    // 20 cm hold 70 letters of 0.282 cm.
    const exact = type(collage, 'a'.repeat(70))
    expect(exact).toMatchObject({ draft: { words: { txt1: 'a'.repeat(70) } }, isTooLong: false })
    const over = type(collage, 'a'.repeat(75))
    expect(over).toMatchObject({ draft: { words: { txt1: 'a'.repeat(70) } }, isTooLong: true })
    expect(type(collage, 'a'.repeat(95))).toMatchObject({ draft: { words: { txt1: '' } }, isTooLong: true })
  })

  it('can be shortened letter by letter when another look has made them too wide', () => {
    const collage = collageWith('txt1')
    const [layer] = titleLayers(collage)
    if (!layer) throw new Error('No title.')
    const plain = startDraft(collage, defaultText)
    let draft = { ...plain, words: { txt1: 'a'.repeat(75) } }
    const back = () => typeTitle(draft, collage, layer, draft.words.txt1.slice(0, -1), measure)
    expect(titleFits(draft, collage, layer, measure)).toBe(false)
    for (let length = 74; length > 60; length--) {
      const next = back()
      expect(next).toMatchObject({ draft: { words: { txt1: 'a'.repeat(length) } }, isTooLong: false })
      draft = { ...next.draft, words: { txt1: next.draft.words['txt1'] ?? '' } }
      expect(titleFits(draft, collage, layer, measure)).toBe(length <= 70)
    }
  })

  it('lose what the fonts do not have without being called too long', () => {
    expect(type(collageWith('txt1'), 'Été ☀ à la mer')).toMatchObject({
      draft: { words: { txt1: 'Été  à la mer' } },
      isTooLong: false,
    })
  })
})

describe('what the dialog does to the sheet', () => {
  it('is nothing where nothing was written or chosen', () => {
    const collage = collageWith('txt1', 'txt2')
    expect(draftCommands(startDraft(collage, defaultText), collage, defaultText, measure)).toEqual([
      { kind: 'set text', slot: 'txt1' },
      { kind: 'set text', slot: 'txt2' },
    ])
  })

  it('gives title and subtitle one look, the default words included', () => {
    const collage = collageWith('txt1', 'txt2')
    const draft = type(collage, ' Lisbonne ').draft
    const coloured = { ...draft, look: { ...draft.look, color: '#c3393c', caps: false } }
    expect(draftCommands(coloured, collage, defaultText, measure)).toMatchObject([
      { slot: 'txt1', text: { text: 'Lisbonne', color: '#c3393c', caps: false } },
      { slot: 'txt2', text: { text: 'Votre sous-titre', color: '#c3393c', caps: false } },
    ])
  })

  it('leaves a template without a subtitle without one', () => {
    const collage = collageWith('txt1')
    expect(draftCommands(startDraft(collage, defaultText), collage, defaultText, measure)).toHaveLength(1)
  })
})
