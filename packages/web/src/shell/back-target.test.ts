// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { backTarget } from './back-target.ts'

const generated = { filter: 'theme:modern', template: { kind: 'basic', id: 'gen-heart' } } as const
const drawn = { filter: '', template: { kind: 'design', id: '12' } } as const
const none = { filter: '', template: undefined } as const

describe('the back link', () => {
  it('quits from the template list to the back path of the language', () => {
    expect(backTarget('template list', none, 'fr')).toBe('/fini-avec-lapplication')
    expect(backTarget('template list', none, 'nl')).toBe('/klaarmetapp')
  })

  it('leads from a template to the list with its filter', () => {
    expect(backTarget('template', generated, 'fr')).toBe('/keuze/theme:modern')
    expect(backTarget('template', drawn, 'de')).toBe('/keuze')
  })

  it('leads from the editor to the template, by its kind', () => {
    expect(backTarget('normal', generated, 'fr')).toBe('/ontwerp/basic/gen-heart')
    expect(backTarget('normal', drawn, 'fr')).toBe('/ontwerp/design/12')
  })

  it('leads from an editor without template to the list', () => {
    expect(backTarget('editor loading', none, 'fr')).toBe('/keuze')
  })
})
