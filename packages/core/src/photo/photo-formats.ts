/** What a photo's file can be. JPEG always is; a shop switches on the others, which become JPEG before anything else. */
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

/** What a file calls itself, where it is another kind than JPEG that is switched on. */
export function foreignFormatOf(name: string, formats: readonly PhotoFormat[]): ForeignFormat | undefined {
  const low = name.toLowerCase()
  const format = formats.find((each) => ENDINGS[each].some((ending) => low.endsWith(ending)))
  return format === 'jpeg' ? undefined : format
}

/** For a file dialog: endings and types. */
export function acceptedFiles(formats: readonly PhotoFormat[]): string {
  return formats.flatMap((format) => [...ENDINGS[format], `image/${format}`]).join(',')
}

/** As a sentence names them: `.jpg, .png`. */
export function endingsOf(formats: readonly PhotoFormat[]): readonly string[] {
  return formats.flatMap((format) => ENDINGS[format].slice(0, 1))
}
