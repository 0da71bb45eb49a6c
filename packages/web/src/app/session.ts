import { create } from 'zustand'
import type { EditorState } from './navigation-state.ts'
import type { AppRoute, TemplateKind } from './routes/route-table.ts'

export interface ActiveTemplate {
  readonly kind: TemplateKind
  readonly id: string
}

/** What is kept while the tab lives and never saved with a collage. */
interface Session {
  /** The filter the customer last looked at, so that "back" returns to it. */
  readonly filter: string
  readonly template: ActiveTemplate | undefined
  /** Whether the editor has a collage to show. */
  readonly hasDraft: boolean
  readonly editorState: EditorState
  readonly saving: boolean
}

export const useSession = create<Session>()(() => ({
  filter: '',
  template: undefined,
  hasDraft: false,
  editorState: 'editor loading',
  saving: false,
}))

/** Remembers where a route leads, so that the way back is known. */
export function rememberRoute(route: AppRoute): void {
  if (route.screen === 'selection') useSession.setState({ filter: route.filter })
  if (route.screen === 'template') useSession.setState({ template: { kind: route.kind, id: route.id } })
  if (route.screen !== 'editor') useSession.setState({ editorState: 'editor loading' })
}

export function enterEditorState(editorState: EditorState): void {
  useSession.setState({ editorState })
}
