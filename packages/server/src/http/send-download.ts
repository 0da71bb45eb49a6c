import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type ByteRange, readByteRange } from './byte-range.ts'
import { matchesEtag } from './matches-etag.ts'

interface Download {
  /** The name under which the browser saves it. */
  readonly fileName: string
  readonly type: string
  readonly bytes: number
  /** Equal for equal files. */
  readonly fingerprint: string
  /** Opens a part of it. */
  open(part: ByteRange): Promise<Readable>
}

const PARTIAL = 206
const NOT_MODIFIED = 304
const NO_SUCH_PART = 416

/** Sends a large file to save. An interrupted download resumes as long as the file is the same. */
export async function sendDownload(reply: FastifyReply, download: Download): Promise<FastifyReply> {
  const { fileName, type, bytes, fingerprint } = download
  const { headers } = reply.request
  const etag = `"${fingerprint}"`
  const isUnchanged = matchesEtag(headers, etag)
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const part = isSame ? readByteRange(headers.range, bytes) : undefined
  const sent = part === 'none' ? undefined : (part ?? { start: 0, end: bytes - 1 })
  // Opened first: a missing file is answered as a failure, which must not carry the file's headers.
  const stream = isUnchanged || !sent ? undefined : await download.open(sent)
  reply.headers({
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': `attachment; filename="${fileName}"`,
    'accept-ranges': 'bytes',
    etag,
  })
  if (isUnchanged) return reply.code(NOT_MODIFIED).send()
  if (!sent) return reply.code(NO_SUCH_PART).header('content-range', `bytes */${bytes}`).send()
  if (part) reply.code(PARTIAL).header('content-range', `bytes ${sent.start}-${sent.end}/${bytes}`)
  reply.type(type).header('content-length', sent.end - sent.start + 1)
  return reply.send(stream)
}
