import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { type ContentEncoding, contentEncoding } from './content-encoding.ts'
import { matchesEtag } from './matches-etag.ts'

/** A text that is the same for everybody, made and compressed once. */
export interface PreparedText {
  readonly etag: string
  readonly bodies: Readonly<Record<ContentEncoding, Buffer>>
}

/** The best quality takes forty times as long to save a sixth of a theme list. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export async function prepareText(text: string): Promise<PreparedText> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, BROTLI), promisify(gzip)(identity)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`
  return { etag, bodies: { br, gzip: gzipped, identity } }
}

/** Sends the text in an encoding the caller accepts, or 304 if they have it. */
export function sendText(
  reply: FastifyReply,
  { etag, bodies }: PreparedText,
  type: string,
  cacheControl: string,
  /** The headers that decide, beside the address. */
  vary = 'accept-encoding',
): FastifyReply {
  const { headers } = reply.request
  reply.headers({ etag, 'cache-control': cacheControl, vary })
  if (matchesEtag(headers, etag)) return reply.code(304).send()
  const encoding = contentEncoding(headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(bodies[encoding])
}
