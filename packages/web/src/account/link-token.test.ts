// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { takeLinkToken } from './link-token.ts'

it('the secret of a link leaves the address bar when it is taken, and the next link replaces it', () => {
  expect(takeLinkToken()).toBe('')
  window.history.replaceState(null, '', '/account/password?lang=de#first-secret')
  expect(takeLinkToken()).toBe('first-secret')
  expect(window.location.href).toMatch(/\/account\/password\?lang=de$/)
  expect(takeLinkToken()).toBe('first-secret')
  window.location.hash = '#second-secret'
  expect(takeLinkToken()).toBe('second-secret')
  expect(window.location.hash).toBe('')
})
