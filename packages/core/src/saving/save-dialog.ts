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

export interface SaveDialogStatus {
  readonly purpose: SavePurpose
  /** Undefined while the dialog is closed. */
  readonly state: SaveState | undefined
}

export const CLOSED_SAVE_DIALOG: SaveDialogStatus = { purpose: '', state: undefined }

/** What the dialog must know about the collage. */
export interface CollageState {
  /** Whether no account has it yet. */
  readonly isNew: boolean
  /** Whether every slot has its photo. */
  readonly isFinished: boolean
  /** Whether a text still shows its hint and the customer has not yet agreed to leave it out. */
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
  /** Saves instead of quitting. */
  | 'save'
  | 'order'
  /** Orders without the unwritten text. */
  | 'leaveTextOut'
  | 'cancelUpload'
  /** The save ended silently, or the customer went elsewhere. */
  | 'cancelled'
  | 'close'

/** What the caller must do after a step. */
export type SaveEffect = 'check' | 'save' | 'cancel save' | 'reload collage' | 'checkout' | 'closed'

export interface SaveStep {
  readonly dialog: SaveDialogStatus
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

/** An event without a meaning in a state changes nothing: an answer may come after the customer has moved on. */
export function saveStep(dialog: SaveDialogStatus, event: SaveEvent, facts: CollageState): SaveStep {
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

/** What prevents an order; an unwritten text only until the customer was asked. */
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
    // A customer who saved this collage before has an account.
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
  // Offered if the collage belongs to another account.
  ERROR: { retry: check, toLogin: (purpose) => stay(purpose, 'LOGIN'), close },
  WANT_TO_QUIT: { save: (_, facts) => check('save', facts), close },
  CAN_NOT_ORDER: { close },
  // Reached from the confirmation of a save, the collage is already in the account.
  TEXT_UNWRITTEN: {
    leaveTextOut: (purpose, facts) => (purpose === 'order' ? check(purpose, facts) : order(purpose, facts)),
    close,
  },
}
