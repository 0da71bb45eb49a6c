// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import {
  isSignedInHere,
  noteSessionOver,
  noteSignedIn,
  noteSignedOut,
  onSignedOutElsewhere,
} from './account-presence.ts'

const KEY = 'collagerie-account'
let heard = 0
let heardLater = 0
onSignedOutElsewhere(() => {
  heard += 1
})
// As a part of the program that comes late.
onSignedOutElsewhere(() => {
  heardLater += 1
})

/** Another page of this browser has written something. */
function elsewhere(value: string): void {
  window.localStorage.setItem(KEY, value)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }))
}

beforeEach(() => {
  noteSignedIn()
  heard = 0
  heardLater = 0
})

it('a sign-out on another page is heard by all who listen, once', () => {
  elsewhere('out 1')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect([heard, heardLater, isSignedInHere()]).toEqual([1, 1, false])
})

it('a page the browser had put aside hears of it when it comes back', () => {
  window.localStorage.setItem(KEY, 'out 2')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(heard).toBe(1)
})

it('a session that ran out, a sign-in and a sign-out of its own take nothing away', () => {
  elsewhere('')
  elsewhere('in')
  noteSessionOver()
  noteSignedOut()
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect([heard, isSignedInHere()]).toEqual([0, false])
})
