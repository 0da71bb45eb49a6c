import type { Choice } from '@collagerie/core/choice'
import { type Collage, newCollage } from '@collagerie/core/collage'
import { type Command, type History, perform, redo, startHistory, undo } from '@collagerie/core/edit'
import type { Template } from '@collagerie/core/template'
import { create } from 'zustand'
import { useSession } from '../app/session.ts'

interface DocumentState {
  readonly history: History | undefined
  /** The document as it is now; undefined until a template was taken into the editor. */
  readonly collage: Collage | undefined
}

/** The collage being made. Only commands change it. */
export const useDocument = create<DocumentState>()(() => ({ history: undefined, collage: undefined }))

/** Takes a template into the editor. A collage already begun keeps its photos and texts. */
export function openTemplate({ offered, size, material }: Choice, template: Template): void {
  const choice = { templateId: offered.id, childTemplateId: size.id, material }
  const { history } = useDocument.getState()
  store(
    history
      ? perform(history, { kind: 'change template', choice, template })
      : startHistory(newCollage(choice, template)),
  )
  useSession.setState({ hasDraft: true })
}

export function run(command: Command): void {
  change((history) => perform(history, command))
}

export function undoLast(): void {
  change(undo)
}

export function redoLast(): void {
  change(redo)
}

function change(step: (history: History) => History): void {
  const { history } = useDocument.getState()
  if (history) store(step(history))
}

function store(history: History): void {
  useDocument.setState({ history, collage: history.present })
}
