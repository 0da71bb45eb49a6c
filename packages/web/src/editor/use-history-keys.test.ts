// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTabState } from '../navigation/tab-state.ts'
import { uncover, useEditorUi } from './editor-ui-store.ts'
import { useHistoryKeys } from './use-history-keys.ts'

const steps = vi.hoisted(() => [] as string[])

vi.mock('../document/document-store.ts', () => ({
  undoLast: () => steps.push('undo'),
  redoLast: () => steps.push('redo'),
}))

const press = (key: string, shiftKey = false) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey }))

beforeEach(() => {
  steps.splice(0)
  useTabState.setState({ editorState: 'normal' })
  uncover()
  renderHook(useHistoryKeys)
})

afterEach(cleanup)

it('Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo', () => {
  press('z')
  press('Z', true)
  press('y')
  expect(steps).toEqual(['undo', 'redo', 'redo'])
})

it.each([
  ['the photos just added', { offered: ['-2'] }],
  ['the view of the piece', { opened: { kind: 'view' } }],
  ['the shortcuts', { opened: { kind: 'shortcuts' } }],
  ['the layouts', { opened: { kind: 'layouts' } }],
] as const)('nothing is undone under the dialog for %s', (_, open) => {
  useEditorUi.setState(open)
  press('z')
  expect(steps).toEqual([])
  uncover()
  press('z')
  expect(steps).toEqual(['undo'])
})

it.each([
  { panel: 'colours' },
  { opened: { kind: 'slot menu', slot: 'img1' } },
  { opened: { kind: 'tray menu', photo: '-2' } },
] as const)('%j leaves the sheet in sight, and the keys as they are', (open) => {
  useEditorUi.setState(open)
  press('z')
  expect(steps).toEqual(['undo'])
})
