import { type Choice, generatedTemplateOf } from '@collagerie/core/choice'
import { readTemplateXml, type Template } from '@collagerie/core/template'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { event } from '../app/analytics.ts'
import { useLanguage } from '../app/language/language-store.ts'
import { editPath } from '../app/routes/paths.ts'
import { openTemplate } from '../editor/document-store.ts'

export type OpenState = 'idle' | 'opening' | 'failed'

/** Takes what is chosen into the editor: into the collage at hand, or into a new one. */
export function useOpenEditor(choice: Choice): { readonly open: () => void; readonly state: OpenState } {
  const [, navigate] = useLocation()
  const language = useLanguage((store) => store.language)
  const [state, setState] = useState<OpenState>('idle')

  async function openNow(): Promise<void> {
    if (state === 'opening') return
    setState('opening')
    try {
      openTemplate(choice, await templateOf(choice))
      navigate(editPath(language))
    } catch (error) {
      event('template-failure', { id: choice.offered.id, message: String(error) })
      setState('failed')
    }
  }

  return { open: () => void openNow(), state }
}

async function templateOf(choice: Choice): Promise<Template> {
  const generated = generatedTemplateOf(choice)
  if (generated) return generated
  const response = await fetch(choice.size.url)
  if (!response.ok) throw new Error(`${choice.size.url} answered with ${response.status}.`)
  const read = readTemplateXml(await response.text())
  if (!read.ok) throw new Error(`${choice.size.url}: ${read.failure.reason}`)
  return { ...read.value, material: choice.material }
}
