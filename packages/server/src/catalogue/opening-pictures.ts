import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { defaultSize } from '@collagerie/core/format'
import type { OpeningPicture } from '../pages/page-piece.ts'

/** Finds the picture of a template in the size it opens in. */
export function openingPictures(entries: readonly CatalogueEntry[]): (id: string) => OpeningPicture | undefined {
  const pictures = new Map(entries.flatMap((entry) => pictureOf(entry)))
  return (id) => pictures.get(id)
}

function pictureOf({ id, starturl, sizes }: CatalogueEntry): readonly (readonly [string, OpeningPicture])[] {
  const size = defaultSize(sizes)
  return size && starturl !== '' ? [[id, { url: starturl, width: size.width, height: size.height }]] : []
}
