import { describe, expect, it } from 'vitest'
import { ORDER_STATES, ORDER_STEPS, orderStateAfter, orderStepAt } from './index.ts'
import { PRINTER_EVENTS } from './order-life.ts'

const placeOf = (step: ReturnType<typeof orderStepAt>) => (step ? ORDER_STEPS.indexOf(step) : -1)

describe('the steps of an order', () => {
  it('go on as an order does, and only an operator leads back', () => {
    const moves = ORDER_STATES.flatMap((state) =>
      [...PRINTER_EVENTS, 'ship' as const].flatMap((event) => {
        const after = orderStateAfter(state, event)
        return after ? [placeOf(orderStepAt(after)) - placeOf(orderStepAt(state))] : []
      }),
    )
    expect(moves).toHaveLength(PRINTER_EVENTS.length + 1)
    expect(Math.min(...moves)).toBeGreaterThanOrEqual(0)
  })

  it('are past the first as soon as there is an order, and at the last once it is shipped', () => {
    expect(orderStepAt('ordered')).toBe('prepared')
    expect(orderStepAt('shipped')).toBe(ORDER_STEPS.at(-1))
  })

  it('are none of an order that is cancelled', () => {
    expect(orderStepAt('cancelled')).toBeUndefined()
  })
})
