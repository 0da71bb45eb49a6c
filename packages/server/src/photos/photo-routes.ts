import { Readable } from 'node:stream'
import { type FileAnswer, type FileQuery, fileQuerySchema, type UploadAnswer } from '@collagerie/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addressKey, USERS_BEHIND_ADDRESS } from '../http/address-key.ts'
import { CALLER_GONE, callerSignal } from '../http/caller-signal.ts'
import { ERRORS, HttpFailure } from '../http/errors.ts'
import { parsed } from '../http/parsed.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { sendPicture } from '../http/send-picture.ts'
import { type Session, sessionOf } from '../http/session.ts'
import type { OpenQuote } from '../quotes/quote-files.ts'
import type { Blobs } from '../storage/blobs.ts'
import { photoAddress } from './collage-photo.ts'
import { dataUrlPieces } from './data-url-pieces.ts'
import type { PhotoCopies } from './photo-copies.ts'
import type { PhotoService } from './photo-service.ts'
import { announcedBytes, type ReceivedUpload, receiveUpload } from './receive-upload.ts'
import type { UploadPermits } from './upload-permits.ts'

const UPLOAD_MINUTES = 60

const FILE_MESSAGES = { noFileAccess: 'No access to photo.', unusableImage: 'The photo could not be loaded.' } as const

interface PhotoParts {
  readonly photos: PhotoService
  readonly blobs: Blobs
  readonly openQuote: OpenQuote
  readonly copies: PhotoCopies
  readonly limits: RateLimits
  readonly permits: UploadPermits
  /** How many photos one user may send within an hour. */
  readonly uploadLimit: number
}

export function registerPhotoRoutes(
  app: FastifyInstance,
  { photos, blobs, openQuote, copies, limits, permits, uploadLimit }: PhotoParts,
): void {
  const uploads = limits.ofAll(
    { 'uploads of a user': uploadLimit, 'uploads of a network': uploadLimit * USERS_BEHIND_ADDRESS },
    UPLOAD_MINUTES,
  )

  /** A quote belongs to the shop and is for everybody; any other file has an owner. */
  async function openFile(session: Session, { t, x, resized }: FileQuery, signal: AbortSignal): Promise<Readable> {
    const asker = { userId: session.userId, signal }
    if (t === 'quotes') return resized ? copies.ofQuote(x, resized, asker) : (await openQuote(x)).stream
    if (resized) return copies.ofPhoto(await photos.find(session, x), resized, asker)
    return (await photos.bytesOf(await photos.find(session, x))).stream
  }

  async function keep(session: Session, upload: ReceivedUpload): Promise<UploadAnswer> {
    try {
      const id = await photos.keep(session, upload)
      return { id, src: photoAddress(id) }
    } finally {
      await upload.staged.discard()
    }
  }

  app.post('/api/upload', { config: { access: 'session' } }, async (request, reply): Promise<UploadAnswer> => {
    const session = sessionOf(request)
    await uploads.count({ 'uploads of a user': session.userId, 'uploads of a network': addressKey(request.ip) })
    const gone = callerSignal(reply)
    const leave = await permits.enter(session.userId, announcedBytes(request), gone).catch((cause: unknown) => {
      throw gone.aborted ? new HttpFailure('brokenUpload', { cause }) : cause
    })
    try {
      return await keep(session, await receiveUpload(request, blobs))
    } finally {
      leave()
    }
  })

  app.get<{ Params: { id: string } }>('/api/photo/:id', { config: { access: 'owner' } }, async (request, reply) => {
    const photo = await photos.find(sessionOf(request), request.params.id)
    return sendPicture(reply, photo.content_hash, () => photos.bytesOf(photo))
  })

  app.get('/api/file', { config: { access: 'owner' } }, async (request, reply) => {
    const query = parsed(fileQuerySchema, request.query)
    const gone = callerSignal(reply)
    try {
      return sendAnswer(reply, await openFile(sessionOf(request), query, gone))
    } catch (error) {
      // The caller has gone: this answer is only for the log.
      if (gone.aborted) return reply.code(CALLER_GONE).send()
      const code = error instanceof HttpFailure ? error.code : undefined
      if (code !== 'noFileAccess' && code !== 'unusableImage') throw error
      const answer: FileAnswer = { error: ERRORS[code].message, code, msg: FILE_MESSAGES[code], dataurl: '' }
      return reply.code(ERRORS[code].status).send(answer)
    }
  })
}

/** Sends the answer while the picture is read. */
function sendAnswer(reply: FastifyReply, jpeg: Readable): FastifyReply {
  async function* pieces(): AsyncGenerator<string> {
    yield '{"error":"","msg":"","dataurl":"'
    yield* dataUrlPieces(jpeg)
    yield '"}'
  }
  const answer = Readable.from(pieces())
  // A caller who leaves before the first piece would leave the file open.
  answer.once('close', () => jpeg.destroy())
  return reply.type('application/json; charset=utf-8').send(answer)
}
