// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { beginThemeList, useThemeList } from './use-theme-list.ts'

const size = { name: 'size', attributes: { id: '30x30', width: '30', height: '30' } }
const template = {
  id: 'gen-heart',
  source: 'gen:alleven',
  thumbWidth: '10',
  thumbHeight: '10',
  width: '30',
  height: '30',
}
const listNamed = (name: string) => {
  const list = {
    name: 'templates',
    children: [{ name: 'template', attributes: { ...template, name }, children: [size] }],
  }
  return Response.json({ list, digits: null })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('stays in the language that was come back to, whatever else was on its way', async () => {
  let dutchComes: (list: Response) => void = () => undefined
  const dutch = new Promise<Response>((resolve) => {
    dutchComes = resolve
  })
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('lang=nl')) return dutch
    return Promise.resolve(listNamed('Grille'))
  })
  const { result } = renderHook(() => useThemeList())
  await waitFor(() => expect(result.current.templates.map(({ name }) => name)).toEqual(['Grille']))
  const goneBy = beginThemeList('nl')
  const back = beginThemeList('fr')
  dutchComes(listNamed('Raster'))
  await Promise.all([goneBy, back])
  expect(result.current.templates.map(({ name }) => name)).toEqual(['Grille'])
})

it('takes a page in place of the list for a failure that can be tried again, and says what came', async () => {
  const page = new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } })
  vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(page).mockResolvedValue(listNamed('Mosaik')))
  globalThis.dataLayer = []
  const { result } = renderHook(() => useThemeList())
  await act(() => beginThemeList('de'))
  expect(result.current.failed).toBe(true)
  expect(globalThis.dataLayer).toEqual([
    { event: 'theme-list-failure', message: 'Error: The theme list came as text/html.' },
  ])
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.templates.map(({ name }) => name)).toEqual(['Mosaik']))
  expect(result.current.failed).toBe(false)
})
