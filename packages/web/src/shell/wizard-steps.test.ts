import { describe, expect, it } from 'vitest'
import { wizardSteps } from './wizard-steps.ts'

const template = { kind: 'design', id: '12' } as const

describe('the wizard', () => {
  it('starts with one step and nowhere to go ahead', () => {
    const steps = wizardSteps('template list', { filter: '', template: undefined, hasCollage: false }, 'fr')
    expect(steps.map((step) => step.phase)).toEqual(['current', 'ahead', 'ahead'])
    expect(steps.map((step) => step.href)).toEqual(['/keuze', undefined, undefined])
  })

  it('links back to the steps passed', () => {
    const steps = wizardSteps('file', { filter: 'theme:retro', template, hasCollage: true }, 'it')
    expect(steps.map((step) => step.phase)).toEqual(['passed', 'passed', 'current'])
    expect(steps.map((step) => step.href)).toEqual(['/keuze/theme:retro', '/ontwerp/design/12', '/modifica'])
  })

  it('leads on to the editor only when there is a collage in it', () => {
    const without = wizardSteps('template', { filter: '', template, hasCollage: false }, 'es')
    const withOne = wizardSteps('template', { filter: '', template, hasCollage: true }, 'es')
    expect(without[2]?.href).toBeUndefined()
    expect(withOne[2]?.href).toBe('/editar')
  })
})
