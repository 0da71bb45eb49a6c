import { expect, it } from 'vitest'
import { designFor, generateTemplate } from '../designs/index.ts'
import { TITLE_DEFAULTS } from '../text/index.ts'
import { newCollagePage } from './new-collage-page.ts'
import { textsLeftOut } from './texts-left-out.ts'

const on = (type: string, values = {}) =>
  generateTemplate(designFor(type), { format: { width: 50, height: 40 }, material: '', values })

const titled = on('alleven', { hasText: 3 })
const empty = newCollagePage({ templateId: 'a', childTemplateId: '50x40', material: '' }, titled)
const written = (text: string) => ({
  ...empty,
  userdata: { ...empty.userdata, texts: { txt1: { ...TITLE_DEFAULTS, text } } },
})

it('a written title is left out by a design that has no place for one', () => {
  expect(textsLeftOut(written('Notre été'), on('mosaiccross'))).toEqual(['txt1'])
})

it('nothing is left out where the title has a place, or nobody wrote one', () => {
  expect(textsLeftOut(written('Notre été'), titled)).toEqual([])
  expect(textsLeftOut(written(''), on('mosaiccross'))).toEqual([])
})
