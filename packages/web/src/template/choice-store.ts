import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { type Choice, startChoice } from '@collagerie/core/choice'
import { create } from 'zustand'

/** What was chosen on each template's page, kept while the tab lives, so that coming back finds it unchanged. */
interface ChoiceState {
  readonly choices: Readonly<Record<string, Choice>>
}

export const useChoices = create<ChoiceState>()(() => ({ choices: {} }))

/** Opens a template's page: with what was chosen there before, or with its defaults. */
export function openChoice(offered: CatalogueTemplate, style?: string): void {
  const known = useChoices.getState().choices[offered.id]
  const choice = known && style === undefined ? inLanguageOf(known, offered) : startChoice(offered, style)
  if (choice) storeChoice(choice)
}

/** The same choice, with the texts the theme list has now. */
function inLanguageOf(choice: Choice, offered: CatalogueTemplate): Choice {
  const size = offered.children.find((child) => child.id === choice.size.id) ?? choice.size
  return { ...choice, offered, size }
}

export function changeChoice(templateId: string, change: (choice: Choice) => Choice): void {
  const choice = useChoices.getState().choices[templateId]
  if (choice) storeChoice(change(choice))
}

function storeChoice(choice: Choice): void {
  useChoices.setState(({ choices }) => ({ choices: { ...choices, [choice.offered.id]: choice } }))
}
