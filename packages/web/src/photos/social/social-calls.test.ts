import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { ERROR_CODES } from '@collagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPhoto } from './social-calls.ts'

describe('fetchPhoto', () => {
  let server: Server
  let url = ''

  beforeAll(async () => {
    // Every code comes with the same status: only the code counts.
    server = createServer((request, response) => {
      const code = request.url?.slice(1)
      response.writeHead(418, { 'content-type': 'application/json' }).end(JSON.stringify({ error: 'x', code }))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${Object(server.address()).port}`
  })

  afterAll(() => server.close())

  it('says by the code of the refusal what is wrong with a photo', async () => {
    const reasons: Record<string, string[]> = {}
    for (const code of ERROR_CODES) {
      const failure: unknown = await fetchPhoto(`${url}/${code}`, new AbortController().signal).catch((error) => error)
      const { error: reason } = Object(failure)
      reasons[reason] = [...(reasons[reason] ?? []), code]
    }
    expect(reasons).toMatchObject({
      ERROR_NO_FILE_ACCESS: ['socialSignInNeeded', 'socialRefused', 'notFound', 'noFileAccess'],
      ERROR_FILE_TO_BIG: ['fileTooBig'],
      ERROR_NO_JPG_IMAGE: ['notJpeg'],
    })
    expect(Object.keys(reasons)).toHaveLength(4)
  })
})
