// @vitest-environment happy-dom
import type { ScreenPoint } from '@collagerie/core/geometry'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DragHandle } from './drag-handle.tsx'

afterEach(cleanup)

const HAND = { pointerId: 1, isPrimary: true }
const SECOND = { pointerId: 2, isPrimary: false }

function hold(button = 0) {
  const [onDrag, onMove] = [vi.fn<(to: ScreenPoint) => void>(), vi.fn<(to: ScreenPoint) => void>()]
  const place = { at: { x: 50, y: 40 }, within: { x: 0, y: 0, width: 100, height: 100 } }
  render(<DragHandle label="Move" describedBy="" className="" style={{}} {...place} onDrag={onDrag} onMove={onMove} />)
  const handle = screen.getByRole('button', { name: 'Move' })
  handle.setPointerCapture = () => undefined
  fireEvent.pointerDown(handle, { ...HAND, button, clientX: 500, clientY: 500 })
  return { handle, onDrag, onMove }
}

describe('something that is put elsewhere by hand', () => {
  it('follows the hand without telling React, which hears of it once, at the end', () => {
    const { handle, onDrag, onMove } = hold()
    for (let step = 1; step <= 20; step++)
      fireEvent.pointerMove(handle, { ...HAND, clientX: 500 + step, clientY: 500 - step })
    expect(onDrag).toHaveBeenCalledTimes(20)
    expect(handle.style.translate).toBe('20px -20px')
    expect(onMove).not.toHaveBeenCalled()
    fireEvent.pointerUp(handle, HAND)
    expect(onMove.mock.calls).toEqual([[{ x: 70, y: 20 }]])
    expect(handle.style.translate).toBe('0px 0px')
  })

  it('is held by the main button alone', () => {
    const { handle, onDrag } = hold(2)
    fireEvent.pointerMove(handle, { ...HAND, clientX: 520, clientY: 480 })
    expect(onDrag).not.toHaveBeenCalled()
  })

  it('stays where it may be, and goes back where the hand is taken from it', () => {
    const { handle, onDrag, onMove } = hold()
    fireEvent.pointerMove(handle, { ...HAND, clientX: 900, clientY: 100 })
    expect(onDrag).toHaveBeenLastCalledWith({ x: 100, y: 0 })
    fireEvent.pointerCancel(handle, HAND)
    expect(onDrag).toHaveBeenLastCalledWith({ x: 50, y: 40 })
    expect(onMove).not.toHaveBeenCalled()
  })

  it('does not mind a second finger', () => {
    const { handle, onDrag, onMove } = hold()
    fireEvent.pointerDown(handle, { ...SECOND, clientX: 900, clientY: 900 })
    fireEvent.pointerMove(handle, { ...SECOND, clientX: 910, clientY: 910 })
    expect(onDrag).not.toHaveBeenCalled()
    fireEvent.pointerUp(handle, SECOND)
    fireEvent.pointerMove(handle, { ...HAND, clientX: 510, clientY: 490 })
    expect(onDrag).toHaveBeenLastCalledWith({ x: 60, y: 30 })
    fireEvent.pointerUp(handle, HAND)
    expect(onMove.mock.calls).toEqual([[{ x: 60, y: 30 }]])
  })
})
