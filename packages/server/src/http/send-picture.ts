import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { matchesEtag } from './matches-etag.ts'

/**
 * Private pictures are requested each time and answered with 304 if the browser has them: they are not sent again, and
 * nobody sees them after their owner has signed out.
 */
const ASK_EACH_TIME = 'private, no-cache'
/** A visitor's file, opened by itself, gets neither scripts nor the app's origin. */
const PICTURE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Sends a private JPEG. Its fingerprint tells whether it has changed, so it is opened only to be sent. */
export async function sendPicture(
  reply: FastifyReply,
  fingerprint: string,
  open: () => Promise<Buffer | { readonly bytes?: number; readonly stream: Readable }>,
): Promise<FastifyReply> {
  const etag = `"${fingerprint}"`
  const opened = matchesEtag(reply.request.headers, etag) ? undefined : await open()
  reply.headers({
    'cache-control': ASK_EACH_TIME,
    'content-security-policy': PICTURE_POLICY,
    etag,
    'x-content-type-options': 'nosniff',
  })
  if (opened === undefined) return reply.code(304).send()
  reply.type('image/jpeg')
  if (Buffer.isBuffer(opened)) return reply.send(opened)
  if (opened.bytes !== undefined) reply.header('content-length', opened.bytes)
  return reply.send(opened.stream)
}

export function sendPictureBytes(reply: FastifyReply, jpeg: Buffer): Promise<FastifyReply> {
  return sendPicture(reply, createHash('sha256').update(jpeg).digest('base64url'), async () => jpeg)
}
