/** Photos that are sent before anybody has pressed a button, so that a save has less to do. */
export type QuietState =
  /** Not wanted: by the customer, by the shop, or because nobody is signed in. */
  | 'OFF'
  /** Something else goes first. */
  | 'PAUSED'
  /** Waits for a photo and for an idle moment. */
  | 'WAITING'
  | 'SENDING'
  /** Something else goes first as soon as the photo under way has arrived. */
  | 'FINISHING'
  /** No more until somebody signs in again. */
  | 'OVER'

export type QuietEvent =
  | 'allowed'
  | 'forbidden'
  /** What must not share the connection, or there is none: the photo under way is given up. */
  | 'stopped'
  /** What a photo under way does not disturb. */
  | 'paused'
  | 'resumed'
  /** An idle moment found a photo to send. */
  | 'taken'
  | 'sent'
  | 'failed'
  /** The account takes no more. */
  | 'refused'

/** What goes first, as long as it lasts. */
export type QuietHold = keyof typeof HOLDS

const HOLDS = {
  offline: 'stopped',
  /** The customer pays for what is sent, or waits for it. */
  metered: 'stopped',
  /** A save sends its photos itself. */
  saving: 'stopped',
  /** A save waits for the very photo that is under way. */
  savingIt: 'paused',
  hidden: 'paused',
  /** Photos are being read. */
  importing: 'paused',
  /** What only this page has comes to safety in the browser first. */
  keeping: 'paused',
  /** A gesture, a key, the wheel. */
  handBusy: 'paused',
  /** Something went wrong a moment ago. */
  failedLately: 'paused',
} as const satisfies Record<string, QuietEvent>

/** The event that follows from everything that goes first now: what stops counts more than what pauses. */
export function eventOfHolds(holds: ReadonlySet<QuietHold>): QuietEvent {
  const events = Array.from(holds, (hold) => HOLDS[hold])
  if (events.includes('stopped')) return 'stopped'
  return events.length > 0 ? 'paused' : 'resumed'
}

/** What the caller has to do after a step. */
export type QuietEffect = 'look' | 'give up'

export interface QuietStep {
  readonly state: QuietState
  readonly effect: QuietEffect | undefined
}

/** An event that means nothing in a state changes nothing: an answer may come after everything has changed. */
export function quietStep(state: QuietState, event: QuietEvent): QuietStep {
  return MOVES[state][event] ?? { state, effect: undefined }
}

function to(state: QuietState, effect?: QuietEffect): QuietStep {
  return { state, effect }
}

const MOVES: Readonly<Record<QuietState, Partial<Record<QuietEvent, QuietStep>>>> = {
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
