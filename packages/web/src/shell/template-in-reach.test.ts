import { describe, expect, it } from 'vitest'
import { templateInReach } from './template-in-reach.ts'

const template = { kind: 'basic', id: 'gen-heart' } as const
const collageTemplate = { kind: 'basic', id: 'gen-alleven' } as const

describe('the template of the second step', () => {
  it("is the collage's own in the editor, whatever was looked at meanwhile", () => {
    for (const state of ['normal', 'edit', 'save', 'editor loading'] as const)
      expect(templateInReach(state, { template, collageTemplate })).toBe(collageTemplate)
  })

  it('is the one last looked at elsewhere', () => {
    for (const state of ['template list', 'template', 'error'] as const)
      expect(templateInReach(state, { template, collageTemplate })).toBe(template)
  })

  it('is the other where one is unknown', () => {
    expect(templateInReach('normal', { template, collageTemplate: undefined })).toBe(template)
    expect(templateInReach('template list', { template: undefined, collageTemplate })).toBe(collageTemplate)
    expect(templateInReach('normal', { template: undefined, collageTemplate: undefined })).toBeUndefined()
  })
})
