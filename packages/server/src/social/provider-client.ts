import { Readable } from 'node:stream'
import { isJpeg, MOST_FILE_BYTES } from '@collagerie/core/photo'
import { socialErrorMessage } from '@collagerie/protocol'
import * as v from 'valibot'
import { HttpFailure } from '../http/errors.ts'
import { FEED_FIELDS, type Feed, readFeed } from './read-feed.ts'
import { type SocialProvider, withQuery } from './social-provider.ts'

const PATIENCE_MS = 30_000
const MOST_ANSWER_BYTES = 1_000_000
const UNAUTHORISED = 401
/** The length of a JPEG's signature. */
const SIGNATURE_BYTES = 3

const tokenSchema = v.object({ access_token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)) })
const userSchema = v.object({ username: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) })

/** Calls the service for the customer. Every error there becomes a failure with a sentence. */
export interface ProviderClient {
  exchange(code: string): Promise<string>
  username(token: string): Promise<string>
  firstPage(token: string): Promise<Feed>
  /** A further page; its address contains the token. */
  page(address: string, token: string): Promise<Feed>
  /** A photo's bytes: a JPEG, and not too large. */
  photo(address: string): Promise<Readable>
}

export function providerClient(provider: SocialProvider): ProviderClient {
  async function feedAt(address: string, token: string): Promise<Feed> {
    const feed = readFeed(await ask(address, token), provider.addresses())
    if (feed === undefined) throw new HttpFailure('socialUnreachable')
    return feed
  }

  return {
    exchange: async (code) => {
      const { clientId, clientSecret, redirectUrl } = provider
      const body = new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUrl,
        code,
      })
      const answer = await ask(provider.addresses().tokenUrl, clientSecret, { method: 'POST', body })
      return understood(tokenSchema, answer).access_token
    },
    username: async (token) => {
      const address = withQuery(provider.addresses().userUrl, { fields: 'id,username', access_token: token })
      return understood(userSchema, await ask(address, token)).username
    },
    firstPage: (token) =>
      feedAt(withQuery(provider.addresses().feedUrl, { fields: FEED_FIELDS, access_token: token }), token),
    page: feedAt,
    photo: async (address) => {
      const { response, chunks, leave } = await open(address)
      if (!response.ok) {
        leave()
        throw new HttpFailure(response.status === 404 ? 'noFileAccess' : 'socialUnreachable')
      }
      try {
        const first = await firstBytes(chunks)
        if (Number(response.headers.get('content-length') ?? 0) > MOST_FILE_BYTES) throw new HttpFailure('fileTooBig')
        if (!isJpeg(first)) throw new HttpFailure('notJpeg')
        return streamOf(first, chunks, leave)
      } catch (error) {
        leave()
        throw error instanceof HttpFailure ? error : new HttpFailure('socialUnreachable', { cause: error })
      }
    },
  }
}

/** A JSON answer. `secret` was sent along and must not appear in a sentence. */
async function ask(address: string, secret: string, init: RequestInit = {}): Promise<unknown> {
  const { response, chunks } = await open(address, init)
  const body = await readJson(chunks)
  const hasError = typeof body === 'object' && body !== null && 'error' in body
  if (response.ok && !hasError) return body
  const reason = socialErrorMessage(body, response)
  const isSignedOut = response.status === UNAUTHORISED
  if (reason.includes(secret)) throw new HttpFailure(isSignedOut ? 'socialSignInNeeded' : 'socialUnreachable')
  throw new HttpFailure(isSignedOut ? 'socialRefused' : 'socialFailed', { reason })
}

async function open(address: string, init: RequestInit = {}) {
  try {
    // Redirects are refused, since one could lead anywhere.
    const silence = new Silence()
    const options = { ...init, redirect: 'error', signal: silence.signal } as const
    const response = await fetch(address, { ...options, headers: { accept: 'application/json, image/jpeg' } })
    return { response, chunks: chunksOf(response, silence), leave: () => silence.leave() }
  } catch (error) {
    throw new HttpFailure('socialUnreachable', { cause: error })
  }
}

/** Fails if there is too much, whatever the header says. */
async function* chunksOf({ body }: Response, silence: Silence): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length
      if (bytes > MOST_FILE_BYTES) throw new HttpFailure('fileTooBig')
      // While our own caller reads slowly, the service is not to blame.
      silence.pause()
      yield chunk
      silence.begin()
    }
  } finally {
    silence.pause()
  }
}

/** As many bytes as identify the file, however small the pieces; fewer if there are no more. */
async function firstBytes(chunks: AsyncGenerator<Uint8Array, void, undefined>): Promise<Uint8Array> {
  let first: Uint8Array = new Uint8Array()
  while (first.length < SIGNATURE_BYTES) {
    const { done, value } = await chunks.next()
    if (done) return first
    first = Buffer.concat([first, value])
  }
  return first
}

/** Gives up on the service after a while of silence, however long the whole answer takes. */
class Silence {
  readonly #controller = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.begin()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  begin(): void {
    this.pause()
    this.#timer = setTimeout(() => this.#controller.abort(), PATIENCE_MS).unref()
  }

  pause(): void {
    clearTimeout(this.#timer)
  }

  /** Ends the connection, however much was read: a generator that was never started never reaches its `finally`. */
  leave(): void {
    this.pause()
    this.#controller.abort()
  }
}

/** Leaves the service as soon as nobody reads on, even if nobody has begun. */
function streamOf(first: Uint8Array, rest: AsyncGenerator<Uint8Array>, leave: () => void): Readable {
  const stream = new Readable({
    read: () => {
      rest.next().then(
        ({ done, value }) => stream.push(done ? null : value),
        (error: Error) => stream.destroy(error),
      )
    },
    destroy: (error, done) => {
      leave()
      done(error)
    },
  })
  stream.push(first)
  return stream
}

/** Undefined if it is not JSON or longer than any real answer. */
async function readJson(chunks: AsyncGenerator<Uint8Array>): Promise<unknown> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      parts.push(chunk)
      bytes += chunk.length
      if (bytes > MOST_ANSWER_BYTES) return undefined
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}

function understood<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, answer)
  if (!read.success) throw new HttpFailure('socialUnreachable')
  return read.output
}
