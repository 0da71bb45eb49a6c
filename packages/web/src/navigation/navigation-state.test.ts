import { describe, expect, it } from 'vitest'
import { first as english } from '../language/messages/en/first.ts'
import {
  type NavigationState,
  navigationStateOf,
  PAGE_OF_STATE,
  quitOutcome,
  stepOf,
  TITLE_OF_STATE,
} from './navigation-state.ts'

const title = (state: NavigationState) => {
  const key = TITLE_OF_STATE[state]
  return key ? english.route[key] : ''
}

describe('navigation states', () => {
  it('follow the kind of route, and inside the editor what it is doing', () => {
    expect(navigationStateOf('template list', 'normal')).toBe('template list')
    expect(navigationStateOf('template', 'normal')).toBe('template')
    expect(navigationStateOf('editor', 'file')).toBe('file')
    expect(navigationStateOf('editor error', 'normal')).toBe('error')
    for (const kind of ['finished', 'overview', 'checkout'] as const)
      expect(navigationStateOf(kind, 'normal')).toBeUndefined()
    expect(navigationStateOf(undefined, 'normal')).toBeUndefined()
  })

  it.each([
    ['template list', 'choose design'],
    ['template', 'choose design'],
    ['editor loading', ''],
    ['normal', 'fill collage'],
    ['edit', 'edit photo'],
    ['title edit', 'fill collage'],
    ['file', 'choose photo'],
    ['save', 'fill collage'],
    ['order', 'fill collage'],
    ['want to quit', 'fill collage'],
    ['login for collage', 'fill collage'],
    ['error', 'error occurred'],
  ] as const)('give %s the title %j', (state, expected) => {
    expect(title(state)).toBe(expected)
  })

  it('name the page views of the editor', () => {
    expect(Object.values(PAGE_OF_STATE)).toEqual([
      '/edit/normal',
      '/edit/edit',
      '/edit/file',
      '/edit/want_to_quit',
      '/edit/order',
      '/edit/save',
      '/edit/error',
    ])
  })

  it('belong to one of three steps', () => {
    expect(stepOf('template list')).toBe(1)
    expect(stepOf('template')).toBe(2)
    expect(stepOf('editor loading')).toBe(3)
    expect(stepOf('title edit')).toBe(3)
  })
})

describe('quitting', () => {
  it.each(['template list', 'template', 'error'] as const)('leaves from %s', (state) => {
    expect(quitOutcome(state, false)).toBe('leave')
  })

  it.each(['order', 'save', 'want to quit', 'file', 'edit', 'title edit'] as const)(
    'returns from %s to normal',
    (state) => {
      expect(quitOutcome(state, false)).toBe('normal')
    },
  )

  it.each(['normal', 'editor loading', 'login for collage'] as const)('asks first in %s', (state) => {
    expect(quitOutcome(state, false)).toBe('want to quit')
  })

  it('does nothing while saving', () => {
    expect(quitOutcome('normal', true)).toBe('nothing')
    expect(quitOutcome('template list', true)).toBe('nothing')
  })
})
