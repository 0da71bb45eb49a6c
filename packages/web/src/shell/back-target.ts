import type { Language } from '../language/languages.ts'
import type { NavigationState } from '../navigation/navigation-state.ts'
import { chooserPath, templatePath } from '../navigation/routes/paths.ts'
import { backUrl } from '../navigation/shop-config.ts'
import type { ActiveTemplate } from '../navigation/tab-state.ts'

interface Whereabouts {
  readonly filter: string
  readonly template: ActiveTemplate | undefined
}

/** Where "back" leads: out of the app from the list, else one step back in the wizard. */
export function backTarget(state: NavigationState, { filter, template }: Whereabouts, language: Language): string {
  if (state === 'template list') return backUrl(language)
  if (state === 'template' || state === 'error' || template === undefined) return chooserPath(filter)
  return templatePath(template.kind, template.id)
}
