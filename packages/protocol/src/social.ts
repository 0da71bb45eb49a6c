import * as v from 'valibot'

/** A login code is longer than this; anything shorter is another message. */
export const SHORTEST_CODE = 20
const LONGEST_CODE = 2000
const LONGEST_REASON = 300

/** The message that the pop-up sends. */
export const socialCodeSchema = v.pipe(
  v.string(),
  v.check((text) => text.length > SHORTEST_CODE, 'too short'),
  v.maxLength(LONGEST_CODE),
)

export const socialCodeRequestSchema = v.object({ code: socialCodeSchema })

/** The photo service the shop offers, if any, and who is signed in to it. */
export const socialAnswerSchema = v.object({
  service: v.nullable(
    v.object({
      name: v.string(),
      /** Where the pop-up ends; a code is accepted only from its origin. */
      redirectUrl: v.string(),
      username: v.nullable(v.string()),
    }),
  ),
})

export type SocialAnswer = v.InferOutput<typeof socialAnswerSchema>
export type SocialService = NonNullable<SocialAnswer['service']>

export const socialUserSchema = v.object({ username: v.string() })

export type SocialUser = v.InferOutput<typeof socialUserSchema>

const mediaIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))

/** A photo of the service, as this server hands it out. */
const socialPhotoSchema = v.object({
  id: mediaIdSchema,
  media_url: v.string(),
  thumbnail_url: v.string(),
})

export type SocialPhoto = v.InferOutput<typeof socialPhotoSchema>

export const socialMediaSchema = v.object({
  photos: v.array(socialPhotoSchema),
  /** The cursor of the next page; null on the last. */
  next: v.nullable(v.string()),
})

export type SocialMedia = v.InferOutput<typeof socialMediaSchema>

export const socialMediaQuerySchema = v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(100))) })

const errorSchema = v.object({
  error: v.union([
    v.pipe(v.string(), v.nonEmpty()),
    v.pipe(
      v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
      v.transform(({ message }) => message),
    ),
  ]),
})

/** If nothing more is known. */
export const SOCIAL_ERROR = 'Server error'

/** The answer's own words for the failure. */
function socialErrorWords(body: unknown): string | undefined {
  const parsed = v.safeParse(errorSchema, body)
  return parsed.success ? parsed.output.error.slice(0, LONGEST_REASON) : undefined
}

/** The failure: the answer's own words, or else its status, or else a plain sentence. */
export function socialErrorMessage(body: unknown, answer?: { readonly status: number; readonly statusText: string }) {
  const words = socialErrorWords(body)
  if (words !== undefined) return words
  return answer ? `${answer.status} - ${answer.statusText}` : SOCIAL_ERROR
}
