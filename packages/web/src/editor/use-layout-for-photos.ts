import type { Choice } from '@collagerie/core/choice'
import { type CollagePage, photosFor } from '@collagerie/core/collage'
import { useMemo } from 'react'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { useDocument } from '../document/document-store.ts'
import { fillable } from '../photos/fillable.ts'
import { useLibrary } from '../photos/library-store.ts'
import { layoutFor } from './gaps.ts'

interface LayoutForPhotos {
  /** The number of photos for this page. */
  readonly count: number
  /** The collage's own template with a slot for each of them, if its controls allow one. */
  readonly layout: Choice | undefined
}

export function useLayoutForPhotos(page: CollagePage): LayoutForPhotos {
  const { choice, template } = page
  const { templates } = useThemeList()
  const offered = templates.find(({ id }) => id === choice.templateId)
  const pages = useDocument((state) => state.pages)
  const count = useLibrary(({ photos, order }) => photosFor(page, pages ?? [], fillable(photos, order)).length)
  // Many layouts are tried, and none depends on the slots' contents.
  const layout = useMemo(
    () => offered && layoutFor({ choice, template }, offered, count),
    [choice, template, offered, count],
  )
  return { count, layout }
}
