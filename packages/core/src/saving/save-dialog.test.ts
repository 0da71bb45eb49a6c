import { describe, expect, it } from 'vitest'
import {
  CLOSED_SAVE_DIALOG,
  openSaveDialog,
  type SaveEvent,
  type SavePurpose,
  type SaveState,
  saveStep,
} from './index.ts'
import type { SaveEffect } from './save-dialog.ts'

const NEW = { isNew: true, isFinished: true, hasUnwrittenText: false }
const KNOWN = { isNew: false, isFinished: true, hasUnwrittenText: false }
const UNFINISHED = { isNew: true, isFinished: false, hasUnwrittenText: true }
const UNWRITTEN = { isNew: true, isFinished: true, hasUnwrittenText: true }

const STATES: readonly SaveState[] = [
  'CHECKING',
  'LOGIN',
  'LOGIN_FOR_COLLAGE',
  'REGISTER',
  'SAVING',
  'SAVED',
  'ERROR',
  'WANT_TO_QUIT',
  'CAN_NOT_ORDER',
  'TEXT_UNWRITTEN',
]
const EVENTS: readonly SaveEvent[] = [
  'authenticated',
  'notAuthenticated',
  'checkFailed',
  'toLogin',
  'toRegister',
  'loggedIn',
  'registered',
  'progressError',
  'progressFinished',
  'retry',
  'save',
  'order',
  'leaveTextOut',
  'cancelUpload',
  'cancelled',
  'close',
]

describe('opening the save dialog', () => {
  it.each<[SavePurpose, SaveState, SaveEffect | undefined]>([
    ['want_to_quit', 'WANT_TO_QUIT', undefined],
    ['login_for_model', 'LOGIN_FOR_COLLAGE', undefined],
    ['order', 'CHECKING', 'check'],
    ['save', 'CHECKING', 'check'],
  ])('for %s starts in %s', (purpose, state, effect) => {
    expect(openSaveDialog(purpose, NEW)).toEqual({ dialog: { purpose, state }, effect })
  })

  it('lets nobody order what is not finished, and anybody save it', () => {
    expect(openSaveDialog('order', UNFINISHED).dialog.state).toBe('CAN_NOT_ORDER')
    expect(openSaveDialog('save', UNFINISHED).dialog.state).toBe('CHECKING')
  })

  it('for an order first says that a text was never written; saving needs no word about it', () => {
    expect(openSaveDialog('order', UNWRITTEN)).toEqual({
      dialog: { purpose: 'order', state: 'TEXT_UNWRITTEN' },
      effect: undefined,
    })
    expect(openSaveDialog('order', UNFINISHED).dialog.state).toBe('CAN_NOT_ORDER')
    expect(openSaveDialog('save', UNWRITTEN).dialog.state).toBe('CHECKING')
  })

  it('for nothing stays closed', () => {
    expect(openSaveDialog('', NEW)).toEqual({ dialog: CLOSED_SAVE_DIALOG, effect: undefined })
  })
})

