import { type CatalogueTemplate, needsDigitShapes, themeListSteps } from '@collagerie/core/catalogue'
import { track } from '../analytics/analytics.ts'
import type { Language } from '../language/languages.ts'
import { inTurns } from '../ui/in-turns.ts'
import { loadDigitShapes } from './load-digit-shapes.ts'

/** The templates to choose from, named in the given language. Entries that cannot be read are left out and reported. */
export async function loadThemeList(language: Language, signal: AbortSignal): Promise<readonly CatalogueTemplate[]> {
  const shapes = loadDigitShapes(signal)
  const response = await fetch(`/api/list?lang=${language}`, { signal })
  if (!response.ok) throw new Error(`The theme list answered with ${response.status}.`)
  const { templates, failures } = await inTurns(themeListSteps(await response.text()))
  for (const { name, reason } of failures) track('theme-list-failure', { name, reason })
  const shapesFailure = await shapes
  if (shapesFailure) track('shapes-failure', { ...shapesFailure })
  return templates.filter(({ visible, source }) => visible && !(shapesFailure && needsDigitShapes(source)))
}
