import type { Language } from '../language/languages.ts'
import { type NavigationState, stepOf } from '../navigation/navigation-state.ts'
import { chooserPath, editPath, templatePath } from '../navigation/routes/paths.ts'
import type { ActiveTemplate } from '../navigation/tab-state.ts'

export interface WizardStep {
  readonly number: 1 | 2 | 3
  readonly labelKey: 'step1' | 'step2' | 'step3'
  readonly phase: 'passed' | 'current' | 'ahead'
  /** Where the step lives, when it can be visited from here. */
  readonly href: string | undefined
}

interface Whereabouts {
  readonly filter: string
  readonly template: ActiveTemplate | undefined
  readonly hasCollage: boolean
}

export function wizardSteps(
  state: NavigationState,
  { filter, template, hasCollage }: Whereabouts,
  language: Language,
): readonly WizardStep[] {
  const current = stepOf(state)
  const phase = (number: number) => (number < current ? 'passed' : number === current ? 'current' : 'ahead')
  return [
    { number: 1, labelKey: 'step1', phase: phase(1), href: chooserPath(filter) },
    { number: 2, labelKey: 'step2', phase: phase(2), href: template && templatePath(template.kind, template.id) },
    { number: 3, labelKey: 'step3', phase: phase(3), href: hasCollage ? editPath(language) : undefined },
  ]
}
