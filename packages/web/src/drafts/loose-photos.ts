import * as v from 'valibot'
import { draftIdSchema, draftPhotoSchema } from './draft-record.ts'

/** Photos added before there is a collage, stored under the id of its future draft, which then takes their place. */
const loosePhotosSchema = v.object({
  version: v.literal(1),
  kind: v.literal('photos'),
  draftId: draftIdSchema,
  /** Whether a customer was signed in when they were added. */
  isOfAccount: v.optional(v.boolean()),
  updatedAt: v.pipe(v.number(), v.finite()),
  photos: v.array(draftPhotoSchema),
})

export type LoosePhotos = v.InferOutput<typeof loosePhotosSchema>

export function parseLoosePhotos(record: unknown): LoosePhotos | undefined {
  const parsed = v.safeParse(loosePhotosSchema, record)
  return parsed.success ? parsed.output : undefined
}

export function newLoosePhotos(facts: Omit<LoosePhotos, 'version' | 'kind'>): LoosePhotos {
  return { version: 1, kind: 'photos', ...facts }
}
