import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { applyStyle, type Choice, renewChoice, startChoice } from '@collagerie/core/choice'
import { create } from 'zustand'

interface ChoiceState {
  /** What was chosen on each template's page, kept while the tab lives, so that coming back finds it unchanged. */
  readonly choices: Readonly<Record<string, Choice>>
  /** Templates whose address brought a style. It counts once: coming back to the address changes nothing. */
  readonly styled: ReadonlySet<string>
}

export const useChoices = create<ChoiceState>()(() => ({ choices: {}, styled: new Set() }))

/** Opens a template's page: with what was chosen there before, or with its defaults. */
export function openChoice(offered: CatalogueTemplate, style?: string): void {
  const { choices, styled } = useChoices.getState()
  const known = choices[offered.id]
  const choice = known ? renewChoice(known, offered) : startChoice(offered)
  if (!choice) return
  if (style === undefined || styled.has(offered.id)) return rememberChoice(choice)
  useChoices.setState({ styled: new Set([...styled, offered.id]) })
  rememberChoice(applyStyle(choice, style))
}

export function changeChoice(templateId: string, change: (choice: Choice) => Choice): void {
  const choice = useChoices.getState().choices[templateId]
  if (choice) rememberChoice(change(choice))
}

/** What a template's page shows from now on: what was chosen there, or what a collage was made with. */
export function rememberChoice(choice: Choice): void {
  useChoices.setState(({ choices }) => ({ choices: { ...choices, [choice.offered.id]: choice } }))
}
