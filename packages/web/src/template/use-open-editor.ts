import type { Choice } from '@collagerie/core/choice'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { track } from '../analytics/analytics.ts'
import { newStepKey, openTemplate, useDocument } from '../document/document-store.ts'
import { templateOf } from '../document/template-of.ts'
import { useLanguage } from '../language/language-store.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { useTabState } from '../navigation/tab-state.ts'

interface Opening {
  readonly open: () => void
  /** Opens the editor with a sheet that sample pictures fill. */
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
  const { id } = choice.offered
  /** This visit to the template's page; another visit to the same page is another one. */
  const visit = useRef<object>(undefined)

  useEffect(() => {
    visit.current = { id }
    setState('idle')
    return () => {
      visit.current = undefined
    }
  }, [id])

  async function openNow(way: 'with samples' | 'as new' | 'as is'): Promise<void> {
    if (state === 'opening') return
    setState('opening')
    // A late answer must not change what the customer has turned to meanwhile.
    const asked = visit.current
    const isLeft = () => visit.current !== asked
    try {
      const step = newStepKey()
      const template = await templateOf(choice)
      if (isLeft()) return
      if (way === 'as new' && !(await (await import('../drafts/leave-document.ts')).leaveDocument())) {
        setState('idle')
        return
      }
      if (isLeft()) return
      const { page } = useDocument.getState()
      const isAnother = page !== undefined && page.choice.templateId !== id
      openTemplate(choice, template, step)
      if (isAnother && useTabState.getState().hasPhotos) (await import('./fill-from-hand.ts')).fillFromHand(step)
      if (way === 'with samples') await (await import('../document/try-samples.ts')).trySamples()
      if (!isLeft()) navigate(editPath(language))
    } catch (error) {
      if (isLeft()) return
      track('template-failure', { id, message: String(error) })
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
