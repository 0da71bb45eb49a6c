import { type Choice, collageChoice, generatedTemplateOf, isSameChoice } from '@collagerie/core/choice'
import type { CollagePage } from '@collagerie/core/collage'
import { useState } from 'react'
import { useThemeList } from '../../catalogue/use-theme-list.ts'
import { LayoutChanges } from './layout-changes.ts'

interface LayoutChange {
  /** The choice behind the sheet, if its template is still offered. */
  readonly choice: Choice | undefined
  readonly take: (change: (before: Choice) => Choice) => void
}

/** Changes the controls of a sheet. All tries of one opening are one step, in which photos go where they fit. */
export function useLayoutChange(page: CollagePage): LayoutChange {
  const [changes] = useState(() => new LayoutChanges())
  const { templates } = useThemeList()
  const offered = templates.find(({ id }) => id === page.choice.templateId)
  const choice = offered && collageChoice(offered, page)

  function take(change: (before: Choice) => Choice): void {
    if (!choice) return
    const next = change(choice)
    const template = isSameChoice(next, choice) ? undefined : generatedTemplateOf(next)
    if (template) void changes.take(page.choice, template)
  }

  return { choice, take }
}
