// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { takeLinkToken } from './link-token.ts'

const FIRST = 'a'.repeat(43)
const SECOND = `${'-_9Z'.repeat(10)}xyz`

it('the secret of a link leaves the address bar when it is taken, and the next link replaces it', () => {
  expect(takeLinkToken()).toBe('')
  window.history.replaceState(null, '', `/account/password?lang=de#${FIRST}`)
  expect(takeLinkToken()).toBe(FIRST)
  expect(window.location.href).toMatch(/\/account\/password\?lang=de$/)
  expect(takeLinkToken()).toBe(FIRST)
  window.location.hash = `#${SECOND}`
  expect(takeLinkToken()).toBe(SECOND)
  expect(window.location.hash).toBe('')
})

it('the address of the link past the header is no secret, and stays where it is', () => {
  window.history.replaceState(null, '', `/account/password#${FIRST}`)
  takeLinkToken()
  window.location.hash = '#content'
  expect(takeLinkToken()).toBe(FIRST)
  expect(window.location.hash).toBe('#content')
})
