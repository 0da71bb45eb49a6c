import type { FastifyReply } from 'fastify'

/** What never changes the browser that asked may keep; it is nobody else's. */
const FOR_EVER = 'private, max-age=31536000, immutable'
/** Opened by itself, a file from a visitor gets neither scripts nor the app's origin. */
const PICTURE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** A JPEG that belongs to somebody. */
export function sendPicture(reply: FastifyReply, jpeg: Buffer, isFixed: boolean): FastifyReply {
  return reply
    .headers({
      'cache-control': isFixed ? FOR_EVER : 'private, no-cache',
      'content-security-policy': PICTURE_POLICY,
      'x-content-type-options': 'nosniff',
    })
    .type('image/jpeg')
    .send(jpeg)
}
