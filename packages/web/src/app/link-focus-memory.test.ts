// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { LinkFocusMemory } from './link-focus-memory.ts'

function list() {
  document.body.innerHTML = '<a href="/one">One</a><a href="/two">Two</a>'
  window.history.replaceState(null, '', '/list')
  const links = [...document.querySelectorAll('a')]
  // Acts like the router, which handles every step itself.
  for (const link of links) link.addEventListener('click', (event) => event.preventDefault())
  return links
}

function press(link: Element | undefined, detail: number): void {
  link?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
}

function goTo(path: string): void {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new Event('pushState'))
}

describe('the way back', () => {
  const way = new LinkFocusMemory()
  afterEach(() => (document.body.innerHTML = ''))

  it('leads to the link a key was pressed on, and to none where the screen was reached anew', () => {
    const [, two] = list()
    press(two, 0)
    goTo('/two')
    expect(way.linkIn(document.body)).toBeUndefined()
    window.history.replaceState(null, '', '/list')
    expect(way.linkIn(document.body)).toBe(two)
    goTo('/list')
    expect(way.linkIn(document.body)).toBeUndefined()
  })

  it('leads nowhere after a click, which needs no focus', () => {
    const [one, two] = list()
    press(one, 0)
    press(two, 1)
    goTo('/two')
    window.history.replaceState(null, '', '/list')
    expect(way.linkIn(document.body)).toBeUndefined()
  })
})
