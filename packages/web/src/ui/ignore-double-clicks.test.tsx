// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ignoreDoubleClicks, REPEATS } from './ignore-double-clicks.ts'

let stop = () => {}

beforeEach(() => {
  stop = ignoreDoubleClicks()
})
afterEach(() => {
  stop()
  cleanup()
})

async function click(element: Element, detail: number): Promise<void> {
  const at = { button: 0, pointerId: 1, pointerType: 'mouse', bubbles: true, detail }
  await act(async () => {
    fireEvent(element, new PointerEvent('pointerdown', at))
    fireEvent(element, new PointerEvent('pointerup', at))
    fireEvent(element, new PointerEvent('click', { ...at, cancelable: true }))
  })
}

async function doubleClick(element: Element): Promise<void> {
  await click(element, 1)
  await click(element, 2)
}

function Counted({ children }: { readonly children: (add: () => void) => ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <>
      {children(() => setCount((before) => before + 1))}
      <output>{count}</output>
    </>
  )
}

const counted = () => Number(screen.getByRole('status').textContent)

describe('a double click', () => {
  it('marks a word it began on, and none of what the first click brought forth', () => {
    render(
      <>
        <p>First</p>
        <p>Second</p>
      </>,
    )
    const [first, second] = [screen.getByText('First'), screen.getByText('Second')]
    const press = (element: Element, detail: number) => fireEvent.mouseDown(element, { detail })
    expect([press(first, 1), press(first, 2)]).toEqual([true, true])
    expect([press(first, 1), press(second, 2)]).toEqual([true, false])
  })

  it('presses a button once, whichever kind it is', async () => {
    render(<Counted>{(add) => <Button onPress={add}>Press</Button>}</Counted>)
    await doubleClick(screen.getByRole('button'))
    expect(counted()).toBe(1)
    cleanup()
    render(
      <Counted>
        {(add) => (
          <button type="button" onClick={add}>
            Press
          </button>
        )}
      </Counted>,
    )
    await doubleClick(screen.getByRole('button'))
    expect(counted()).toBe(1)
  })

  it('leaves no press behind that a button would make up for later', async () => {
    render(<Counted>{(add) => <Button onPress={add}>Press</Button>}</Counted>)
    await doubleClick(screen.getByRole('button'))
    expect(screen.getByRole('button').dataset['pressed']).toBeUndefined()
  })

  it('counts twice on what is made to be pressed in a row', async () => {
    render(
      <Counted>
        {(add) => (
          <Button {...REPEATS} onPress={add}>
            More
          </Button>
        )}
      </Counted>,
    )
    await doubleClick(screen.getByRole('button'))
    await click(screen.getByRole('button'), 3)
    expect(counted()).toBe(3)
  })

  it('reaches a text, where it marks a word', async () => {
    render(<Counted>{(add) => <input onClick={add} />}</Counted>)
    await doubleClick(screen.getByRole('textbox'))
    expect(counted()).toBe(2)
  })

  it('that opened a dialog leaves it open, where a later click beside closes it', async () => {
    function Opener() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <Button onPress={() => setOpen(true)}>Open</Button>
          <Dialog title="Title" closeLabel="Close" isOpen={isOpen} onClose={() => setOpen(false)}>
            Words
          </Dialog>
        </>
      )
    }
    render(<Opener />)
    await click(screen.getByRole('button', { name: 'Open' }), 1)
    await click(document.body, 2)
    expect(screen.queryByRole('dialog')).toBeTruthy()
    await click(document.body, 1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a finger', () => {
  // All its taps come at the same moment, however busy this machine is.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000))
  afterEach(() => void vi.restoreAllMocks())

  it('is timed by the clock that stands still here', () => {
    expect(new PointerEvent('click').timeStamp).toBe(1000)
  })

  const tap = (element: Element, x: number, detail = 1) =>
    act(async () => {
      const at = { pointerType: 'touch', clientX: x, bubbles: true, cancelable: true, detail }
      fireEvent(element, new PointerEvent('click', at))
    })

  it('that taps twice on a place has tapped once, though the browser does not count', async () => {
    render(
      <Counted>
        {(add) => (
          <button type="button" onClick={add}>
            Tap
          </button>
        )}
      </Counted>,
    )
    await tap(screen.getByRole('button'), 0)
    await tap(screen.getByRole('button'), 6)
    expect(counted()).toBe(1)
    await tap(screen.getByRole('button'), 60)
    expect(counted()).toBe(2)
  })

  it('that taps where it has just let something go has tapped, though the browser counts two', async () => {
    render(
      <Counted>
        {(add) => (
          <button type="button" onClick={add}>
            Tap
          </button>
        )}
      </Counted>,
    )
    await tap(screen.getByRole('button'), 0, 2)
    expect(counted()).toBe(1)
  })

  it('that taps twice with a key between has tapped twice', async () => {
    render(
      <Counted>
        {(add) => (
          <button type="button" onClick={add}>
            Tap
          </button>
        )}
      </Counted>,
    )
    await tap(screen.getByRole('button'), 0)
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
    await tap(screen.getByRole('button'), 0)
    expect(counted()).toBe(2)
  })

  it('sets a box by its words: its label hands the same tap on', async () => {
    render(
      <Counted>
        {(add) => (
          <label>
            Terms
            <input type="checkbox" onClick={add} />
          </label>
        )}
      </Counted>,
    )
    await tap(screen.getByText('Terms'), 0)
    const before = counted()
    await tap(screen.getByRole('checkbox'), 0)
    expect(counted()).toBe(before + 1)
  })
})
