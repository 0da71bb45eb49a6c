import { type Collage } from '@collagerie/core/collage'
import { faceOf, facesOf } from '@collagerie/painter'
import { registerFonts } from '@collagerie/painter/node'
import { PrintFailure } from '../job/print-failure.ts'

/** The face of the slug line. */
export const SLUG_FACE = { font: 'Roboto', weight: '400' } as const

/** Loads the faces a sheet is written with; one that is missing stops the print, since another would show. */
export function useFaces(folder: string, sheet: Collage): void {
  for (const face of [...facesOf(sheet), faceOf(SLUG_FACE.font, SLUG_FACE.weight)]) {
    try {
      registerFonts(folder, [face])
    } catch (error) {
      throw new PrintFailure('no-font', face.file, {}, { cause: error })
    }
  }
}
