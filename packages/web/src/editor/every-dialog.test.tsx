// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changesMade, openChanged } from '../document/testing/changed-document.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { Dialog } from '../ui/dialog.tsx'
import { hasDialog } from '../ui/open-dialogs.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useHistoryKeys } from './use-history-keys.ts'

const ROOT = join(import.meta.dirname, '..')
const parts = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file))

const dialog = (isOpen: boolean, onClose = () => undefined as void) => (
  <Dialog title="Any" closeLabel="Close" isOpen={isOpen} onClose={onClose}>
    Any
  </Dialog>
)

const undo = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))

beforeEach(() => {
  openChanged()
  useTabState.setState({ editorState: 'normal' })
  window.history.replaceState(null, '', '/edit')
})

afterEach(cleanup)

it('every dialog is the one that is counted', () => {
  const kits = parts.filter((file) =>
    /react-aria-components\/(?:Dialog|Modal)'/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  // The panel opens beside the sheet and leaves it in sight.
  expect(kits.toSorted()).toEqual(['editor/panel/panel-popover.tsx', 'ui/dialog.tsx'])
})

it('nothing is undone under a dialog, whichever it is', () => {
  renderHook(useHistoryKeys)
  const { rerender } = render(dialog(true))
  undo()
  expect(changesMade()).toBe(3)
  rerender(dialog(false))
  undo()
  expect(changesMade()).toBe(2)
})

it('Back closes a dialog of which the editor knows nothing else', async () => {
  const closed = vi.fn<() => void>()
  renderHook(useBackCloses)
  const { unmount } = render(dialog(true, closed))
  await waitFor(() => expect(window.history.state).toBe('editor dialog'))
  window.history.replaceState(null, '', '/edit')
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect([closed.mock.calls.length, hasDialog()]).toEqual([1, false])
  unmount()
})
