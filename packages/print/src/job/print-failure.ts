/** Sentences for the people at the press. `{}` is replaced by a detail. */
const SENTENCES = {
  'bad-collage': 'The collage cannot be read: {}.',
  'no-template': 'The template {} is no longer in the catalogue in this size.',
  'no-material': 'The collage does not come on {} in this size.',
  'no-content': 'The content folder lacks {}.',
  'no-art': 'The art {} of the template is missing or cannot be read.',
  'no-font': 'The font file {} is missing or broken.',
  'empty-slot': 'The slot has no photo.',
  'missing-photo': 'The original of the photo is missing.',
  'broken-photo': 'The original of the photo is broken: {}.',
  'bad-resolution': 'A resolution of {} dpi cannot be printed; it must lie between 30 and 2400.',
  'too-large': 'The sheet would be {} pixels long; a JPEG ends at 65,500. Print it at a lower resolution.',
  'no-profile': 'The profile {} cannot be read as an ICC profile.',
  'display-profile': 'The profile {} describes a screen, not a press, and cannot be what a sheet is printed to.',
  'unfit-profile': 'The profile {} is for neither CMYK nor RGB presses.',
  cancelled: 'Printing was stopped.',
} as const

export type PrintFailureCode = keyof typeof SENTENCES

/** The page, slot and photo of a failure, as far as they are known. */
export interface PrintLocation {
  readonly page?: number
  readonly slot?: string
  readonly photo?: string
}

/** A sheet that cannot be printed, with a sentence that names the slot it fails at. */
export class PrintFailure extends Error {
  override readonly name = 'PrintFailure'
  readonly code: PrintFailureCode
  readonly detail: string
  readonly page: number | undefined
  readonly slot: string | undefined
  readonly photo: string | undefined

  constructor(code: PrintFailureCode, detail = '', place: PrintLocation = {}, options?: ErrorOptions) {
    super(sentenceOf(code, detail, place), options)
    this.code = code
    this.detail = detail
    this.page = place.page
    this.slot = place.slot
    this.photo = place.photo
  }
}

export function sentenceOf(code: PrintFailureCode, detail: string, { page, slot, photo }: PrintLocation): string {
  const at = [
    page !== undefined && page > 1 ? `page ${page}` : '',
    slot === undefined ? '' : `slot ${slot}`,
    photo === undefined ? '' : `photo ${photo}`,
  ].filter((part) => part !== '')
  const sentence = SENTENCES[code].replace('{}', () => detail)
  return at.length === 0 ? sentence : `${sentence} (${at.join(', ')})`
}
