import type { Choice } from '@collagerie/core/choice'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { track } from '../analytics/analytics.ts'
import { newStepKey, openTemplate, useDocument } from '../document/document-store.ts'
import { templateOf } from '../document/template-of.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { useTabState } from '../navigation/tab-state.ts'

interface Opening {
  readonly open: () => void
  /** The same, filled with sample pictures. */
  readonly openWithSamples: () => void
  /** Lays the collage at hand aside, to be found in the list, and begins a new one. */
  readonly openNew: () => void
  readonly state: OpenState
}

type OpenState = 'idle' | 'opening' | 'failed'

/** Takes the choice into the editor: into the open collage, or into a new one. */
export function useOpenEditor(choice: Choice): Opening {
  const [, navigate] = useLocation()
  const language = useLanguage((store) => store.language)
  const [state, setState] = useState<OpenState>('idle')

  async function openNow(way: 'with samples' | 'as new' | 'as is'): Promise<void> {
    if (state === 'opening') return
    setState('opening')
    try {
      const step = newStepKey()
      const template = await templateOf(choice)
      if (way === 'as new' && !(await (await import('../drafts/leave-document.ts')).leaveDocument())) {
        setState('idle')
        return
      }
      const { collage } = useDocument.getState()
      const isAnother = collage !== undefined && collage.choice.templateId !== choice.offered.id
      openTemplate(choice, template, step)
      if (isAnother && useTabState.getState().hasPhotos) (await import('./fill-from-hand.ts')).fillFromHand(step)
      if (way === 'with samples') await (await import('../document/try-samples.ts')).trySamples()
      navigate(editPath(language))
    } catch (error) {
      track('template-failure', { id: choice.offered.id, message: String(error) })
      setState('failed')
    }
  }

  return {
    open: () => void openNow('as is'),
    openWithSamples: () => void openNow('with samples'),
    openNew: () => void openNow('as new'),
    state,
  }
}
