import { type CollagePage } from '@collagerie/core/collage'
import { faceOf, facesOf } from '@collagerie/painter'
import { registerFonts } from '@collagerie/painter/node'
import { PrintFailure } from '../job/print-failure.ts'

/** The face of the slug line. */
export const SLUG_FACE = { font: 'Roboto', weight: '400' } as const

/** Loads the fonts of a page. A missing one stops the print, because a substitute would be visible. */
export function useFaces(folder: string, page: CollagePage): void {
  for (const face of [...facesOf(page), faceOf(SLUG_FACE.font, SLUG_FACE.weight)]) {
    try {
      registerFonts(folder, [face])
    } catch (error) {
      throw new PrintFailure('no-font', face.file, {}, { cause: error })
    }
  }
}
