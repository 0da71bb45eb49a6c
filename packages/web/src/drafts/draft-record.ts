import { LONGEST_ID } from '@collagerie/core/collage'
import { SALIENCY_SIDE } from '@collagerie/core/photo'
import * as v from 'valibot'

/** Raised when older readers would misunderstand a draft; drafts of other versions are left alone. */
const DRAFT_VERSION = 1

export const LONGEST_NAME = 1000

export const draftIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_ID))
const lengthSchema = v.pipe(v.number(), v.finite(), v.gtValue(0))

const shareSchema = v.pipe(v.number(), v.minValue(-0.01), v.maxValue(1.01))
const toneSchema = v.pipe(v.number(), v.minValue(-255), v.maxValue(255))
const MOST_FACES = 200

/** Checked in one pass: a draft of many photos has tens of thousands of these and is written often. */
function isSaliency(value: unknown): boolean {
  return Array.isArray(value) && value.length === SALIENCY_SIDE ** 2 && value.every(isByte)
}

/** A comparison alone would accept values that convert to a number, such as null. */
function isByte(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 255
}

/** What a photo shows: analysing it again costs more than storing it. */
const contentSchema = v.object({
  faces: v.pipe(
    v.array(v.object({ x: shareSchema, y: shareSchema, width: shareSchema, height: shareSchema })),
    v.maxLength(MOST_FACES),
  ),
  saliency: v.custom<number[]>(isSaliency),
  sharpness: shareSchema,
  exposure: shareSchema,
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  tone: v.tuple([toneSchema, toneSchema, toneSchema]),
})

/** What is stored of a photo beside its bytes; for a photo on the server, this is all. */
export const draftPhotoSchema = v.object({
  id: draftIdSchema,
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  photoType: v.picklist(['computer', 'quotes', 'instagram', 'other']),
  serverId: v.optional(draftIdSchema),
  uniqueFileId: v.optional(v.string()),
  /** Missing if the server's photo had not been read yet. */
  facts: v.optional(v.object({ width: lengthSchema, height: lengthSchema, rotation: v.picklist([0, 90, 180, 270]) })),
  /** Missing if the photo was not analysed; unreadable content is analysed again. */
  content: v.optional(v.fallback(v.optional(contentSchema), undefined)),
  /** Whether it is among the customer's photos; a photo from another template's slot may not be. */
  isOffered: v.boolean(),
})

export type DraftPhoto = v.InferOutput<typeof draftPhotoSchema>

const draftSchema = v.object({
  version: v.literal(DRAFT_VERSION),
  draftId: draftIdSchema,
  /** The document as the account would get it, with photos under this draft's ids. */
  xml: v.string(),
  savedId: v.optional(draftIdSchema),
  /** Whether a customer was signed in while working on it. */
  isOfAccount: v.optional(v.boolean()),
  /** Whether it has changes the account lacks. */
  isUnsaved: v.boolean(),
  /** The index of the shown page, if not the first. */
  shownPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  templateId: v.string(),
  /** The customer's title; missing in drafts of earlier versions. */
  title: v.optional(v.string()),
  /** Missing if there is one page. */
  pages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  format: v.object({ width: lengthSchema, height: lengthSchema }),
  updatedAt: v.pipe(v.number(), v.finite()),
  /** Whether the kept picture shows the draft as it is: it is painted a while after a change. */
  isPictured: v.optional(v.boolean()),
  /** When the customer deleted it; the deletion can be undone until the draft is swept away. */
  discardedAt: v.optional(v.number()),
  photos: v.array(draftPhotoSchema),
})

export type Draft = v.InferOutput<typeof draftSchema>

/** The database is trusted as little as a file: other versions and broken records count as no draft. */
export function parseDraft(record: unknown): Draft | undefined {
  const parsed = v.safeParse(draftSchema, record)
  return parsed.success ? parsed.output : undefined
}

/** Has the form in which it will be read, so that two drafts can be compared. */
export function newDraft(facts: Omit<Draft, 'version'>): Draft {
  return v.parse(draftSchema, { version: DRAFT_VERSION, ...facts })
}
