// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { focusGroup } from './focus-group.ts'

let stop = () => {}

/** A grid of two columns with one disabled control. */
beforeEach(() => {
  document.body.innerHTML = `<button id="before"></button><div>
    <button id="a"></button><button id="b"></button><button id="off" disabled></button>
    <button id="c"></button><button id="d"></button></div><button id="after"></button>`
  const places = { a: [0, 0], b: [50, 0], c: [0, 50], d: [50, 50] }
  for (const [id, [x, y]] of Object.entries(places)) {
    element(id).getBoundingClientRect = () => new DOMRect(x, y, 40, 40)
  }
  const group = document.querySelector('div')
  if (!group) throw new Error('no group')
  stop = focusGroup(group)
})
afterEach(() => stop())

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

function press(key: string, more = {}): string | undefined {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  return document.activeElement?.id
}

describe('a group of controls', () => {
  it('is walked by arrows, past what cannot be used, and stops at its ends', () => {
    element('a').focus()
    expect(press('ArrowRight')).toBe('b')
    expect(press('ArrowRight')).toBe('c')
    expect(press('ArrowLeft')).toBe('b')
    expect(press('End')).toBe('d')
    expect(press('ArrowRight')).toBe('d')
    expect(press('Home')).toBe('a')
  })

  it('is walked by rows', () => {
    element('b').focus()
    expect(press('ArrowDown')).toBe('d')
    expect(press('ArrowDown')).toBe('d')
    expect(press('ArrowUp')).toBe('b')
  })

  it('is left by Tab from its end, from where the browser goes on', () => {
    element('b').focus()
    expect(press('Tab')).toBe('d')
    element('b').focus()
    expect(press('Tab', { shiftKey: true })).toBe('a')
  })

  it('is entered by Tab at what is chosen in it, wherever it was left', () => {
    element('c').ariaCurrent = 'true'
    element('before').focus()
    press('Tab')
    element('a').focus()
    expect(document.activeElement?.id).toBe('c')
  })

  it('is entered again where it was left, by Tab and not by a pointer', () => {
    element('b').focus()
    press('Tab')
    element('after').focus()
    press('Tab', { shiftKey: true })
    element('d').focus()
    expect(document.activeElement?.id).toBe('b')
    element('after').focus()
    fireEvent.pointerDown(element('d'))
    element('d').focus()
    expect(document.activeElement?.id).toBe('d')
  })

  it('leaves keys with a modifier to others', () => {
    element('a').focus()
    expect(press('ArrowRight', { ctrlKey: true })).toBe('a')
    expect(press('ArrowRight', { shiftKey: true })).toBe('a')
  })
})
