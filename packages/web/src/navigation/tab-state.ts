import { type Occasion, occasionsIn, partsOf, photoCountIn } from '@collagerie/core/catalogue'
import { create } from 'zustand'
import { type NavigationEvent, type NavigationMove, navigationMove } from './navigation-move.ts'
import type { EditorState, NavigationState } from './navigation-state.ts'
import type { AppRoute, TemplateKind } from './routes/route-table.ts'

export interface ActiveTemplate {
  readonly kind: TemplateKind
  readonly id: string
}

/** State that is kept as long as the tab lives and never saved with a collage. */
interface TabState {
  /** The filter the customer last looked at, so that "back" returns to it. */
  readonly filter: string
  /** The occasion chosen there; asking for a number of photos afterwards keeps it. */
  readonly occasions: readonly Occasion[]
  /** The template whose page was visited last. */
  readonly template: ActiveTemplate | undefined
  /** The template the collage in the editor is made with. */
  readonly collageTemplate: ActiveTemplate | undefined
  /** Whether any photos are at hand. */
  readonly hasPhotos: boolean
  /** Whether the editor has a collage to show. */
  readonly hasCollage: boolean
  readonly editorState: EditorState
  /** The running save, until it has really ended; aborting it gives it up. */
  readonly save: AbortController | undefined
  /** The session's public name, once the server has told it. */
  readonly sessionId: string
}

export const useTabState = create<TabState>()(() => ({
  filter: '',
  occasions: [],
  template: undefined,
  collageTemplate: undefined,
  hasPhotos: false,
  hasCollage: false,
  editorState: 'editor loading',
  save: undefined,
  sessionId: '',
}))

const ARRIVAL: Readonly<Partial<Record<AppRoute['screen'], NavigationEvent>>> = {
  chooser: 'navigatedToList',
  template: 'navigatedToTemplate',
  editor: 'navigatedToEditor',
  error: 'navigatedToError',
}

export function isSaving({ save }: Pick<TabState, 'save'> = useTabState.getState()): boolean {
  return save !== undefined
}

/** Gives up the running save. */
export function cancelSave(): void {
  useTabState.getState().save?.abort()
}

/** The running save; none once it has really ended. */
export function noteSave(save: AbortController | undefined): void {
  useTabState.setState({ save })
}

export function noteSession(sessionId: string): void {
  useTabState.setState({ sessionId })
}

export function notePhotos(hasPhotos: boolean): void {
  if (useTabState.getState().hasPhotos !== hasPhotos) useTabState.setState({ hasPhotos })
}

export function noteCollage(): void {
  useTabState.setState({ hasCollage: true })
}

export function forgetCollage(): void {
  useTabState.setState({ hasCollage: false, collageTemplate: undefined })
}

export function noteCollageTemplate(collageTemplate: ActiveTemplate): void {
  const { collageTemplate: known } = useTabState.getState()
  if (known?.id !== collageTemplate.id || known.kind !== collageTemplate.kind) useTabState.setState({ collageTemplate })
}

/** Remembers a route for the way back. */
export function rememberRoute(route: AppRoute): void {
  if (route.screen === 'chooser') rememberFilter(route.filter)
  if (route.screen === 'template') useTabState.setState({ template: { kind: route.kind, id: route.id } })
  // Pages after the wizard are outside it and are treated like the list.
  takeStep(ARRIVAL[route.screen] ?? 'navigatedToList')
}

function rememberFilter(filter: string): void {
  useTabState.setState({
    filter,
    ...(photoCountIn(filter) === undefined && { occasions: occasionsIn(partsOf(filter)) }),
  })
}

/** Applies an event to the editor's state, and returns what follows from it. */
export function takeStep(event: NavigationEvent): NavigationMove {
  const tab = useTabState.getState()
  const move = navigationMove(tab.editorState, event, isSaving(tab))
  useTabState.setState({ editorState: editorStateIn(move.state) })
  if (move.cancelsSave) cancelSave()
  return move
}

/** Everywhere else the editor is closed; it will start in loading again. */
function editorStateIn(state: NavigationState): EditorState {
  return state === 'template list' || state === 'template' || state === 'error' ? 'editor loading' : state
}
