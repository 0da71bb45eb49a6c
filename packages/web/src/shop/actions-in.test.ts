import { canHappen, OPERATOR_EVENTS, ORDER_STATES } from '@collagerie/core/order'
import { expect, it } from 'vitest'
import { actionsIn, mainActionIn } from './actions-in.ts'

it.each(ORDER_STATES)(
  'an order that is %s is offered everything that can happen to it, the main thing first',
  (state) => {
    const offered = actionsIn(state)
    expect(offered.toSorted()).toEqual(OPERATOR_EVENTS.filter((event) => canHappen(state, event)).toSorted())
    expect(offered.slice(0, 1)).toContain(mainActionIn(state) ?? offered[0])
  },
)
