import { LANGUAGES } from '@collagerie/core/catalogue'
import * as v from 'valibot'
import { languageSchema } from './language.ts'

const LONGEST_QUOTE_ID = 64
const MOST_PIXELS_A_SIDE = 10_000

const idSchema = v.pipe(v.string(), v.maxLength(LONGEST_QUOTE_ID), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
const pixelsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PIXELS_A_SIDE))

const formatSchema = v.object({
  src: v.pipe(v.string(), v.regex(/^\/webassets\/quotes\/(?:[\w-]+\/)*[\w-]+\.jpg$/)),
  width: pixelsSchema,
  height: pixelsSchema,
})

/** A drawn quote that is placed into a slot like a photo. */
export const quoteItemSchema = v.object({
  id: idSchema,
  type: v.literal('quotes'),
  /** The id by which a file is requested. */
  unique: idSchema,
  webformat: formatSchema,
  /** For print. */
  fullformat: formatSchema,
  /** The words in the picture, for screen readers. */
  text: v.pipe(v.string(), v.nonEmpty()),
})

export type QuoteItem = v.InferOutput<typeof quoteItemSchema>

export const quoteListSchema = v.array(quoteItemSchema)

/** As it stands in the content folder. */
export const storedQuoteSchema = v.object({ ...quoteItemSchema.entries, lang: v.picklist(LANGUAGES) })

export type StoredQuote = v.InferOutput<typeof storedQuoteSchema>

export const quoteListQuerySchema = v.object({ lang: languageSchema })
