import { MATERIALS } from '@collagerie/core/format'
import * as v from 'valibot'

/** Findings that prevent a print file. */
const PREFLIGHT_ERRORS = [
  'bad-collage',
  'no-template',
  'no-material',
  'no-content',
  'no-art',
  'no-font',
  'empty-slot',
  'missing-photo',
  'broken-photo',
  'bad-resolution',
  'too-large',
  'no-profile',
  'display-profile',
  'unfit-profile',
  'cancelled',
] as const

/** Findings that do not prevent printing. */
const PREFLIGHT_WARNINGS = [
  'low-quality',
  'enlarged',
  'double-photo',
  'unwritten-text',
  'cut-text',
  'unknown-face',
] as const

const findingEntries = {
  /** A number, a name or a sentence, depending on the code. */
  detail: v.string(),
  page: v.optional(v.number()),
  slot: v.optional(v.string()),
  photo: v.optional(v.string()),
}

// A page may be older than the server that made the report, and a report older than both.
const errorCodeSchema = v.fallback(v.picklist([...PREFLIGHT_ERRORS, 'unknown']), 'unknown')
const warningCodeSchema = v.fallback(v.picklist([...PREFLIGHT_WARNINGS, 'unknown']), 'unknown')

const slotReportSchema = v.object({
  page: v.number(),
  slot: v.string(),
  /** Empty if there is none. */
  photo: v.string(),
  /** The original's resolution in its slot; -1 if there is nothing to judge. */
  dpi: v.number(),
  quality: v.optional(v.picklist(['bad', 'average', 'sufficient', 'good', 'excellent'])),
  isEnlarged: v.boolean(),
  isDouble: v.boolean(),
  /** The share of the photo in wrap, bleed or fold, from 0 to 1. */
  inMargin: v.number(),
})

const fileReportSchema = v.object({ name: v.string(), widthPx: v.number(), heightPx: v.number(), dpi: v.number() })

/** The findings about a print before it is made, as far as a page shows them. */
export const preflightAnswerSchema = v.object({
  material: v.picklist(MATERIALS),
  dpi: v.number(),
  /** The profile of the press, by its file's name; empty for the default. */
  profile: v.string(),
  errors: v.pipe(v.array(v.object({ ...findingEntries, code: errorCodeSchema })), v.readonly()),
  warnings: v.pipe(v.array(v.object({ ...findingEntries, code: warningCodeSchema })), v.readonly()),
  slots: v.pipe(v.array(slotReportSchema), v.readonly()),
  files: v.pipe(v.array(fileReportSchema), v.readonly()),
})

export type PreflightAnswer = v.InferOutput<typeof preflightAnswerSchema>
