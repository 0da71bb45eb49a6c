// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DrawerDrag } from './drawer-drag.ts'

const close = vi.fn<() => void>()
let handle: HTMLElement
let drag: DrawerDrag
let isHigh: boolean

beforeEach(() => {
  document.body.innerHTML = '<div data-drawer><button></button></div>'
  const drawer = document.querySelector<HTMLElement>('[data-drawer]')
  const button = document.querySelector('button')
  if (!drawer || !button) throw new Error('No drawer.')
  vi.spyOn(drawer, 'clientHeight', 'get').mockReturnValue(300)
  drawer.animate = vi.fn<HTMLElement['animate']>()
  handle = button
  handle.setPointerCapture = vi.fn<HTMLElement['setPointerCapture']>()
  isHigh = false
  drag = new DrawerDrag(handle, close, (wanted) => {
    const changes = wanted !== isHigh
    isHigh = wanted
    return changes
  })
})

afterEach(() => {
  drag.stop()
  close.mockReset()
})

function point(type: string, clientY: number, time: number): void {
  const event = new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, clientY, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: time })
  handle.dispatchEvent(event)
}

it.each([
  ['lets go of it at once', 8, 1],
  ['holds it still before', 2000, 0],
])('a drawer flicked down a little closes as its finger %s', (_, restedMs, closed) => {
  point('pointerdown', 0, 0)
  point('pointermove', 10, 16)
  point('pointermove', 30, 32)
  point('pointerup', 30, 32 + restedMs)
  expect(close).toHaveBeenCalledTimes(closed)
})

it('a drawer dragged past a third of its height closes however long it was held', () => {
  point('pointerdown', 0, 0)
  point('pointermove', 120, 500)
  point('pointerup', 120, 5000)
  expect(close).toHaveBeenCalledTimes(1)
})

it('a drawer pulled up grows, and pulled down from there is first as high as it was', () => {
  point('pointerdown', 400, 0)
  point('pointermove', 390, 100)
  expect(isHigh).toBe(false)
  point('pointermove', 350, 200)
  expect(isHigh).toBe(true)
  point('pointerup', 350, 1000)
  expect(isHigh).toBe(true)

  point('pointerdown', 100, 2000)
  point('pointermove', 300, 2500)
  point('pointerup', 300, 5000)
  expect([isHigh, close.mock.calls.length]).toEqual([false, 0])

  point('pointerdown', 300, 6000)
  point('pointermove', 500, 6500)
  point('pointerup', 500, 9000)
  expect(close).toHaveBeenCalledTimes(1)
})
