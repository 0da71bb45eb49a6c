import { describe, expect, it } from 'vitest'
import {
  canHappen,
  movesByItself,
  OPERATOR_EVENTS,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  orderStateAfter,
  undoOf,
} from './index.ts'
import { PRINTER_EVENTS } from './order-life.ts'

const EVENTS: readonly OrderEvent[] = [...PRINTER_EVENTS, ...OPERATOR_EVENTS]

/** A row for each state, a column for each event in the order above; a dot means impossible. */
const TABLE = `
  ordered    rendering .       .     .      .       .       .     cancelled .
  rendering  .         ordered ready failed .       .       .     cancelled .
  ready      .         .       .     .      ordered shipped .     cancelled .
  failed     .         .       .     .      ordered .       .     cancelled .
  shipped    .         .       .     .      .       .       ready .         .
  cancelled  .         .       .     .      .       .       .     .         ordered`

const CASES = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [state = '', ...after] = line.trim().split(/\s+/)
    return EVENTS.map((event, at) => [state as OrderState, event, after[at] === '.' ? undefined : after[at]] as const)
  })

describe('the life of an order', () => {
  it('has a word on every state and event', () => {
    expect(CASES).toHaveLength(ORDER_STATES.length * EVENTS.length)
    expect(new Set(CASES.map(([state]) => state))).toEqual(new Set(ORDER_STATES))
  })

  it.each(CASES)('%s, %s: %s', (state, event, after) => {
    expect(orderStateAfter(state, event)).toBe(after)
    expect(canHappen(state, event)).toBe(after !== undefined)
  })

  it('goes on by itself until there is a file or a reason why there is none', () => {
    expect(ORDER_STATES.filter(movesByItself)).toEqual(['ordered', 'rendering'])
  })

  it('lets operators take back all they do but printing anew, wherever that has led', () => {
    expect(OPERATOR_EVENTS.filter((event) => undoOf(event) === undefined)).toEqual(['retry'])
    const stuck = ORDER_STATES.flatMap((state) =>
      OPERATOR_EVENTS.filter((event) => {
        const [after, undo] = [orderStateAfter(state, event), undoOf(event)]
        return after && undo && !canHappen(after, undo)
      }),
    )
    expect(stuck).toEqual([])
  })

  it('has no state that nobody can get an order out of or into', () => {
    for (const state of ORDER_STATES) {
      expect(EVENTS.some((event) => canHappen(state, event))).toBe(true)
      expect(CASES.some(([, , after]) => after === state)).toBe(true)
    }
  })
})
