import { type NavigationState, stepOf } from '../navigation/navigation-state.ts'
import type { ActiveTemplate } from '../navigation/tab-state.ts'

interface Templates {
  /** The template whose page was visited last. */
  readonly template: ActiveTemplate | undefined
  /** The template the collage in the editor is made with. */
  readonly collageTemplate: ActiveTemplate | undefined
}

/** Which template the wizard's second step shows: in the editor the collage's own, else the one last looked at. */
export function templateInReach(
  state: NavigationState,
  { template, collageTemplate }: Templates,
): ActiveTemplate | undefined {
  return stepOf(state) === 3 ? (collageTemplate ?? template) : (template ?? collageTemplate)
}
