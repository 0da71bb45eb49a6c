import type { Language, Localised } from '@collagerie/core/catalogue'
import type { Size } from '@collagerie/core/geometry'
import { everyLanguage } from './size-entries.ts'

const PHOTOS: Record<Language, readonly [one: string, more: string]> = {
  fr: ['photo', 'photos'],
  nl: ['foto', 'foto’s'],
  en: ['photo', 'photos'],
  de: ['Foto', 'Fotos'],
  it: ['foto', 'foto'],
  es: ['foto', 'fotos'],
}

export function photoCountText(count: number): Localised<string> {
  return everyLanguage((language) => `${count} ${PHOTOS[language][count === 1 ? 0 : 1]}`)
}

/** From the smallest to the largest piece on offer. */
export function sizeRangeText(sizes: readonly Size[]): Localised<string> {
  const ordered = sizes.toSorted((a, b) => a.width * a.height - b.width * b.height)
  const written = (size: Size | undefined) => (size ? `${size.width} x ${size.height}` : '')
  const first = written(ordered[0])
  const last = written(ordered.at(-1))
  return everyLanguage((language) => {
    const text = first === last ? `${first} cm` : `${first} – ${last} cm`
    return language === 'en' ? text : text.replaceAll('.', ',')
  })
}
