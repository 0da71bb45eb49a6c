import type { Choice } from '@collagerie/core/choice'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { track } from '../analytics/analytics.ts'
import { newStepKey, openTemplate, useDocument } from '../document/document-store.ts'
import { templateOf } from '../document/template-of.ts'
import { trySamples } from '../document/try-samples.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { useTabState } from '../navigation/tab-state.ts'

interface Opening {
  readonly open: () => void
  /** The same, filled with sample pictures. */
  readonly openWithSamples: () => void
  readonly state: OpenState
}

type OpenState = 'idle' | 'opening' | 'failed'

/** Takes the choice into the editor: into the open collage, or into a new one. */
export function useOpenEditor(choice: Choice): Opening {
  const [, navigate] = useLocation()
  const language = useLanguage((store) => store.language)
  const [state, setState] = useState<OpenState>('idle')

  async function openNow(hasSamples: boolean): Promise<void> {
    if (state === 'opening') return
    setState('opening')
    try {
      const step = newStepKey()
      const { collage } = useDocument.getState()
      const isAnother = collage !== undefined && collage.choice.templateId !== choice.offered.id
      openTemplate(choice, await templateOf(choice), step)
      if (isAnother && useTabState.getState().hasPhotos) (await import('./fill-from-hand.ts')).fillFromHand(step)
      if (hasSamples) await trySamples()
      navigate(editPath(language))
    } catch (error) {
      track('template-failure', { id: choice.offered.id, message: String(error) })
      setState('failed')
    }
  }

  return { open: () => void openNow(false), openWithSamples: () => void openNow(true), state }
}
