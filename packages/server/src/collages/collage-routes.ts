import { type LoadAnswer, loadRequestSchema, type SaveAnswer, saveRequestSchema } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { callFields, PACKED } from '../http/call-fields.ts'
import { HttpFailure } from '../http/errors.ts'
import { parseBoundedJson } from '../http/parse-bounded-json.ts'
import { parsed } from '../http/parsed.ts'
import { sessionOf } from '../http/session.ts'
import type { CollageService } from './collage-service.ts'

/**
 * The largest collage as a form sends it. Signs take three bytes there; letters, which make up most of the markup and
 * nearly all of the picture, take one.
 */
const SAVE_LIMIT_BYTES = 8_388_608

export function registerCollageRoutes(app: FastifyInstance, collages: CollageService): void {
  app.post(
    '/api/save',
    { config: { access: 'owner' }, bodyLimit: SAVE_LIMIT_BYTES },
    async (request): Promise<SaveAnswer> => {
      const fields = v.safeParse(saveRequestSchema, await unwrapped(await callFields(request)))
      if (!fields.success) {
        const field = v.getDotPath(fields.issues[0]) ?? 'the request'
        throw new HttpFailure('saveRefused', { reason: `${field} is missing or wrong` })
      }
      return { collageid: await collages.save(sessionOf(request), fields.output) }
    },
  )

  app.post('/api/load', { config: { access: 'owner' } }, async (request): Promise<LoadAnswer> => {
    const { collageid } = parsed(loadRequestSchema, await callFields(request))
    return collages.load(sessionOf(request), collageid)
  })

  app.get<{ Params: { id: string } }>('/api/collagePhoto/collageid/:id', { config: { access: 'owner' } }, (request) =>
    collages.photosOf(sessionOf(request), request.params.id),
  )
}

/** The fields may also come as JSON, packed into one field. */
async function unwrapped({
  [PACKED]: upload,
  ...fields
}: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
  if (upload === undefined) return fields
  const inner = typeof upload === 'string' ? await parseBoundedJson(upload).catch(refuseUpload) : upload
  if (typeof inner !== 'object' || inner === null) return refuseUpload()
  return { ...fields, ...inner }
}

function refuseUpload(cause?: unknown): never {
  throw new HttpFailure('saveRefused', { reason: 'upload is not valid JSON', cause })
}
