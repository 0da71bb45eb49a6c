import { type Choice, collageChoice, generatedTemplateOf, isSameChoice } from '@collagerie/core/choice'
import type { Collage } from '@collagerie/core/collage'
import { useState } from 'react'
import { useThemeList } from '../../catalogue/use-theme-list.ts'
import { newStepKey, run } from '../../document/document-store.ts'
import { tellWaiting, waitingCount } from '../sheet-notices.ts'
import { Refitting } from './refit-photos.ts'

interface LayoutChange {
  /** The choice behind the sheet, if its template is still offered. */
  readonly choice: Choice | undefined
  readonly take: (change: (before: Choice) => Choice) => void
}

/** Changes the controls of a sheet. All tries of one opening are one step, in which photos go where they fit. */
export function useLayoutChange(collage: Collage): LayoutChange {
  const [step] = useState(newStepKey)
  const [refitting] = useState(() => new Refitting(step))
  const { templates } = useThemeList()
  const offered = templates.find(({ id }) => id === collage.choice.templateId)
  const choice = offered && collageChoice(offered, collage)

  function take(change: (before: Choice) => Choice): void {
    if (!choice) return
    const next = change(choice)
    const template = isSameChoice(next, choice) ? undefined : generatedTemplateOf(next)
    if (!template) return
    const waiting = waitingCount()
    run({ kind: 'change template', choice: collage.choice, template }, step)
    void refitting.begin(collage.template).then(() => tellWaiting(waiting))
  }

  return { choice, take }
}
