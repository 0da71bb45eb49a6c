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
 * Where each event leads from each state; what is not here cannot happen. An order that is printed again, or whose
 * cancelling is taken back, starts from the beginning: its file may have been removed meanwhile.
 */
const MOVES: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  ordered: { begin: 'rendering', cancel: 'cancelled' },
  rendering: { giveBack: 'ordered', finish: 'ready', fail: 'failed', cancel: 'cancelled' },
  ready: { retry: 'ordered', ship: 'shipped', cancel: 'cancelled' },
  failed: { retry: 'ordered', cancel: 'cancelled' },
  shipped: { unship: 'ready' },
  cancelled: { uncancel: 'ordered' },
}

/** Where an event leads; undefined where it cannot happen. */
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

/** What takes back what an operator did; undefined where nothing does: a print that has begun anew has lost the old file. */
export function undoOf(event: OperatorEvent): OperatorEvent | undefined {
  return UNDOES[event]
}

/** Whether it changes without anybody doing anything: only then is asking again worth it. */
export function movesByItself(state: OrderState): boolean {
  return PRINTER_EVENTS.some((event) => canHappen(state, event))
}
