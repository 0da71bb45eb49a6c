/** The states of sending photos ahead of a save, so that a save has less to do. */
export type AheadState =
  /** Switched off by the customer or the shop, or nobody is signed in. */
  | 'OFF'
  /** Something else goes first. */
  | 'PAUSED'
  /** Waits for a photo and for an idle moment. */
  | 'WAITING'
  | 'SENDING'
  /** Pauses once the photo being sent has arrived. */
  | 'FINISHING'
  /** Sends no more until the customer signs in again. */
  | 'OVER'

export type AheadEvent =
  | 'allowed'
  | 'forbidden'
  /** The connection must not be shared, or is gone: the photo being sent is given up. */
  | 'stopped'
  /** Something goes first that the photo being sent does not disturb. */
  | 'paused'
  | 'resumed'
  /** A photo to send was found in an idle moment. */
  | 'taken'
  | 'sent'
  | 'failed'
  /** The account is full. */
  | 'refused'

/** The reasons to hold photos back. */
export type AheadHold = keyof typeof HOLDS

const HOLDS = {
  offline: 'stopped',
  /** The customer pays by volume, or the connection is slow. */
  metered: 'stopped',
  /** A save sends its photos itself. */
  saving: 'stopped',
  /** A save waits for the very photo that is being sent. */
  savingIt: 'paused',
  hidden: 'paused',
  /** Photos are being read. */
  importing: 'paused',
  /** The browser first stores what only this page has. */
  keeping: 'paused',
  /** A gesture, a key, the wheel. */
  handBusy: 'paused',
  /** Something failed a moment ago. */
  failedLately: 'paused',
} as const satisfies Record<string, AheadEvent>

/** The event of all present holds: stopping outweighs pausing. */
export function eventOfHolds(holds: ReadonlySet<AheadHold>): AheadEvent {
  const events = Array.from(holds, (hold) => HOLDS[hold])
  if (events.includes('stopped')) return 'stopped'
  return events.length > 0 ? 'paused' : 'resumed'
}

/** What the caller must do after a step. */
export type AheadEffect = 'look' | 'give up'

export interface AheadStep {
  readonly state: AheadState
  readonly effect: AheadEffect | undefined
}

/** An event without a meaning in a state changes nothing: an answer may come too late. */
export function aheadStep(state: AheadState, event: AheadEvent): AheadStep {
  return MOVES[state][event] ?? { state, effect: undefined }
}

function to(state: AheadState, effect?: AheadEffect): AheadStep {
  return { state, effect }
}

const MOVES: Readonly<Record<AheadState, Partial<Record<AheadEvent, AheadStep>>>> = {
  OFF: { allowed: to('PAUSED') },
  PAUSED: { forbidden: to('OFF'), resumed: to('WAITING', 'look') },
  WAITING: { forbidden: to('OFF'), stopped: to('PAUSED'), paused: to('PAUSED'), taken: to('SENDING') },
  SENDING: {
    forbidden: to('OFF', 'give up'),
    stopped: to('PAUSED', 'give up'),
    paused: to('FINISHING'),
    sent: to('WAITING', 'look'),
    failed: to('WAITING', 'look'),
    refused: to('OVER'),
  },
  FINISHING: {
    forbidden: to('OFF', 'give up'),
    stopped: to('PAUSED', 'give up'),
    resumed: to('SENDING'),
    sent: to('PAUSED'),
    failed: to('PAUSED'),
    refused: to('OVER'),
  },
  OVER: { forbidden: to('OFF') },
}
