// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePopovers } from './close-popovers.ts'

const hide = vi.fn<(this: HTMLElement) => void>()
let stop = () => {}

beforeEach(() => {
  // The test's document has no popovers of its own.
  Object.defineProperty(HTMLElement.prototype, 'hidePopover', { value: hide, configurable: true })
  stop = closePopovers()
})
afterEach(() => {
  stop()
  cleanup()
  vi.clearAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
})

function page() {
  return (
    <>
      <a href="#outside">Outside</a>
      <div popover="auto" data-testid="menu">
        <p>Caption</p>
        <a href="#inside">
          <span>Inside</span>
        </a>
        <button type="button">Press</button>
      </div>
    </>
  )
}

describe('a popover', () => {
  it.each(['Inside', 'Press'])('closes when "%s" in it is followed', (name) => {
    render(page())
    fireEvent.click(screen.getByText(name))
    expect(hide.mock.contexts).toEqual([screen.getByTestId('menu')])
  })

  it.each(['Outside', 'Caption'])('is left to the browser by a click on "%s"', (name) => {
    render(page())
    fireEvent.click(screen.getByText(name))
    expect(hide).not.toHaveBeenCalled()
  })

  it('closes on the way back', () => {
    render(page())
    fireEvent.popState(window)
    expect(hide.mock.contexts).toEqual([screen.getByTestId('menu')])
  })
})
