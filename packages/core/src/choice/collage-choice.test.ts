import { describe, expect, it } from 'vitest'
import { type CollagePage, newCollagePage, textSlots } from '../collage/index.ts'
import { DESIGN_TYPES } from '../designs/index.ts'
import { CUSTOM_SIZE_ID, MATERIALS } from '../format/index.ts'
import { TITLE_DEFAULTS } from '../text/index.ts'
import { stepControl } from './change-control.ts'
import { chooseMaterial } from './change-material.ts'
import { chooseCustomSize, chooseSize } from './change-size.ts'
import { type Choice, controlsOf, formatOf, generatedTemplateOf } from './choice.ts'
import { carriedChoice, collageChoice, isSameChoice } from './collage-choice.ts'
import { offeredTemplate, startedChoice, withValues } from './testing/offered-template.ts'

function madeWith(choice: Choice, texts: Readonly<Record<string, string>> = {}): CollagePage {
  const template = generatedTemplateOf(choice)
  if (!template) throw new Error('the choice is of a drawn template')
  const { offered, size, material } = choice
  const empty = newCollagePage({ templateId: offered.id, childTemplateId: size.id, material }, template)
  const written = Object.entries(texts).map(([slot, text]) => [slot, { ...TITLE_DEFAULTS, text }])
  return { ...empty, userdata: { ...empty.userdata, texts: Object.fromEntries(written) } }
}

const textsIn = (choice: Choice | undefined) => {
  const template = choice && generatedTemplateOf(choice)
  return template ? textSlots(template).map(({ slot }) => slot) : []
}

const canHaveText = (design: (typeof DESIGN_TYPES)[number]) =>
  controlsOf(startedChoice(design)).some(({ key }) => key === 'hasText')

const offer = { materials: [...MATERIALS], description: '' }

describe.each(DESIGN_TYPES)('a collage made with %s', (design) => {
  it('says what it was made with, whatever was chosen', () => {
    const start = startedChoice(design)
    const stepped = controlsOf(start).map(({ key }) => stepControl(start, key, 1))
    const sizes = start.offered.children.map(({ id }) => chooseMaterial(chooseSize(start, id), 'POSTER'))
    const custom = chooseCustomSize(start, { width: 61, height: 61 }, offer)
    for (const choice of [...stepped, ...sizes, custom]) {
      const remade = collageChoice(choice.offered, madeWith(choice))
      expect(remade && isSameChoice(remade, choice)).toBe(true)
    }
  })

  it('hands format and material on to every other design that offers them', () => {
    const from = chooseMaterial(chooseSize(startedChoice(design), '80x80'), 'POSTER')
    for (const other of DESIGN_TYPES) {
      const carried = carriedChoice(offeredTemplate(other), madeWith(from))
      const isTiled = design === 'tiles' || other === 'tiles'
      expect(isTiled || (carried && formatOf(carried)), `to ${other}`).toEqual(isTiled || { width: 80, height: 80 })
      const isOffered = carried?.size.materials.includes(from.material)
      expect(carried?.material, `to ${other}`).toBe(isOffered ? from.material : '')
    }
  })
})

describe.each(DESIGN_TYPES.filter(canHaveText))('a title of %s', (design) => {
  it('is handed on to every other design that can have one', () => {
    const modes = controlsOf(startedChoice(design)).find(({ key }) => key === 'hasText')
    const titled = withValues(startedChoice(design), { hasText: modes?.maxValue ?? 0 })
    const made = madeWith(titled, { txt1: 'Notre été', txt2: 'à la mer' })
    for (const other of DESIGN_TYPES) {
      const carried = textsIn(carriedChoice(offeredTemplate(other), made))
      expect(carried, `to ${other}`).toEqual(canHaveText(other) ? ['txt1', 'txt2'] : [])
    }
  })
})

describe('another template', () => {
  it('takes a custom size where its own rule allows it, and its default size otherwise', () => {
    const custom = chooseCustomSize(startedChoice('alleven'), { width: 61.5, height: 42 }, offer)
    const mosaic = carriedChoice(offeredTemplate('mosaic1'), madeWith(custom))
    expect(mosaic?.size).toMatchObject({ id: CUSTOM_SIZE_ID, width: 61.5, height: 42 })
    expect(carriedChoice(offeredTemplate('heart'), madeWith(custom))?.size.id).toBe('50x40')
    expect(carriedChoice(offeredTemplate('static'), madeWith(custom))?.size.id).toBe('50x40')
  })

  it('keeps the controls chosen there before', () => {
    const before = withValues(startedChoice('mosaic1'), { numberVert: 4 })
    const from = chooseSize(startedChoice('alleven'), '120x80')
    const carried = carriedChoice(before.offered, madeWith(from), before)
    expect(carried).toMatchObject({ size: { id: '120x80' }, values: { numberVert: 4 } })
  })

  it('brings back a title the template before had no room for, but none the customer took off', () => {
    const texts = { txt1: 'Notre été' }
    const without = madeWith(startedChoice('mosaic1'), texts)
    expect(textsIn(carriedChoice(offeredTemplate('alleven'), without))).toEqual(['txt1'])
    const takenOff = madeWith(withValues(startedChoice('heart'), { hasText: 10 }), texts)
    expect(textsIn(carriedChoice(offeredTemplate('alleven'), takenOff))).toEqual([])
  })

  it('opens with its own defaults for somebody who has written nothing', () => {
    const made = madeWith(startedChoice('mosaic1'))
    const carried = carriedChoice(offeredTemplate('number'), made)
    expect(carried && isSameChoice(carried, startedChoice('number'))).toBe(true)
  })
})
