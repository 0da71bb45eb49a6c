// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
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
  return JSON.stringify({ list, digits: null })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('stays in the language that was come back to, whatever else was on its way', async () => {
  let dutchComes: (list: Response) => void = () => undefined
  const dutch = new Promise<Response>((settle) => {
    dutchComes = settle
  })
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('lang=nl')) return dutch
    return Promise.resolve(new Response(listNamed('Grille')))
  })
  const { result } = renderHook(() => useThemeList())
  await waitFor(() => expect(result.current.templates.map(({ name }) => name)).toEqual(['Grille']))
  const goneBy = beginThemeList('nl')
  const back = beginThemeList('fr')
  dutchComes(new Response(listNamed('Raster')))
  await Promise.all([goneBy, back])
  expect(result.current.templates.map(({ name }) => name)).toEqual(['Grille'])
})
