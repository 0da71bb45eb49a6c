/** The formats of photo files. JPEG is always on; a shop may switch on others, which are converted to JPEG first. */
export const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]
export type ForeignFormat = Exclude<PhotoFormat, 'jpeg'>

const ENDINGS: Readonly<Record<PhotoFormat, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
  heic: ['.heic', '.heif'],
}

/** The format by a file's name, if it is an accepted one other than JPEG. */
export function foreignFormatOf(name: string, formats: readonly PhotoFormat[]): ForeignFormat | undefined {
  const format = formatNamed(name, formats)
  return format === 'jpeg' ? undefined : format
}

/** Whether a file is a photo of an accepted format by its name, before it is read. */
export function isNamedLikePhoto(name: string, formats: readonly PhotoFormat[]): boolean {
  return formatNamed(name, formats) !== undefined
}

function formatNamed(name: string, formats: readonly PhotoFormat[]): PhotoFormat | undefined {
  const low = name.toLowerCase()
  return formats.find((each) => ENDINGS[each].some((ending) => low.endsWith(ending)))
}

/** Extensions and types for a file dialog. */
export function acceptedFiles(formats: readonly PhotoFormat[]): string {
  return formats.flatMap((format) => [...ENDINGS[format], `image/${format}`]).join(',')
}

/** Extensions for a sentence: `.jpg, .png`. */
export function endingsOf(formats: readonly PhotoFormat[]): readonly string[] {
  return formats.flatMap((format) => ENDINGS[format].slice(0, 1))
}
