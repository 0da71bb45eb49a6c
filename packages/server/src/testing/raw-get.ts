import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export interface RawAnswer {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** GET as a browser sends it. `fetch` normalises paths, unpacks bodies and bypasses caches. */
export async function rawGet(origin: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(origin, { headers, path }, resolve).on('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}
