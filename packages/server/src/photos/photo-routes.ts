import { Readable } from 'node:stream'
import { type FileAnswer, fileQuerySchema, type UploadAnswer } from '@collagerie/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { addressKey } from '../http/address-key.ts'
import { ERRORS, HttpFailure } from '../http/errors.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { sendPicture } from '../http/send-picture.ts'
import { type Session, sessionOf } from '../http/session.ts'
import type { OpenQuote } from '../quotes/quote-files.ts'
import type { Blobs } from '../storage/blobs.ts'
import { photoAddress } from './collage-photo.ts'
import { dataUrlPieces, resizedDataUrl } from './data-url.ts'
import type { PhotoService } from './photo-service.ts'
import { receiveUpload } from './receive-upload.ts'

const UPLOAD_MINUTES = 60
/** The camera's tag for a picture that needs no turn. */
const UPRIGHT = 1
const USERS_BEHIND_ADDRESS = 10

const FILE_MESSAGES = { noFileAccess: 'No access to photo.', unusableImage: 'The photo could not be loaded.' } as const

export function registerPhotoRoutes(
  app: FastifyInstance,
  photos: PhotoService,
  blobs: Blobs,
  openQuote: OpenQuote,
  { uploadLimit }: { readonly uploadLimit: number },
): void {
  const uploadsByUser = createRateLimit(uploadLimit, UPLOAD_MINUTES)
  const uploadsByAddress = createRateLimit(uploadLimit * USERS_BEHIND_ADDRESS, UPLOAD_MINUTES)

  /** A quote is the shop's own and everybody's; any other file has an owner. */
  async function openFile(session: Session, type: string, unique: string) {
    if (type === 'quotes') return { stream: await openQuote(unique), orientation: UPRIGHT }
    const photo = await photos.find(session, unique)
    const { stream } = await photos.bytesOf(photo)
    return { stream, orientation: photo.orientation }
  }

  app.post('/api/upload', { config: { access: 'session' } }, async (request): Promise<UploadAnswer> => {
    const session = sessionOf(request)
    uploadsByUser.count(session.userId)
    uploadsByAddress.count(addressKey(request.ip))
    const { staged, suggestedRotation, origin } = await receiveUpload(request, blobs)
    try {
      const id = await photos.keep(session, staged, suggestedRotation, origin)
      return { id, src: photoAddress(id) }
    } finally {
      await staged.discard()
    }
  })

  app.get<{ Params: { id: string } }>('/api/photo/:id', { config: { access: 'owner' } }, async (request, reply) => {
    const photo = await photos.find(sessionOf(request), request.params.id)
    return sendPicture(reply, photo.content_hash, () => photos.bytesOf(photo))
  })

  app.get('/api/file', { config: { access: 'owner' } }, async (request, reply) => {
    const query = v.safeParse(fileQuerySchema, request.query)
    if (!query.success) throw new HttpFailure('badRequest')
    const { t, x, resized } = query.output
    try {
      const { stream, orientation } = await openFile(sessionOf(request), t, x)
      if (resized === undefined) return sendWhole(reply, stream)
      const answer: FileAnswer = { error: '', msg: '', dataurl: await resizedDataUrl(stream, orientation, resized) }
      return answer
    } catch (error) {
      const code = error instanceof HttpFailure ? error.code : undefined
      if (code !== 'noFileAccess' && code !== 'unusableImage') throw error
      const answer: FileAnswer = { error: ERRORS[code].message, code, msg: FILE_MESSAGES[code], dataurl: '' }
      return reply.code(ERRORS[code].status).send(answer)
    }
  })
}

/** The same answer, written as it is read. */
function sendWhole(reply: FastifyReply, jpeg: Readable): FastifyReply {
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
