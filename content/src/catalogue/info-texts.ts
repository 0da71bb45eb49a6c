import type { Localised } from '@collagerie/core/catalogue'
import { photoSlots } from '@collagerie/core/collage'
import type { Size } from '@collagerie/core/geometry'
import type { Template } from '@collagerie/core/template'
import { inEveryLanguage } from '../texts/index.ts'

/** Under the picture of a card: the number of photos in that picture, and the number its page opens with. */
export function cardCaption(card: Template, opening: Template): Localised<string> {
  const counts = [card, opening].map((template) => photoSlots(template).length)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const written = least === most ? least : `${least}–${most}`
  return inEveryLanguage(({ photos }) => `${written} ${most === 1 ? photos.one : photos.more}`)
}

/** `58,2 x 58,2`: a size with the language's decimal mark. */
function measures({ width, height }: Size, decimalMark: string): string {
  return `${width} x ${height}`.replaceAll('.', decimalMark)
}

export function sizeText(size: Size): Localised<string> {
  return inEveryLanguage(({ decimalMark }) => `${measures(size, decimalMark)} cm`)
}

/** From the smallest to the largest piece on offer. */
export function sizeRangeText(sizes: readonly Size[]): Localised<string> {
  const ordered = sizes.toSorted((a, b) => a.width * a.height - b.width * b.height)
  return inEveryLanguage(({ decimalMark }) => {
    const written = (size: Size | undefined) => (size ? measures(size, decimalMark) : '')
    const [first, last] = [written(ordered[0]), written(ordered.at(-1))]
    return first === last ? `${first} cm` : `${first} – ${last} cm`
  })
}
