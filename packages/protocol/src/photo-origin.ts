import * as v from 'valibot'

/** Long enough to distinguish two photos; tiles show fifteen letters of it. */
export const LONGEST_PHOTO_NAME = 100
const LONGEST_EXTERNAL_ID = 200

/** Where a customer's own photos come from. Quotes are the shop's. */
const PHOTO_SOURCES = ['computer', 'instagram', 'other'] as const

/** A file's name without its folder: one line of text that can be shown and stored. */
export function cleanPhotoName(text: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/^.*[\\/]/gsu, '')
    // Invisible characters, and those that reverse the text around them, are no part of a name.
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return Array.from(name).slice(0, LONGEST_PHOTO_NAME).join('')
}

/** A photo's identity beside its bytes. An uploader may leave it out; invalid values count as missing. */
export const photoOriginSchema = v.object({
  name: v.pipe(v.fallback(v.string(), ''), v.transform(cleanPhotoName)),
  source: v.fallback(v.picklist(PHOTO_SOURCES), 'computer'),
  /** The other service's id, after the service's name; empty for a file. */
  externalId: v.fallback(v.pipe(v.string(), v.regex(/^[^\p{C}]*$/u), v.maxLength(LONGEST_EXTERNAL_ID)), ''),
})

export type PhotoOrigin = v.InferOutput<typeof photoOriginSchema>
