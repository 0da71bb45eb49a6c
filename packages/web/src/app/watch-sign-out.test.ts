// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { useTabState } from '../navigation/tab-state.ts'
import { watchSignOut } from './watch-sign-out.ts'

// As when the connection has dropped.
for (const late of ['forget-account', 'keep-drafts']) {
  vi.doMock(`../drafts/${late}.ts`, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
}

afterEach(() => vi.restoreAllMocks())

it('a page of an account that was signed out elsewhere is left, whatever code did not come', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/overview')
  useTabState.setState({ hasCollage: true })
  watchSignOut()
  window.localStorage.setItem('collagerie-account', 'out 1')
  window.dispatchEvent(new StorageEvent('storage', { key: 'collagerie-account' }))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})
