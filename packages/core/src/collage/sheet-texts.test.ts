import { describe, expect, it } from 'vitest'
import { contrast, READABLE } from '../colour/contrast.ts'
import { PALETTE } from '../colour/index.ts'
import { DESIGN_TYPES, designFor, generateTemplate } from '../designs/index.ts'
import { apply } from '../edit/index.ts'
import { toSavedCollage } from '../saving/index.ts'
import type { Template } from '../template/index.ts'
import { TITLE_DEFAULTS } from '../text/index.ts'
import {
  type CollagePage,
  newCollagePage,
  readCollageXml,
  textLook,
  textSlots,
  unwrittenTexts,
  wordsAt,
} from './index.ts'
import { bareTemplate, textLayer } from './testing/bare-template.ts'
import { writeCollageXml } from './write-collage-xml.ts'

const choice = { templateId: 't', childTemplateId: '30x20', material: '' } as const
const two = newCollagePage(choice, bareTemplate([textLayer('txt1', 0, 0, 20, 3), textLayer('txt2', 0, 3, 20, 2)]))
const chosen = { ...TITLE_DEFAULTS, color: '#c3393c', automaticColor: false, font: 'McLaren', caps: false }

/** As another session would load it. */
function loaded(page: CollagePage): CollagePage {
  const saved = toSavedCollage([page], {
    screenshot: '',
    storedId: (id) => id,
    originalOf: () => undefined,
    isOffered: () => true,
  })
  const read = readCollageXml(writeCollageXml(saved))
  if (!read.ok || read.value.content.kind !== 'sheet') throw new Error('Not the sheet that was written.')
  return { ...page, userdata: read.value.content.sheet.userdata }
}

describe('a text nobody wrote', () => {
  const slots = (page: CollagePage) => unwrittenTexts(page).map(({ slot }) => slot)

  it('is every text of a new collage, and one less with each that is written', () => {
    expect(slots(two)).toEqual(['txt1', 'txt2'])
    const written = apply(two, { kind: 'set text', slot: 'txt1', text: { ...chosen, text: 'Lisboa' } })
    expect(slots(written)).toEqual(['txt2'])
    expect(wordsAt(written, 'txt1')).toBe('Lisboa')
  })

  it('stays one when it is restyled, saved and loaded, with the look that was chosen', () => {
    const restyled = apply(two, { kind: 'set text', slot: 'txt1', text: { ...chosen, text: 'Votre titre' } })
    const again = loaded(restyled)
    expect(again).toEqual(restyled)
    expect(slots(again)).toEqual(['txt1', 'txt2'])
    const [layer] = textSlots(again.template)
    expect(layer && textLook(again, layer)).toMatchObject({ text: '', color: '#c3393c', font: 'McLaren', caps: false })
  })

  it.each(['Votre titre', 'Uw titel', 'Your title', 'IHR TITEL', 'Il Suo titolo', 'Tu título'])(
    'is also one that was saved as %j',
    (text) => {
      const texts = { txt1: { ...TITLE_DEFAULTS, text } }
      const page = { ...two, userdata: { ...two.userdata, texts } }
      expect(slots(page)).toEqual(['txt1', 'txt2'])
      expect(loaded(page)).toEqual(page)
    },
  )

  it('is also one of nothing but blanks', () => {
    const blank = apply(two, { kind: 'set text', slot: 'txt1', text: { ...chosen, text: ' \n\t' } })
    expect(slots({ ...two, userdata: blank.userdata })).toEqual(['txt1', 'txt2'])
  })

  it('is none where the template brings its own words', () => {
    const worded = { ...textLayer('txt1', 0, 0, 20, 3), look: { text: 'Grand Tour' } }
    const page = newCollagePage(choice, bareTemplate([worded]))
    expect(slots(page)).toEqual([])
    expect(wordsAt(page, 'txt1')).toBe('Grand Tour')
    expect(wordsAt(page, 'constructor')).toBe('')
  })
})

describe('the colour of a text', () => {
  const sheets = DESIGN_TYPES.flatMap((type) => {
    const design = designFor(type)
    const values = { hasText: 3 }
    return (['', 'CANVAS2CM'] as const).map((material) =>
      generateTemplate(design, { format: { width: 60, height: 60 }, material, values }),
    )
  }).filter((template) => textSlots(template).length > 0)

  /** The colours of the hint and of the customer's own words. */
  const coloursOn = (template: Template, color: string) => {
    const bare = apply(newCollagePage(choice, template), { kind: 'choose background', color })
    const written = textSlots(template).reduce<CollagePage>(
      (now, { slot }) => apply(now, { kind: 'set text', slot, text: { ...TITLE_DEFAULTS, text: 'Lisboa' } }),
      bare,
    )
    return [bare, written].flatMap((sheet) => textSlots(template).map((layer) => textLook(sheet, layer).color))
  }

  it('can be read on all 112 backgrounds of every design with a text', () => {
    expect(sheets.length).toBeGreaterThan(6)
    const faint = sheets.flatMap((template) =>
      PALETTE.flatMap((ground) =>
        coloursOn(template, ground)
          .filter((color) => contrast(color, ground) < READABLE)
          .map((color) => `${template.design} ${template.material}: ${color} on ${ground}`),
      ),
    )
    expect(faint).toEqual([])
  })

  it('follows the background until one is chosen, also after saving and loading', () => {
    const [template] = sheets
    if (!template) throw new Error('No sheet.')
    const [layer] = textSlots(template)
    if (!layer) throw new Error('No text.')
    const text = { ...TITLE_DEFAULTS, text: 'Lisboa' }
    const written = loaded(apply(newCollagePage(choice, template), { kind: 'set text', slot: layer.slot, text }))
    const colourOf = (page: CollagePage) => textLook(page, layer).color
    const dark = apply(written, { kind: 'choose background', color: '#000000' })
    expect([colourOf(written), colourOf(dark)]).toEqual(['#4d4d4f', '#ffffff'])
    expect(colourOf(apply(dark, { kind: 'choose background', color: '#ffffff' }))).toBe('#4d4d4f')
    const own = { ...text, color: '#292929', automaticColor: false }
    expect(colourOf(loaded(apply(dark, { kind: 'set text', slot: layer.slot, text: own })))).toBe('#292929')
  })

  it('is what a drawn template wants for its own picture', () => {
    const golden = { ...textLayer('txt1', 0, 0, 20, 3), look: { color: '0xe6d3a3' } }
    expect(textLook(newCollagePage(choice, bareTemplate([golden])), golden).color).toBe('#e6d3a3')
  })
})