describe('a step of the save dialog', () => {
  const moves: readonly [SaveState, SaveEvent, SaveState | undefined, SaveEffect | undefined][] = [
    ['CHECKING', 'authenticated', 'SAVING', 'save'],
    ['CHECKING', 'notAuthenticated', 'REGISTER', undefined],
    ['CHECKING', 'checkFailed', 'ERROR', undefined],
    ['CHECKING', 'close', undefined, 'closed'],
    ['LOGIN', 'loggedIn', 'SAVING', 'save'],
    ['LOGIN', 'toRegister', 'REGISTER', undefined],
    ['LOGIN', 'close', undefined, 'closed'],
    ['REGISTER', 'registered', 'SAVING', 'save'],
    ['REGISTER', 'toLogin', 'LOGIN', undefined],
    ['REGISTER', 'close', undefined, 'closed'],
    ['LOGIN_FOR_COLLAGE', 'loggedIn', undefined, 'reload collage'],
    ['LOGIN_FOR_COLLAGE', 'close', undefined, 'closed'],
    ['SAVING', 'progressError', 'ERROR', undefined],
    ['SAVING', 'progressFinished', 'SAVED', undefined],
    ['SAVING', 'cancelUpload', undefined, 'cancel save'],
    ['SAVING', 'cancelled', undefined, 'closed'],
    ['SAVED', 'order', 'SAVED', 'checkout'],
    ['SAVED', 'close', undefined, 'closed'],
    ['ERROR', 'retry', 'CHECKING', 'check'],
    ['ERROR', 'toLogin', 'LOGIN', undefined],
    ['ERROR', 'close', undefined, 'closed'],
    ['WANT_TO_QUIT', 'save', 'CHECKING', 'check'],
    ['WANT_TO_QUIT', 'close', undefined, 'closed'],
    ['CAN_NOT_ORDER', 'close', undefined, 'closed'],
    ['TEXT_UNWRITTEN', 'leaveTextOut', 'SAVED', 'checkout'],
    ['TEXT_UNWRITTEN', 'close', undefined, 'closed'],
  ]

  it.each(moves)('%s + %s', (state, event, next, effect) => {
    const step = saveStep({ purpose: 'save', state }, event, NEW)
    expect([step.dialog.state, step.effect]).toEqual([next, effect])
  })

  it.each(
    STATES.flatMap((state) =>
      EVENTS.filter((event) => !moves.some(([from, by]) => from === state && by === event)).map(
        (event) => [state, event] as const,
      ),
    ),
  )('%s ignores %s', (state, event) => {
    const dialog = { purpose: 'save', state } as const
    expect(saveStep(dialog, event, NEW)).toEqual({ dialog, effect: undefined })
  })

  it('asks the owner of a saved collage to log in, and offers no second account', () => {
    const asked = saveStep({ purpose: 'save', state: 'CHECKING' }, 'notAuthenticated', KNOWN).dialog
    expect(asked.state).toBe('LOGIN')
    expect(saveStep(asked, 'toRegister', KNOWN)).toEqual({ dialog: asked, effect: undefined })
  })

  it('goes on with an order whose text was left out as if nothing had been said', () => {
    const asked = openSaveDialog('order', UNWRITTEN).dialog
    expect(saveStep(asked, 'leaveTextOut', NEW)).toEqual(openSaveDialog('order', NEW))
  })

  it('speaks of a text that was never written after saving too, and then leads to the checkout', () => {
    const asked = saveStep({ purpose: 'save', state: 'SAVED' }, 'order', UNWRITTEN)
    expect(asked).toEqual({ dialog: { purpose: 'save', state: 'TEXT_UNWRITTEN' }, effect: undefined })
    expect(saveStep(asked.dialog, 'leaveTextOut', NEW).effect).toBe('checkout')
  })

  it('sends nobody to the checkout with an empty slot', () => {
    expect(saveStep({ purpose: 'save', state: 'SAVED' }, 'order', UNFINISHED).dialog.state).toBe('CAN_NOT_ORDER')
  })

  it('remembers through checking, logging in and trying again that the collage is to be ordered', () => {
    const events: readonly SaveEvent[] = ['notAuthenticated', 'registered', 'progressError', 'retry', 'authenticated']
    let { dialog } = openSaveDialog('order', NEW)
    for (const event of events) ({ dialog } = saveStep(dialog, event, NEW))
    expect(dialog).toEqual({ purpose: 'order', state: 'SAVING' })
  })

  it('saves, and does not order, instead of quitting', () => {
    expect(saveStep({ purpose: 'want_to_quit', state: 'WANT_TO_QUIT' }, 'save', NEW).dialog.purpose).toBe('save')
  })

  it('does nothing while closed', () => {
    for (const event of EVENTS) expect(saveStep(CLOSED_SAVE_DIALOG, event, NEW).dialog).toEqual(CLOSED_SAVE_DIALOG)
  })
})
