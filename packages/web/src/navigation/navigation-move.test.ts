import { describe, expect, it } from 'vitest'
import { type NavigationEvent, navigationMove } from './navigation-move.ts'
import type { NavigationState } from './navigation-state.ts'

/** Each state's answer, in the order of STATES; a dot means that the event changes nothing there. */
const STATES: readonly NavigationState[] = [
  'template list',
  'template',
  'editor loading',
  'normal',
  'edit',
  'title edit',
  'file',
  'save',
  'order',
  'want to quit',
  'login for collage',
  'error',
]

const stays = '.'
const list = 'template list'
const loading = 'editor loading'
const ask = 'want to quit'
const login = 'login for collage'

// Columns: list, template, loading, normal, edit, title edit, file, save, order, want to quit, login, error.
const TABLE: Record<NavigationEvent, readonly string[]> = {
  layersReady: [stays, stays, 'normal', stays, stays, stays, stays, stays, stays, stays, stays, stays],
  clickEmptySlot: [stays, stays, stays, 'file', stays, stays, stays, stays, stays, stays, stays, stays],
  clickText: [stays, stays, stays, 'title edit', stays, stays, stays, stays, stays, stays, stays, stays],
  replacePhoto: [stays, stays, stays, 'file', stays, stays, stays, stays, stays, stays, stays, stays],
  editPhoto: [stays, stays, stays, 'edit', stays, stays, stays, stays, stays, stays, stays, stays],
  closeDialog: [stays, stays, stays, stays, ...Array.from({ length: 7 }, () => 'normal'), stays],
  save: [stays, stays, stays, 'save', stays, stays, stays, stays, stays, 'save', stays, stays],
  order: [stays, stays, stays, 'order', stays, stays, stays, 'order', stays, stays, stays, stays],
  loadSaved: [stays, stays, stays, loading, stays, stays, stays, stays, stays, stays, loading, stays],
  loginNeeded: [stays, stays, login, login, stays, stays, stays, stays, stays, stays, stays, stays],
  failed: [stays, stays, ...Array.from({ length: 9 }, () => 'error'), stays],
  back: [stays, list, 'template', 'template', ...Array.from({ length: 6 }, () => 'normal'), list, list],
  quit: [stays, stays, ask, ask, ...Array.from({ length: 6 }, () => 'normal'), ask, stays],
  exit: STATES.map(() => stays),
  navigatedToList: STATES.map(() => list),
  navigatedToTemplate: STATES.map(() => 'template'),
  navigatedToEditor: [loading, loading, ...Array.from({ length: 9 }, () => stays), loading],
  navigatedToError: STATES.map(() => 'error'),
}

const isEvent = (name: string): name is NavigationEvent => Object.hasOwn(TABLE, name)
const EVENTS = Object.keys(TABLE).filter(isEvent)

const CASES = EVENTS.flatMap((event) =>
  STATES.map((state, index) => {
    const answer = TABLE[event][index]
    return [state, event, answer === stays ? state : answer] as const
  }),
)

describe('the navigation', () => {
  it.each(CASES)('in %s, on %s, goes to %s', (state, event, expected) => {
    expect(navigationMove(state, event, false).state).toBe(expected)
  })

  it('leaves the window on exit from everywhere, on quit from outside the editor, and back from the list', () => {
    const leaving = CASES.filter(([state, event]) => navigationMove(state, event, false).leaves)
    expect(leaving.map(([state, event]) => `${event} in ${state}`).toSorted()).toEqual(
      [
        'back in template list',
        'quit in template list',
        'quit in template',
        'quit in error',
        ...STATES.map((state) => `exit in ${state}`),
      ].toSorted(),
    )
  })

  it('ends where it is when a customer quits while saving', () => {
    for (const state of STATES) {
      expect(navigationMove(state, 'quit', true)).toEqual({ state, leaves: false, cancelsSave: false })
    }
  })

  it('gives up an ongoing save when a navigation ends or the customer leaves, and at nothing else', () => {
    const cancelling = EVENTS.filter((event) => navigationMove('save', event, true).cancelsSave)
    expect(cancelling).toEqual([
      'exit',
      'navigatedToList',
      'navigatedToTemplate',
      'navigatedToEditor',
      'navigatedToError',
    ])
    for (const event of EVENTS) expect(navigationMove('save', event, false).cancelsSave).toBe(false)
  })
})

const after = (...events: NavigationEvent[]) =>
  events.reduce<NavigationState>((state, event) => navigationMove(state, event, false).state, 'template list')

describe('a customer', () => {
  it('opens a saved collage, signs in and finds it', () => {
    const untilLogin: NavigationEvent[] = ['navigatedToEditor', 'loadSaved', 'loginNeeded']
    expect(after(...untilLogin)).toBe('login for collage')
    expect(after(...untilLogin, 'loadSaved', 'layersReady')).toBe('normal')
  })

  it('is asked before quitting, and saves', () => {
    expect(after('navigatedToEditor', 'layersReady', 'quit', 'save')).toBe('save')
  })

  it('keeps the dialog when a first save gives the collage its address', () => {
    expect(after('navigatedToEditor', 'layersReady', 'save', 'navigatedToEditor')).toBe('save')
  })
})
