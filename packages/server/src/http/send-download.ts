import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type ByteRange, readByteRange } from './byte-range.ts'

interface Download {
  /** What the browser saves it as. */
  readonly fileName: string
  readonly type: string
  readonly bytes: number
  /** Two files with the same one are the same. */
  readonly fingerprint: string
  /** Opens a part of it. */
  open(part: ByteRange): Promise<Readable>
}

const PARTIAL = 206
const NOT_MODIFIED = 304
const NO_SUCH_PART = 416

/** A large file, to be saved: a download that broke off goes on where it was, as long as the file is the same. */
export async function sendDownload(reply: FastifyReply, download: Download): Promise<FastifyReply> {
  const { fileName, type, bytes, fingerprint } = download
  const { headers } = reply.request
  const etag = `"${fingerprint}"`
  const held = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  const isHeld = held.includes(etag)
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const part = isSame ? readByteRange(headers.range, bytes) : undefined
  const sent = part === 'none' ? undefined : (part ?? { start: 0, end: bytes - 1 })
  // Opened first: a file that is gone is answered as a failure, which must not carry what is said of the file.
  const stream = isHeld || !sent ? undefined : await download.open(sent)
  reply.headers({
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': `attachment; filename="${fileName}"`,
    'accept-ranges': 'bytes',
    etag,
  })
  if (isHeld) return reply.code(NOT_MODIFIED).send()
  if (!sent) return reply.code(NO_SUCH_PART).header('content-range', `bytes */${bytes}`).send()
  if (part) reply.code(PARTIAL).header('content-range', `bytes ${sent.start}-${sent.end}/${bytes}`)
  reply.type(type).header('content-length', sent.end - sent.start + 1)
  return reply.send(stream)
}
