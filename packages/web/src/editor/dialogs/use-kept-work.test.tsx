// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import type { Command } from '@collagerie/core/edit'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDocument, run, useDocument } from '../../document/document-store.ts'
import { takeStep, useTabState } from '../../navigation/tab-state.ts'
import { renderFrench } from '../../photos/testing/render-french.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToastQueue } from '../../ui/toast-queue.ts'
import { useBackCloses } from '../use-back-closes.ts'
import { useKeptWork } from './use-kept-work.ts'

const input = { format: { width: 50, height: 40 }, material: '', values: {} } as const
const template = generateTemplate(designFor('alleven'), input)
const empty = newCollagePage({ templateId: 'a', childTemplateId: '50x40', material: '' }, template)

const close = () => void takeStep('closeDialog')

/** What is kept in place of a colour if nobody asks for it. */
const UNASKED: Readonly<Record<string, string>> = { '#0000aa': '#000055' }

function Work() {
  const [color, setColor] = useState<string>()
  const choose = (chosen: string): readonly Command[] => [{ kind: 'choose background', color: chosen }]
  const keep = useKeptWork(
    () => (color === undefined ? [] : choose(color)),
    () => (color === undefined ? [] : choose(UNASKED[color] ?? color)),
  )
  const done = () => {
    keep()
    close()
  }
  return (
    <>
      <button type="button" onClick={() => setColor('#aa0000')}>
        Work
      </button>
      <button type="button" onClick={() => setColor('#00aa00')}>
        More work
      </button>
      <button type="button" onClick={() => setColor('#0000aa')}>
        Doubtful work
      </button>
      <button type="button" onClick={done}>
        Done
      </button>
    </>
  )
}

function Desk() {
  useBackCloses()
  const isOpen = useTabState(({ editorState }) => editorState === 'title edit')
  return (
    <Dialog title="Any" closeLabel="Close" isOpen={isOpen} onClose={close}>
      <Work />
    </Dialog>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function pullDown(): void {
  const handle = document.querySelector<HTMLElement>('[data-drawer] [aria-hidden=true]')
  if (!handle) throw new Error('There is no handle.')
  handle.setPointerCapture = () => undefined
  for (const [type, clientY] of [
    ['pointerdown', 0],
    ['pointermove', 400],
    ['pointerup', 400],
  ] as const) {
    handle.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, clientY, bubbles: true }))
  }
}

function pressBeside(): void {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    fireEvent(document.body, new PointerEvent(type, { button: 0, bubbles: true, pointerType: 'mouse' }))
  }
}

function goBack(): void {
  window.history.replaceState(null, '', '/editer')
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

const WAYS: Readonly<Record<string, () => void>> = {
  'the cross': () => press('Close'),
  Escape: () => fireEvent.keyDown(screen.getByRole('button', { name: 'Done' }), { key: 'Escape' }),
  'a click beside it': pressBeside,
  'pulling it down': pullDown,
  'the way back': goBack,
  'leaving the editor': () => cleanup(),
}

const open = () =>
  renderFrench(
    <StrictMode>
      <Desk />
    </StrictMode>,
  )

const isOpen = () => useTabState.getState().editorState === 'title edit'
const background = () => useDocument.getState().page?.userdata.photoBackgroundColor
const steps = () => useDocument.getState().history?.past.length

beforeEach(() => {
  window.history.replaceState(null, '', '/editer')
  useToastQueue.setState({ toasts: [] })
  useTabState.setState({ editorState: 'title edit' })
  openDocument({ pages: [empty] })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each(Object.entries(WAYS))('work is kept by %s, as one step that a toast offers to undo', async (way, leave) => {
  open()
  press('Work')
  await act(async () => leave())
  expect(isOpen()).toBe(way === 'leaving the editor')
  expect([background(), steps()]).toEqual(['#aa0000', 1])
  const [toast, ...others] = useToastQueue.getState().toasts
  expect(others).toEqual([])
  toast?.action?.run()
  expect([background(), steps()]).toEqual([empty.userdata.photoBackgroundColor, 0])
})

it.each(Object.entries(WAYS))('nothing is said of a dialog left by %s if nothing was done in it', async (_, leave) => {
  open()
  await act(async () => leave())
  expect([steps(), useToastQueue.getState().toasts]).toEqual([0, []])
})

it.each(['beforeunload', 'pagehide'])(
  'a page that is left keeps the work at %s, and its dialog stays',
  async (event) => {
    open()
    press('Work')
    await act(async () => void window.dispatchEvent(new Event(event)))
    expect([isOpen(), background(), steps()]).toEqual([true, '#aa0000', 1])
    // Who comes back and closes it is told, as if it had been kept now.
    await act(async () => press('Close'))
    expect([steps(), useToastQueue.getState().toasts.length]).toEqual([1, 1])
  },
)

it.each(['Close', 'Done'])('work before and after a page was away is one step, left by %s', async (way) => {
  open()
  press('Work')
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  press('More work')
  await act(async () => press(way))
  expect([background(), steps()]).toEqual(['#00aa00', 1])
  useToastQueue.getState().toasts[0]?.action?.run()
  expect([background(), steps()]).toEqual(way === 'Close' ? [empty.userdata.photoBackgroundColor, 0] : ['#00aa00', 1])
})

it('nothing is said of work that was taken back after the page was away', async () => {
  run({ kind: 'choose background', color: '#aa0000' })
  open()
  press('More work')
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  press('Work')
  await act(async () => press('Close'))
  expect([background(), steps(), useToastQueue.getState().toasts]).toEqual(['#aa0000', 1, []])
})

it('work of two dialogs is two steps', async () => {
  open()
  press('Work')
  await act(async () => press('Close'))
  await act(async () => useTabState.setState({ editorState: 'title edit' }))
  press('More work')
  await act(async () => press('Close'))
  expect([background(), steps()]).toEqual(['#00aa00', 2])
})

it.each([
  ['hidden', 1],
  ['visible', 0],
] as const)('a page that becomes %s keeps the work in %i steps before its dialog is left', async (state, kept) => {
  open()
  press('Work')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(steps()).toBe(kept)
})

it('the button that keeps the work by name needs no toast', async () => {
  open()
  press('Work')
  await act(async () => press('Done'))
  expect(isOpen()).toBe(false)
  expect([background(), steps(), useToastQueue.getState().toasts]).toEqual(['#aa0000', 1, []])
})

it('doubtful work is kept as it is by name alone', async () => {
  open()
  press('Doubtful work')
  await act(async () => press('Done'))
  expect([background(), steps(), useToastQueue.getState().toasts]).toEqual(['#0000aa', 1, []])
  await act(async () => useTabState.setState({ editorState: 'title edit' }))
  press('Doubtful work')
  await act(async () => press('Close'))
  expect([background(), steps(), useToastQueue.getState().toasts.length]).toEqual(['#000055', 2, 1])
})

it('no dialog of the editor changes the collage in another way', () => {
  const ROOT = join(import.meta.dirname, '..')
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  )
  const changing = files.filter((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    return /<Dialog\b/.test(source) && /\brun(?:Together)?\(/.test(source)
  })
  // A menu: each press in it is a step of its own, and closes it.
  expect(changing).toEqual(['dialogs/slot-menu.tsx'])
})
