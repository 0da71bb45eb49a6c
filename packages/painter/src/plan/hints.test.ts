import { type CollagePage, newCollagePage } from '@collagerie/core/collage'
import { apply } from '@collagerie/core/edit'
import { TITLE_DEFAULTS } from '@collagerie/core/text'
import { beforeAll, describe, expect, it } from 'vitest'
import { nodeMeasure } from '../node/index.ts'
import { generated, useTestFonts } from '../testing/test-scene.ts'
import { plan } from './plan.ts'
import type { Unwritten } from './plan-options.ts'

const WORDS = { fr: 'Votre titre', en: 'Your title' }
const hint = (language: keyof typeof WORDS): Unwritten => ({ kind: 'hint', text: () => WORDS[language] })

const template = generated('single', '', { hasText: 2 })
const untouched = newCollagePage({ templateId: 's', childTemplateId: '30x30', material: '' }, template)

function textsOf(page: CollagePage, unwritten?: Unwritten) {
  const steps = plan(page, {
    photoSize: () => undefined,
    art: () => undefined,
    measure: nodeMeasure(),
    ...(unwritten && { unwritten }),
  })
  return steps.filter((step) => step.kind === 'text')
}

describe('a text nobody wrote', () => {
  beforeAll(useTestFonts)

  const look = { ...TITLE_DEFAULTS, color: '#c3393c', automaticColor: false, caps: false, text: 'Votre titre' }
  const restyled = apply(untouched, { kind: 'set text', slot: 'txt1', text: look })

  it('is left out of all that is saved or printed, restyled or not, as it was stored by any version', () => {
    const stored = { ...untouched, userdata: { ...untouched.userdata, texts: { txt1: look } } }
    for (const page of [untouched, restyled, stored]) expect(textsOf(page)).toEqual([])
  })

  it('is a hint in the editor, lighter and in its language', () => {
    for (const page of [untouched, restyled]) {
      const [french] = textsOf(page, hint('fr'))
      const [english] = textsOf(page, hint('en'))
      expect(french?.lines[0]?.text.toLowerCase()).toBe('votre titre')
      expect(english?.lines[0]?.text.toLowerCase()).toBe('your title')
      expect(french?.opacity).toBeLessThan(0.6)
    }
    expect(textsOf(restyled, hint('fr'))[0]).toMatchObject({ color: '#c3393c', lines: [{ text: 'Votre titre' }] })
  })

  it('stands in full where a picture shows the template with a sample', () => {
    const [sample] = textsOf(untouched, { kind: 'sample', text: () => 'Amélie & Tom' })
    expect(sample?.lines[0]?.text).toBe('AMÉLIE & TOM')
    expect(sample?.opacity).toBeUndefined()
  })

  it('gives way to what is written, which is painted everywhere', () => {
    const written = apply(restyled, { kind: 'set text', slot: 'txt1', text: { ...look, text: 'Lisboa' } })
    expect(textsOf(written)).toEqual(textsOf(written, hint('fr')))
    expect(textsOf(written)[0]?.lines[0]?.text).toBe('Lisboa')
  })
})
