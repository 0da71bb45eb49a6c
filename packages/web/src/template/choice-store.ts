import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { applyStyle, type Choice, renewChoice, startChoice } from '@collagerie/core/choice'
import { create } from 'zustand'
import { useSession } from '../app/session.ts'

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
  if (style === undefined || styled.has(offered.id)) return storeChoice(choice)
  useChoices.setState({ styled: new Set([...styled, offered.id]) })
  storeChoice(applyStyle(choice, style))
}

/** What a collage was made with is what its template's page shows, and that page is where its way back leads. */
export function rememberChoice(choice: Choice): void {
  storeChoice(choice)
  const { id, type } = choice.offered
  useSession.setState({ template: { kind: type === 'generated' ? 'basic' : 'design', id } })
}

export function changeChoice(templateId: string, change: (choice: Choice) => Choice): void {
  const choice = useChoices.getState().choices[templateId]
  if (choice) storeChoice(change(choice))
}

function storeChoice(choice: Choice): void {
  useChoices.setState(({ choices }) => ({ choices: { ...choices, [choice.offered.id]: choice } }))
}
