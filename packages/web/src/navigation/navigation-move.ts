import { type NavigationState, quitOutcome, WITHOUT_DIALOG } from './navigation-state.ts'

/** What can happen to the navigation; everything else leaves the state as it is. */
export type NavigationEvent =
  /** The editor has layers to show. */
  | 'layersReady'
  | 'clickEmptySlot'
  | 'clickText'
  /** From the menu of a filled slot: the photo dialog, or the edit dialog. */
  | 'replacePhoto'
  | 'editPhoto'
  | 'closeDialog'
  | 'save'
  | 'order'
  /** A saved collage starts to load, or loads again after a login. */
  | 'loadSaved'
  | 'loginNeeded'
  | 'failed'
  | 'back'
  | 'quit'
  /** Leaves without the question about saving. */
  | 'exit'
  /** A navigation has ended at one of these places. */
  | 'navigatedToList'
  | 'navigatedToTemplate'
  | 'navigatedToEditor'
  | 'navigatedToError'

export interface NavigationMove {
  readonly state: NavigationState
  /** Whether the window goes to the back url of the language. */
  readonly leaves: boolean
  /** Whether a running save is given up. */
  readonly cancelsSave: boolean
}

type Moves = Readonly<Partial<Record<NavigationState, NavigationState>>>

const FROM_ANY_DIALOG: Moves = { ...WITHOUT_DIALOG, 'login for collage': 'normal' }

const IN_THE_EDITOR: ReadonlySet<NavigationState> = new Set([
  'editor loading',
  'normal',
  'edit',
  'title edit',
  'file',
  'save',
  'order',
  'want to quit',
  'login for collage',
])

type PlainEvent = Exclude<NavigationEvent, 'quit' | 'exit' | `navigated${string}`>

const MOVES: Record<PlainEvent, Moves> = {
  layersReady: { 'editor loading': 'normal' },
  clickEmptySlot: { normal: 'file' },
  clickText: { normal: 'title edit' },
  replacePhoto: { normal: 'file' },
  editPhoto: { normal: 'edit' },
  closeDialog: FROM_ANY_DIALOG,
  // The question about quitting offers to save first.
  save: { normal: 'save', 'want to quit': 'save' },
  // The dialog that confirms a save also offers to order.
  order: { normal: 'order', save: 'order' },
  loadSaved: { 'editor loading': 'editor loading', normal: 'editor loading', 'login for collage': 'editor loading' },
  loginNeeded: { 'editor loading': 'login for collage', normal: 'login for collage' },
  failed: Object.fromEntries(Array.from(IN_THE_EDITOR, (state) => [state, 'error'])),
  back: {
    ...FROM_ANY_DIALOG,
    // There is no collage behind this dialog.
    'login for collage': 'template list',
    template: 'template list',
    error: 'template list',
    'editor loading': 'template',
    normal: 'template',
  },
}

const PLACES: Record<Extract<NavigationEvent, `navigated${string}`>, NavigationState> = {
  navigatedToList: 'template list',
  navigatedToTemplate: 'template',
  navigatedToEditor: 'editor loading',
  navigatedToError: 'error',
}

/** The next state after an event. Pure: the caller carries out leaving and cancelling. */
export function navigationMove(state: NavigationState, event: NavigationEvent, saving: boolean): NavigationMove {
  if (event === 'quit') return quit(state, saving)
  if (event === 'exit') return { state, leaves: true, cancelsSave: saving }
  if (isPlace(event)) return { state: arrived(state, event), leaves: false, cancelsSave: saving }
  const leaves = event === 'back' && state === 'template list'
  return { state: MOVES[event][state] ?? state, leaves, cancelsSave: false }
}

function quit(state: NavigationState, saving: boolean): NavigationMove {
  const outcome = quitOutcome(state, saving)
  const stays = outcome === 'nothing' || outcome === 'leave'
  return { state: stays ? state : outcome, leaves: outcome === 'leave', cancelsSave: false }
}

/** Inside the editor a new address, such as the id of a newly saved collage, does not change the state. */
function arrived(state: NavigationState, event: keyof typeof PLACES): NavigationState {
  const place = PLACES[event]
  return place === 'editor loading' && IN_THE_EDITOR.has(state) ? state : place
}

function isPlace(event: NavigationEvent): event is keyof typeof PLACES {
  return Object.hasOwn(PLACES, event)
}
