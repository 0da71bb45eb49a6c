// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { KeysInUse } from './keys-in-use.ts'

it('keys are in use after one that works on the sheet, and not after Escape, typing or a pointer', () => {
  const sheet = document.createElement('div')
  const field = document.createElement('input')
  document.body.append(sheet, field)
  const keys = new KeysInUse(sheet)
  const press = (key: string, target: HTMLElement = document.body, more: KeyboardEventInit = {}) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
    return sheet.hasAttribute('data-keys')
  }
  for (const key of ['Tab', 'ArrowLeft', 'Enter', 'm', 'M', '+', 'Delete']) {
    expect([key, press(key)]).toEqual([key, true])
    expect([key, press('Escape')]).toEqual([key, false])
  }
  expect(press('m', field)).toBe(false)
  expect(press('Enter', field)).toBe(false)
  expect(press('Tab', field)).toBe(true)
  expect(press('m', document.body, { ctrlKey: true })).toBe(false)
  expect(press('ArrowDown')).toBe(true)
  expect(press('Shift'), 'Shift alone').toBe(true)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(sheet.hasAttribute('data-keys')).toBe(false)
  keys.stop()
  expect(press('ArrowDown')).toBe(false)
})
