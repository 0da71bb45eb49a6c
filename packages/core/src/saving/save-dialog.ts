/** Why the save dialog is open; empty when it is closed. Purposes and states are inherited names (docs/formats.md). */
export type SavePurpose = '' | 'want_to_quit' | 'login_for_model' | 'order' | 'save'

export type SaveState =
  | 'CHECKING'
  | 'LOGIN'
  | 'LOGIN_FOR_COLLAGE'
  | 'REGISTER'
  | 'SAVING'
  | 'SAVED'
  | 'ERROR'
  | 'WANT_TO_QUIT'
  | 'CAN_NOT_ORDER'
  /** A text of the sheet was never written. */
  | 'TEXT_UNWRITTEN'

export interface SaveDialog {
  readonly purpose: SavePurpose
  /** None while the dialog is closed. */
  readonly state: SaveState | undefined
}

export const CLOSED_SAVE_DIALOG: SaveDialog = { purpose: '', state: undefined }

/** What the dialog must know of the collage. */
export interface CollageState {
  /** Not in any account yet. */
  readonly isNew: boolean
  /** Every slot has its photo. */
  readonly isFinished: boolean
  /** A text still shows its hint, and the customer has not said yet that it stays out. */
  readonly hasUnwrittenText: boolean
}

export type SaveEvent =
  | 'authenticated'
  | 'notAuthenticated'
  | 'checkFailed'
  | 'toLogin'
  | 'toRegister'
  | 'loggedIn'
  | 'registered'
  | 'progressError'
  | 'progressFinished'
  | 'retry'
  /** Save instead of quitting. */
  | 'save'
  | 'order'
  /** Orders without the text that was never written. */
  | 'leaveTextOut'
  | 'cancelUpload'
  /** The save ended without a word, or the customer went elsewhere. */
  | 'cancelled'
  | 'close'

/** What the caller has to do after a step. */
export type SaveEffect = 'check' | 'save' | 'cancel save' | 'reload collage' | 'checkout' | 'closed'

export interface SaveStep {
  readonly dialog: SaveDialog
  readonly effect: SaveEffect | undefined
}

export function openSaveDialog(purpose: SavePurpose, facts: CollageState): SaveStep {
  if (purpose === '') return { dialog: CLOSED_SAVE_DIALOG, effect: undefined }
  if (purpose === 'want_to_quit') return stay(purpose, 'WANT_TO_QUIT')
  if (purpose === 'login_for_model') return stay(purpose, 'LOGIN_FOR_COLLAGE')
  const obstacle = purpose === 'order' ? obstacleTo(facts) : undefined
  if (obstacle) return stay(purpose, obstacle)
  return { dialog: { purpose, state: 'CHECKING' }, effect: 'check' }
}

/** An event that means nothing in a state changes nothing: an answer may come after the customer has moved on. */
export function saveStep(dialog: SaveDialog, event: SaveEvent, facts: CollageState): SaveStep {
  const { purpose, state } = dialog
  if (state === undefined) return { dialog, effect: undefined }
  return MOVES[state][event]?.(purpose, facts) ?? { dialog, effect: undefined }
}

type Move = (purpose: SavePurpose, facts: CollageState) => SaveStep | undefined

function stay(purpose: SavePurpose, state: SaveState): SaveStep {
  return { dialog: { purpose, state }, effect: undefined }
}

const close: Move = () => ({ dialog: CLOSED_SAVE_DIALOG, effect: 'closed' })
const check: Move = (purpose) => ({ dialog: { purpose, state: 'CHECKING' }, effect: 'check' })
const save: Move = (purpose) => ({ dialog: { purpose, state: 'SAVING' }, effect: 'save' })
const fail: Move = (purpose) => stay(purpose, 'ERROR')

const order: Move = (purpose, facts) => {
  const obstacle = obstacleTo(facts)
  return obstacle ? stay(purpose, obstacle) : { dialog: { purpose, state: 'SAVED' }, effect: 'checkout' }
}

/** What stands between a customer and an order; the text only until it was spoken of. */
function obstacleTo({ isFinished, hasUnwrittenText }: CollageState): SaveState | undefined {
  if (!isFinished) return 'CAN_NOT_ORDER'
  return hasUnwrittenText ? 'TEXT_UNWRITTEN' : undefined
}

const MOVES: Readonly<Record<SaveState, Partial<Record<SaveEvent, Move>>>> = {
  CHECKING: {
    authenticated: save,
    notAuthenticated: (purpose, { isNew }) => stay(purpose, isNew ? 'REGISTER' : 'LOGIN'),
    checkFailed: fail,
    close,
  },
  LOGIN: {
    loggedIn: save,
    // Whoever saved this collage before has an account.
    toRegister: (purpose, { isNew }) => (isNew ? stay(purpose, 'REGISTER') : undefined),
    close,
  },
  REGISTER: { registered: save, toLogin: (purpose) => stay(purpose, 'LOGIN'), close },
  LOGIN_FOR_COLLAGE: {
    loggedIn: () => ({ dialog: CLOSED_SAVE_DIALOG, effect: 'reload collage' }),
    close,
  },
  SAVING: {
    progressError: fail,
    progressFinished: (purpose) => stay(purpose, 'SAVED'),
    cancelUpload: () => ({ dialog: CLOSED_SAVE_DIALOG, effect: 'cancel save' }),
    cancelled: close,
  },
  SAVED: { order, close },
  // Where the collage belongs to another account.
  ERROR: { retry: check, toLogin: (purpose) => stay(purpose, 'LOGIN'), close },
  WANT_TO_QUIT: { save: (_, facts) => check('save', facts), close },
  CAN_NOT_ORDER: { close },
  // Asked from the dialog that says it is saved, the collage is in the account already.
  TEXT_UNWRITTEN: {
    leaveTextOut: (purpose, facts) => (purpose === 'order' ? check(purpose, facts) : order(purpose, facts)),
    close,
  },
}
