// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import 'wouter/use-browser-location'
import {
  closeLeaveQuestion,
  guardLeaving,
  isLeaving,
  leaveAnyway,
  leaveFor,
  letPageGo,
  useLeaveQuestion,
} from './leave-guard.ts'

const EDITOR = ['/edit', '/editer/42', '/modifica']
const OTHER_STEPS = [
  '/keuze',
  '/choix/theme:modern',
  '/ontwerp/basic/gen-alleven',
  '/collage/design/retro-arcade',
  '/fout?error=1',
]
const OUTSIDE = ['/apercu', '/fini-avec-lapplication', '/cart/fromApp?collageid=4', '/cart/order/7']

describe('leaving', () => {
  it('is every way out of the editor, and from the other steps every way out of the wizard', () => {
    for (const from of EDITOR) {
      for (const to of [...OTHER_STEPS, ...OUTSIDE]) expect(isLeaving(from, to), `${from} to ${to}`).toBe(true)
      for (const to of EDITOR) expect(isLeaving(from, to), `${from} to ${to}`).toBe(false)
    }
    for (const from of OTHER_STEPS) {
      for (const to of OUTSIDE) expect(isLeaving(from, to), `${from} to ${to}`).toBe(true)
      for (const to of [...EDITOR, ...OTHER_STEPS]) expect(isLeaving(from, to), `${from} to ${to}`).toBe(false)
    }
    for (const from of OUTSIDE) for (const to of OTHER_STEPS) expect(isLeaving(from, to)).toBe(false)
  })
})

describe('a page that was let go', () => {
  it('asks again once the browser brings it back as it was', () => {
    guardLeaving({ wouldBeLost: () => true, areRefused: () => true, giveUp: () => undefined })
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    letPageGo()
    expect(isWarned()).toBe(false)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(isWarned()).toBe(true)
  })

  it('is let go again however often it came back', () => {
    guardLeaving({ wouldBeLost: () => true, areRefused: () => true, giveUp: () => undefined })
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    for (const time of [1, 2, 3]) {
      letPageGo()
      letPageGo()
      expect(isWarned(), `let go ${time}`).toBe(false)
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      expect(isWarned(), `back ${time}`).toBe(true)
    }
  })
})

describe('with changes nobody keeps', () => {
  let isRefused = true
  const isAsked = () => useLeaveQuestion.getState().question !== undefined

  /** The browser has gone back by itself; whoever shows the page hears of it. */
  function goBack(to: string): boolean {
    let isHeard = false
    const hear = () => {
      isHeard = true
    }
    window.addEventListener('popstate', hear)
    // The address has changed before the page is told, and without a push.
    Object.getPrototypeOf(window.history).replaceState.call(window.history, null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
    window.removeEventListener('popstate', hear)
    return isHeard
  }

  beforeEach(() => {
    isRefused = true
    closeLeaveQuestion()
    guardLeaving({
      wouldBeLost: () => isRefused,
      areRefused: () => isRefused,
      giveUp: () => {
        isRefused = false
      },
    })
    window.history.pushState(null, '', '/editer')
  })

  it('a link asks first, and goes on once the customer says so', () => {
    let isGone = false
    const go = () => leaveFor('/keuze', () => (isGone = true))
    go()
    expect([isAsked(), isGone]).toEqual([true, false])
    closeLeaveQuestion()
    go()
    leaveAnyway()
    expect([isAsked(), isGone]).toEqual([false, true])
  })

  it("the browser's back asks first, and leaves the page as it is meanwhile", () => {
    expect(goBack('/ontwerp/basic/gen-alleven')).toBe(false)
    expect([isAsked(), window.location.pathname]).toEqual([true, '/editer'])
    leaveAnyway()
    expect([isAsked(), window.location.pathname]).toEqual([false, '/ontwerp/basic/gen-alleven'])
  })

  it('nobody is asked whose changes are kept', () => {
    isRefused = false
    expect(goBack('/ontwerp/basic/gen-alleven')).toBe(true)
    let isGone = false
    leaveFor('/apercu', () => (isGone = true))
    expect([isAsked(), isGone]).toEqual([false, true])
  })
})
