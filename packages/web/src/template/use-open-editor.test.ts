// @vitest-environment happy-dom
import type { Choice } from '@collagerie/core/choice'
import { generatedTemplateOf, startChoice } from '@collagerie/core/choice'
import type { Template } from '@collagerie/core/template'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { discardDocument, openTemplate, useDocument } from '../document/document-store.ts'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { useOpenEditor } from './use-open-editor.ts'

/** The templates asked for, each answered by the test. */
const asked = vi.hoisted(() => [] as ((template: Template) => void)[])

vi.mock('../document/template-of.ts', () => ({
  templateOf: () => new Promise<Template>((resolve) => asked.push(resolve)),
}))

function started(design: string): { readonly choice: Choice; readonly template: Template } {
  const choice = startChoice(offeredTemplate(design))
  const template = choice && generatedTemplateOf(choice)
  if (!choice || !template) throw new Error(`${design} has no template.`)
  return { choice, template }
}

const slow = started('alleven')
const other = started('mosaic1')
const openId = () => useDocument.getState().page?.choice.templateId
const arrive = () => act(async () => asked.splice(0).forEach((answer) => answer(slow.template)))

beforeEach(() => {
  asked.splice(0)
  discardDocument()
  window.history.replaceState(null, '', '/templates')
})

it('opens the editor with the template once it has come', async () => {
  const { result } = renderHook(() => useOpenEditor(slow.choice))
  act(() => result.current.open())
  expect(result.current.state).toBe('opening')
  await arrive()
  expect(openId()).toBe('gen-alleven')
  expect(window.location.pathname).not.toBe('/templates')
})

it('changes nothing if the page has been left before the template came', async () => {
  const { result, unmount } = renderHook(() => useOpenEditor(slow.choice))
  act(() => result.current.open())
  unmount()
  openTemplate(other.choice, other.template)
  await arrive()
  expect(openId()).toBe('gen-mosaic1')
  expect(window.location.pathname).toBe('/templates')
})

it('changes nothing if the page shows another template by then, which can be opened', async () => {
  const { result, rerender } = renderHook(({ choice }) => useOpenEditor(choice), { initialProps: slow })
  act(() => result.current.open())
  rerender(other)
  expect(result.current.state).toBe('idle')
  await arrive()
  expect(openId()).toBeUndefined()
  act(() => result.current.open())
  expect(asked).toHaveLength(1)
})

it('changes nothing if the page was left and is shown again by then: that is another visit', async () => {
  const { result, rerender } = renderHook(({ choice }) => useOpenEditor(choice), { initialProps: slow })
  act(() => result.current.open())
  rerender(other)
  rerender(slow)
  await arrive()
  expect([openId(), result.current.state, window.location.pathname]).toEqual([undefined, 'idle', '/templates'])
  act(() => result.current.open())
  await arrive()
  expect(openId()).toBe('gen-alleven')
})
