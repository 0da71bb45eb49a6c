import { escapeHtml } from '@collagerie/core/xml'

/** A catalogue card that a page shows, and a visitor can press, before its script runs. */
export interface PageCard {
  readonly url: string
  readonly picture: string
  /** `picture` as WebP; empty if there is none. */
  readonly webp: string
  readonly width: number
  readonly height: number
  readonly category: string
  readonly name: string
  readonly photos: string
  readonly sizes: string
}

/** The number of places for cards in the outline. */
export const CARDS = 8

/** As many as a phone's window shows. Their pictures load eagerly; later ones must not delay the script. */
const AT_ONCE = 4

/** The boxes at the end of the outline. */
const PLACES = new RegExp(`(?:<i></i>){${CARDS}}(?=</div>)`)
const PLACE = '<i></i>'

/** The address of the unfiltered chooser in any language, or of the first page. */
const WHOLE_CATALOGUE = /^(?:(?:selection|wahlen|choix|scelta|eleccion|keuze)\/?)?$/

export function showsWholeCatalogue(path: string): boolean {
  return WHOLE_CATALOGUE.test(path)
}

/** The page with the first cards of the catalogue in their places; places beyond the cards stay empty. */
export function withCards(page: string, cards: readonly PageCard[]): string {
  return page.replace(PLACES, () =>
    Array.from({ length: CARDS }, (_, index) => placeOf(cards[index], index < AT_ONCE)).join(''),
  )
}

function placeOf(card: PageCard | undefined, isAtOnce: boolean): string {
  return card ? `<i>${linkTo(card, isAtOnce)}</i>` : PLACE
}

function linkTo({ url, picture, webp, width, height, ...words }: PageCard, isAtOnce: boolean): string {
  const print = `<svg viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}"/></svg>`
  const better = webp === '' ? '' : `<source type="image/webp" srcset="${escapeHtml(webp)}">`
  const when = isAtOnce ? 'decoding="sync"' : 'loading="lazy"'
  const image = `<picture>${better}<img src="${escapeHtml(picture)}" alt="" ${when}></picture>`
  const { category, name, photos, sizes } = words
  const text = `<small>${escapeHtml(category)}</small><b>${escapeHtml(name)}</b><small><span>${escapeHtml(photos)}</span> <span>${escapeHtml(sizes)}</span></small>`
  return `<a href="${escapeHtml(url)}">${print}${image}<span>${text}</span></a>`
}
