import type { TextCharacters } from '@collagerie/core/text'
import {
  type CollageAnswer,
  type CollageListAnswer,
  type DeleteAnswer,
  duplicateRequestSchema,
  pageQuerySchema,
  renameRequestSchema,
  type VersionListAnswer,
} from '@collagerie/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { callFields } from '../http/call-fields.ts'
import { HttpFailure } from '../http/errors.ts'
import { parsed } from '../http/parsed.ts'
import { OWNER } from '../http/route-access.ts'
import { sendPictureBytes } from '../http/send-picture.ts'
import { sessionOf } from '../http/session.ts'
import type { OverviewService } from './overview-service.ts'
import type { VersionHistory } from './version-history.ts'

interface OneCollage {
  Params: { id: string }
}

interface OneVersion {
  Params: { id: string; version: string }
}

export function registerOverviewRoutes(
  app: FastifyInstance,
  overview: OverviewService,
  history: VersionHistory,
  characters: TextCharacters,
): void {
  app.get('/api/collages', { config: { access: 'session' } }, async (request): Promise<CollageListAnswer> => {
    const { after } = parsed(pageQuerySchema, request.query)
    return overview.list(sessionOf(request), after)
  })

  app.get<OneCollage & { Querystring: { version?: unknown } }>(
    '/api/collages/:id/picture',
    OWNER,
    async (request, reply) => {
      const { version } = request.query
      const asked = version === undefined ? undefined : versionNumber(version)
      const jpeg = await overview.picture(sessionOf(request), request.params.id, asked)
      return sendPictureBytes(reply, jpeg)
    },
  )

  app.post<OneCollage>('/api/collages/:id/rename', OWNER, async (request): Promise<CollageAnswer> => {
    const { name } = await nameIn(request, renameRequestSchema(characters))
    return { collage: await overview.rename(sessionOf(request), request.params.id, name) }
  })

  app.post<OneCollage>('/api/collages/:id/duplicate', OWNER, async (request): Promise<CollageAnswer> => {
    const { name } = await nameIn(request, duplicateRequestSchema(characters))
    return { collage: await overview.duplicate(sessionOf(request), request.params.id, name) }
  })

  app.post<OneCollage>('/api/collages/:id/delete', OWNER, async (request): Promise<DeleteAnswer> => {
    await overview.remove(sessionOf(request), request.params.id)
    return { deleted: true }
  })

  app.post<OneCollage>('/api/collages/:id/restore', OWNER, async (request): Promise<CollageAnswer> => {
    return { collage: await overview.undelete(sessionOf(request), request.params.id) }
  })

  app.get<OneCollage>('/api/collages/:id/versions', OWNER, (request): Promise<VersionListAnswer> => {
    return history.list(sessionOf(request), request.params.id)
  })

  app.post<OneVersion>(
    '/api/collages/:id/versions/:version/restore',
    OWNER,
    async (request): Promise<CollageAnswer> => {
      const { id, version } = request.params
      return { collage: await history.restore(sessionOf(request), id, versionNumber(version)) }
    },
  )
}

/** A text that is not a number matches no version. */
function versionNumber(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

async function nameIn<Schema extends v.GenericSchema<unknown, { name?: string | undefined }>>(
  request: FastifyRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const fields = v.safeParse(schema, await callFields(request))
  if (!fields.success) throw new HttpFailure('badName', { reason: fields.issues[0].message })
  return fields.output
}
