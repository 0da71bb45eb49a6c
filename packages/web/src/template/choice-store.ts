import { type CatalogueTemplate, nearestPhotoCount, photoCountIn } from '@collagerie/core/catalogue'
import {
  applyStyle,
  type Choice,
  carriedChoice,
  choiceForCount,
  collageChoice,
  isSameChoice,
  renewChoice,
  sizeForCount,
  startChoice,
} from '@collagerie/core/choice'
import type { CollagePage } from '@collagerie/core/collage'
import { create } from 'zustand'
import { useDocument } from '../document/document-store.ts'
import { useTabState } from '../navigation/tab-state.ts'

interface ChoiceState {
  /** The choice on each template's page, kept as long as the tab lives. */
  readonly choices: Readonly<Record<string, Choice>>
  /** The format and material of the collage beside which each page was last opened. */
  readonly beside: Readonly<Record<string, string>>
  /** Templates whose address had a style. It is applied once: returning to the address changes nothing. */
  readonly styled: ReadonlySet<string>
}

export const useChoices = create<ChoiceState>()(() => ({ choices: {}, beside: {}, styled: new Set() }))

/**
 * Opens a template's page. The page of the current collage's template always shows the collage's own choice, which an
 * undo in the editor changes too. Other templates take over the collage's format and material.
 */
export function openChoice(offered: CatalogueTemplate, style?: string, choice = choiceOn(offered, style)): void {
  if (!choice) return
  useChoices.setState(({ beside, styled }) => ({
    beside: { ...beside, [offered.id]: sheetOf(useDocument.getState().page) },
    styled: style === undefined ? styled : new Set([...styled, offered.id]),
  }))
  remember(choice)
}

/** What a template's page will show when opened. */
export function choiceOn(offered: CatalogueTemplate, style?: string): Choice | undefined {
  const { choices, beside, styled } = useChoices.getState()
  const { page } = useDocument.getState()
  const before = choices[offered.id]
  const known = before && renewChoice(before, offered)
  const kept = beside[offered.id] === sheetOf(page) ? known : undefined
  const choice = (page ? besideCollage(offered, page, kept, known) : known) ?? startFor(offered)
  return choice && style !== undefined && !styled.has(offered.id) ? applyStyle(choice, style) : choice
}

/**
 * A customer who searched for a number of photos gets as many, or the card's number if the template has no such layout
 * or size.
 */
function startFor(offered: CatalogueTemplate): Choice | undefined {
  const start = startChoice(offered)
  const wanted = photoCountIn(useTabState.getState().filter)
  const count = wanted === undefined ? undefined : (nearestPhotoCount(offered.tags, wanted) ?? wanted)
  if (!start || count === undefined) return start
  return choiceForCount(start, count, { mayResize: true }) ?? sizeForCount(start, count) ?? start
}

/** The page stays, but the offer has changed, for instance with the language. */
export function renewOpenChoice(offered: CatalogueTemplate): void {
  changeChoice(offered.id, (choice) => renewChoice(choice, offered))
}

export function changeChoice(templateId: string, change: (choice: Choice) => Choice): void {
  const choice = useChoices.getState().choices[templateId]
  if (choice) remember(change(choice))
}

function besideCollage(
  offered: CatalogueTemplate,
  page: CollagePage,
  kept: Choice | undefined,
  known: Choice | undefined,
): Choice | undefined {
  if (page.choice.templateId !== offered.id) return kept ?? carriedChoice(offered, page, known)
  const own = collageChoice(offered, page)
  // Alike but for the way back from a custom size, which only the known choice has.
  return own && known && isSameChoice(own, known) ? known : own
}

function sheetOf(page: CollagePage | undefined): string {
  if (!page) return ''
  const { choice, template } = page
  return [template.format.width, template.format.height, choice.material].join(' ')
}

function remember(choice: Choice): void {
  useChoices.setState(({ choices }) => ({ choices: { ...choices, [choice.offered.id]: choice } }))
}
