// @vitest-environment happy-dom
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startLanguage } from '../language/language-store.ts'
import { rememberFormat } from '../navigation/known-format.ts'
import { App } from './app.tsx'

beforeEach(async () => {
  vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('scrollTo', () => undefined)
  await startLanguage('fr')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['/choix', '[data-coming]', 'Chargement des modèles.'],
  ['/ontwerp/basic/gen-heart', '[data-frame=template] i', 'Chargement des modèles.'],
  ['/editer/1', '[data-frame=editor] i', 'Votre collage est en cours de chargement.'],
])('%s keeps the places of what is coming, and says what it is', async (path, places, words) => {
  window.history.replaceState(null, '', path)
  await act(async () => render(<App />))
  // Screens and their texts are loaded on first use.
  expect(await screen.findByText(words)).toBeTruthy()
  expect(document.querySelectorAll(places).length).toBeGreaterThan(4)
})

it.each([
  ['/editer/known', '0.75'],
  ['/editer/unknown', ''],
])('%s has the outline of a sheet only in its own proportions', async (path, ratio) => {
  rememberFormat({ width: 30, height: 40 }, 'known')
  window.history.replaceState(null, '', path)
  await act(async () => render(<App />))
  await screen.findByText('Votre collage est en cours de chargement.')
  const frame = document.querySelector<HTMLElement>('[data-frame=editor] .frame-body')
  expect(frame?.style.getPropertyValue('--sheet-ratio')).toBe(ratio)
})

it('the outline of a template has the columns the screen will have', async () => {
  const read = (name: string) => readFile(resolve(import.meta.dirname, '..', name), 'utf8')
  const columns = (css: string, rule: string) =>
    css
      .split(rule)
      .slice(1)
      .flatMap((part) => /^[^}]*grid-template-columns: ([^;]+);/.exec(part)?.[1] ?? [])
  const [frame, template] = await Promise.all([
    read('ui/frame/template.css'),
    read('template/template-screen.module.css'),
  ])
  const wanted = columns(template, '.screen {')
  expect(wanted).toHaveLength(2)
  expect(columns(frame, '[data-frame="template"] > .frame-body {')).toEqual(wanted)
})

it('the words of an editor on its way stand in the middle of its sheet, in every window', async () => {
  const frame = await readFile(resolve(import.meta.dirname, '../ui/frame/editor.css'), 'utf8')
  const rules = [...frame.matchAll(/([^{}]*)\{([^{}]*)\}/g)]
  const placing = rules.filter(
    ([, selectors = '', body = '']) =>
      selectors.includes('> :--sheet') && /(grid-area|place-self|margin-bottom):/.test(body),
  )
  expect(placing.length).toBeGreaterThan(2)
  for (const [, selectors = ''] of placing) expect(selectors).toContain('[data-frame="editor"] > .frame-body > output')
})

it('an outline reaches its own boxes alone, whichever screen the page began with', async () => {
  const folder = resolve(import.meta.dirname, '../ui/frame')
  const frame = (await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))).join(
    '',
  )
  const selectors = frame.match(/[^{}/;]*\[data-frame[^{]*(?=\{)/g)?.flatMap((list) => list.split(',')) ?? []
  expect(selectors.length).toBeGreaterThan(9)
  expect(selectors.filter((each) => !/^\s*\[data-frame="\w+"\] > \.frame-(body|bar)\b/.test(each))).toEqual([])
  expect(selectors.filter((each) => / i\b/.test(each) && !each.includes(' > .frame-body > i'))).toEqual([])
})
