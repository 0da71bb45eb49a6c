import * as v from 'valibot'
import { ERROR_CODES } from './error-code.ts'

export const uploadAnswerSchema = v.object({ id: v.string(), src: v.string() })

export type UploadAnswer = v.InferOutput<typeof uploadAnswerSchema>

export const collagePhotoSchema = v.object({
  id: v.string(),
  src: v.string(),
  /** In stored pixels, before any turn. */
  orgWidth: v.number(),
  orgHeight: v.number(),
  webWidth: v.number(),
  webHeight: v.number(),
  type: v.string(),
  /** The id by which a file is requested. */
  unique: v.string(),
  suggestedRotation: v.number(),
  /** The file's own name, if it was sent. */
  name: v.optional(v.string(), ''),
  /** The other service's id; a file of the computer has none. */
  externalId: v.optional(v.string(), ''),
})

export type CollagePhoto = v.InferOutput<typeof collagePhotoSchema>

const MOST_PIXELS_A_SIDE = 4096

/** Such as `1024x768`: the box a picture must fit into. */
const boxSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/i),
  v.transform((text) => {
    const [width = 0, height = 0] = text.toLowerCase().split('x').map(Number)
    return { width, height }
  }),
  v.object({
    width: v.pipe(v.number(), v.maxValue(MOST_PIXELS_A_SIDE)),
    height: v.pipe(v.number(), v.maxValue(MOST_PIXELS_A_SIDE)),
  }),
)

export const fileQuerySchema = v.object({
  /** The photo's type; only quotes are stored elsewhere. */
  t: v.optional(v.string(), ''),
  x: v.pipe(v.string(), v.minLength(1)),
  resized: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      boxSchema,
    ]),
  ),
})

export type FileQuery = v.InferOutput<typeof fileQuerySchema>

export const fileAnswerSchema = v.object({
  error: v.string(),
  /** Only if there is an error. */
  code: v.optional(v.picklist(ERROR_CODES)),
  msg: v.string(),
  dataurl: v.string(),
})

export type FileAnswer = v.InferOutput<typeof fileAnswerSchema>
