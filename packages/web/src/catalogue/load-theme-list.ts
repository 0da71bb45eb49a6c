import { type CatalogueTemplate, themeListJsonSteps } from '@collagerie/core/catalogue'
import { setDigitShapes } from '@collagerie/core/shapes'
import { track } from '../analytics/analytics.ts'
import { jsonIn } from '../calls/json-in.ts'
import { wholeAnswer } from '../calls/whole-answer.ts'
import type { Language } from '../language/languages.ts'
import { inTurns } from '../ui/in-turns.ts'

/** The templates to choose from, named in the given language. Entries that cannot be read are left out and reported. */
export async function loadThemeList(language: Language, signal: AbortSignal): Promise<readonly CatalogueTemplate[]> {
  const { response, text } = await wholeAnswer(`/api/list?lang=${language}&format=json`, undefined, signal)
  if (!response.ok) throw new Error(`The theme list answered with ${response.status}.`)
  // A proxy may answer instead of the server, for instance with a network's sign-in page.
  const type = response.headers.get('content-type') ?? 'nothing'
  if (!type.includes('json')) throw new Error(`The theme list came as ${type}.`)
  // An unreadable answer is only logged.
  const { templates, failures, digits } = await inTurns(themeListJsonSteps(jsonIn(text)))
  if (digits) setDigitShapes(digits)
  for (const { name, reason } of failures) track('theme-list-failure', { name, reason })
  return templates.filter(({ visible }) => visible)
}
