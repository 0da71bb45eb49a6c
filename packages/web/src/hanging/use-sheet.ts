import type { CollagePage } from '@collagerie/core/collage'
import type { PaintedSheet } from '@collagerie/painter/hanging'
import { useCallback, useEffect, useState } from 'react'
import type { PictureSource } from '../painting/picture-source.ts'
import { meaningOf, useDefaultText } from '../painting/use-default-text.ts'
import { paintSheet } from './paint-sheet.ts'

/** The painted sheet of a collage; undefined until it is first painted. */
export function useSheet(
  page: CollagePage | undefined,
  source: PictureSource,
  isSample: boolean,
): PaintedSheet | undefined {
  const [painted, setPainted] = useState<{ readonly page: CollagePage; readonly sheet: PaintedSheet }>()
  const template = page?.template
  const hints = useDefaultText(template)
  // A sample shows example words like a card does; a request for words does not belong on a wall.
  const words = useCallback(
    (slot: string) => (template && meaningOf(template, slot) ? hints(slot) : ''),
    [template, hints],
  )
  useEffect(() => {
    if (!page) return undefined
    return paintSheet({
      page,
      source,
      words: isSample ? words : undefined,
      onPainted: (sheet) => setPainted({ page, sheet }),
    })
  }, [page, source, isSample, words])
  return painted?.page === page ? painted?.sheet : undefined
}
