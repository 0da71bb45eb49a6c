import { describe, expect, it } from 'vitest'
import { startTestServer } from '../../packages/server/src/testing/start-test-server.ts'
import { CALLS } from '../../packages/web/calls.mjs'

describe('the pages in development', () => {
  it('hand every call on to the server', async () => {
    const server = await startTestServer()
    const calls = server.routes.map(({ url }) => url).filter((url) => url !== '/*' && url !== '*')
    await server.stop()
    expect(calls.length).toBeGreaterThan(20)
    expect(calls.filter((url) => !CALLS.some((path) => url.startsWith(path)))).toEqual([])
  })
})
