import { escapeHtml } from '@collagerie/core/xml'

/** The id of the template whose page an address is. */
export function templateIdIn(path: string): string | undefined {
  return /^(?:collage|ontwerp)\/[^/]+\/([^/]+)/.exec(path)?.[1]
}

/** A picture of the piece that a page will show. */
export interface OpeningPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** The wall of a template's page. */
const WALL = '<i></i>'

/** The page with the piece on its wall, in its proportions before the picture arrives. */
export function withPiece(page: string, { url, width, height }: OpeningPicture): string {
  const print = `<svg viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}"/></svg>`
  const picture = `<img src="${escapeHtml(url)}" alt="" decoding="sync" fetchpriority="high">`
  return page.replace(WALL, () => `<i>${print}${picture}</i>`)
}
