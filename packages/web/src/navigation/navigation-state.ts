import type { FirstTexts } from '../language/messages/translation.ts'
import type { RouteKind } from './routes/route-kind.ts'

/** What the editor is doing; it starts in loading. */
export type EditorState =
  | 'editor loading'
  | 'normal'
  | 'edit'
  | 'title edit'
  | 'file'
  | 'save'
  | 'order'
  | 'want to quit'
  | 'login for collage'

export type NavigationState = 'template list' | 'template' | 'error' | EditorState

/** The pages after the wizard lie outside it and have no navigation state. */
export function navigationStateOf(kind: RouteKind | undefined, editorState: EditorState): NavigationState | undefined {
  if (kind === 'editor') return editorState
  if (kind === 'editor error') return 'error'
  return kind === 'template list' || kind === 'template' ? kind : undefined
}

/** Key of the page title among the `route` texts; loading has an empty title. */
export const TITLE_OF_STATE: Record<NavigationState, keyof FirstTexts['route'] | undefined> = {
  'template list': 'chooseDesign',
  template: 'chooseDesign',
  'editor loading': undefined,
  normal: 'fillCollage',
  edit: 'editPhoto',
  'title edit': 'fillCollage',
  file: 'choosePhoto',
  save: 'fillCollage',
  order: 'fillCollage',
  'want to quit': 'fillCollage',
  'login for collage': 'fillCollage',
  error: 'errorOccurred',
}

/** Page views by state: inside the editor a new state changes no address. */
export const PAGE_OF_STATE: Partial<Record<NavigationState, string>> = {
  normal: '/edit/normal',
  edit: '/edit/edit',
  file: '/edit/file',
  'want to quit': '/edit/want_to_quit',
  order: '/edit/order',
  save: '/edit/save',
  error: '/edit/error',
}

export type QuitOutcome = 'nothing' | 'leave' | 'normal' | 'want to quit'

/** Each dialog over the sheet, and the state once it is closed. */
export const WITHOUT_DIALOG = {
  edit: 'normal',
  'title edit': 'normal',
  file: 'normal',
  save: 'normal',
  order: 'normal',
  'want to quit': 'normal',
} as const

const QUIT_OUTCOME: Record<NavigationState, QuitOutcome> = {
  'template list': 'leave',
  template: 'leave',
  error: 'leave',
  'editor loading': 'want to quit',
  normal: 'want to quit',
  'login for collage': 'want to quit',
  ...WITHOUT_DIALOG,
}

export function quitOutcome(state: NavigationState, saving: boolean): QuitOutcome {
  return saving ? 'nothing' : QUIT_OUTCOME[state]
}

/** The present one of the wizard's three steps. */
export function stepOf(state: NavigationState): 1 | 2 | 3 {
  if (state === 'template list' || state === 'error') return 1
  return state === 'template' ? 2 : 3
}
