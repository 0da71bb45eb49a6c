/** Where an order stands, from the customer's confirmation to the parcel. */
export const ORDER_STATES = ['ordered', 'rendering', 'ready', 'failed', 'shipped', 'cancelled'] as const

export type OrderState = (typeof ORDER_STATES)[number]

/** What the printer does with an order, by itself. */
export const PRINTER_EVENTS = ['begin', 'giveBack', 'finish', 'fail'] as const

type PrinterEvent = (typeof PRINTER_EVENTS)[number]

/** What an operator does with an order. */
export const OPERATOR_EVENTS = ['retry', 'ship', 'unship', 'cancel', 'uncancel'] as const

export type OperatorEvent = (typeof OPERATOR_EVENTS)[number]

export type OrderEvent = PrinterEvent | OperatorEvent

/**
 * Where each event leads from each state; other events are impossible. An order that is printed again, or whose
 * cancellation is undone, starts from the beginning, since its file may have been removed.
 */
const MOVES: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  ordered: { begin: 'rendering', cancel: 'cancelled' },
  rendering: { giveBack: 'ordered', finish: 'ready', fail: 'failed', cancel: 'cancelled' },
  ready: { retry: 'ordered', ship: 'shipped', cancel: 'cancelled' },
  failed: { retry: 'ordered', cancel: 'cancelled' },
  shipped: { unship: 'ready' },
  cancelled: { uncancel: 'ordered' },
}

/** The state after an event; undefined if it is impossible. */
export function orderStateAfter(state: OrderState, event: OrderEvent): OrderState | undefined {
  return MOVES[state][event]
}

export function canHappen(state: OrderState, event: OrderEvent): boolean {
  return orderStateAfter(state, event) !== undefined
}

const UNDOES: Readonly<Partial<Record<OperatorEvent, OperatorEvent>>> = {
  ship: 'unship',
  unship: 'ship',
  cancel: 'uncancel',
  uncancel: 'cancel',
}

/** The event that undoes an operator's; undefined if there is none: a restarted print has lost the old file. */
export function undoOf(event: OperatorEvent): OperatorEvent | undefined {
  return UNDOES[event]
}

/** Whether the state changes by itself, so that asking again is worthwhile. */
export function movesByItself(state: OrderState): boolean {
  return PRINTER_EVENTS.some((event) => canHappen(state, event))
}
