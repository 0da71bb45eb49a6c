import { describe, expect, it } from 'vitest'
import { type AheadEffect, type AheadEvent, type AheadState, aheadStep, eventOfHolds } from './ahead-upload.ts'

const EVENTS: readonly AheadEvent[] = [
  'allowed',
  'forbidden',
  'stopped',
  'paused',
  'resumed',
  'taken',
  'sent',
  'failed',
  'refused',
]

type Move = AheadState | readonly [AheadState, AheadEffect]

/** All transitions; every other pair must leave the state unchanged and do nothing. */
const TABLE: Readonly<Record<AheadState, Partial<Record<AheadEvent, Move>>>> = {
  OFF: { allowed: 'PAUSED' },
  PAUSED: { forbidden: 'OFF', resumed: ['WAITING', 'look'] },
  WAITING: { forbidden: 'OFF', stopped: 'PAUSED', paused: 'PAUSED', taken: 'SENDING' },
  SENDING: {
    forbidden: ['OFF', 'give up'],
    stopped: ['PAUSED', 'give up'],
    paused: 'FINISHING',
    sent: ['WAITING', 'look'],
    failed: ['WAITING', 'look'],
    refused: 'OVER',
  },
  FINISHING: {
    forbidden: ['OFF', 'give up'],
    stopped: ['PAUSED', 'give up'],
    resumed: 'SENDING',
    sent: 'PAUSED',
    failed: 'PAUSED',
    refused: 'OVER',
  },
  OVER: { forbidden: 'OFF' },
}
const STATES = Object.keys(TABLE) as readonly AheadState[]

describe('photos sent ahead', () => {
  for (const state of STATES) {
    for (const event of EVENTS) {
      const move = TABLE[state][event] ?? state
      const [next, effect] = typeof move === 'string' ? [move, undefined] : move
      it(`${state}, ${event}: ${next}${effect ? `, ${effect}` : ''}`, () => {
        expect(aheadStep(state, event)).toEqual({ state: next, effect })
      })
    }
  }

  it('give way to whatever goes first, and give the photo up for what must not share the line', () => {
    expect(eventOfHolds(new Set())).toBe('resumed')
    expect(eventOfHolds(new Set(['hidden', 'importing', 'keeping', 'handBusy', 'failedLately', 'savingIt']))).toBe(
      'paused',
    )
    for (const hold of ['offline', 'metered', 'saving'] as const) {
      expect(eventOfHolds(new Set(['hidden', hold]))).toBe('stopped')
    }
  })

  it('have at most one photo under way, whatever happens in whatever order', () => {
    let [seed, state, underWay]: [number, AheadState, number] = [7, 'OFF', 0]
    for (let turn = 0; turn < 5000; turn++) {
      seed = (seed * 16_807) % 2_147_483_647
      const event = EVENTS[seed % EVENTS.length] ?? 'allowed'
      const isSending: boolean = state === 'SENDING' || state === 'FINISHING'
      const step = aheadStep(state, event)
      if (state === 'WAITING' && event === 'taken') underWay += 1
      if (step.effect === 'give up') underWay -= 1
      if (isSending && ['sent', 'failed', 'refused'].includes(event)) underWay -= 1
      state = step.state
      expect(underWay).toBe(state === 'SENDING' || state === 'FINISHING' ? 1 : 0)
    }
  })
})
