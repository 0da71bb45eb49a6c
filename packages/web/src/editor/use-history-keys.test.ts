// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changesMade, openChanged } from '../document/testing/changed-document.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { uncover, useEditorUi } from './editor-ui-store.ts'
import { useHistoryKeys } from './use-history-keys.ts'

const press = (key: string, shiftKey = false) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey }))

beforeEach(() => {
  openChanged()
  useTabState.setState({ editorState: 'normal' })
  uncover()
  renderHook(useHistoryKeys)
})

afterEach(cleanup)

it('Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo', () => {
  const after = (key: string, shiftKey?: boolean) => {
    press(key, shiftKey)
    return changesMade()
  }
  expect([after('z'), after('z'), after('Z', true), after('y')]).toEqual([2, 1, 2, 3])
})

it.each([
  ['the photos just added', { offered: ['-2'] }],
  ['the view of the piece', { opened: { kind: 'view' } }],
  ['the shortcuts', { opened: { kind: 'shortcuts' } }],
  ['the layouts', { opened: { kind: 'layouts' } }],
] as const)('nothing is undone under the dialog for %s', (_, open) => {
  useEditorUi.setState(open)
  press('z')
  expect(changesMade()).toBe(3)
  uncover()
  press('z')
  expect(changesMade()).toBe(2)
})

it.each([
  { panel: 'colours' },
  { opened: { kind: 'slot menu', slot: 'img1' } },
  { opened: { kind: 'tray menu', photo: '-2' } },
] as const)('%j leaves the sheet in sight, and the keys as they are', (open) => {
  useEditorUi.setState(open)
  press('z')
  expect(changesMade()).toBe(2)
})
