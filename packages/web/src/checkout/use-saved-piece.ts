import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { onMaterial } from '@collagerie/core/choice'
import { isChosen, type Material } from '@collagerie/core/format'
import { useEffect, useMemo, useState } from 'react'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import type { SavedFrom } from './saved-from.ts'
import { holdPiece, type SavedPiece } from './saved-piece.ts'

interface UsedPiece {
  /** Undefined while it is loading, and if it cannot be loaded. */
  readonly piece: SavedPiece | undefined
  /** Why it cannot be loaded. */
  readonly failure: unknown
  /** The template it was made from, if that is still offered. */
  readonly offered: CatalogueTemplate | undefined
}

/** A saved collage or order, painted from its photos on the given material (if that is empty, on its own). */
export function useSavedPiece({ kind, id }: SavedFrom, material: Material): UsedPiece {
  const { templates, failed } = useThemeList()
  const [piece, setPiece] = useState<SavedPiece>()
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    if (templates.length === 0) return undefined
    let isWanted = true
    const { piece: coming, letGo } = holdPiece({ kind, id }, templates)
    coming.then(
      (come) => isWanted && setPiece(come),
      (error: unknown) => isWanted && setFailure(error),
    )
    return () => {
      isWanted = false
      letGo()
    }
  }, [kind, id, templates])

  const offered = templates.find((template) => template.id === piece?.page.choice.templateId)
  const chosen = useMemo(
    () => (piece && isChosen(material) ? { ...piece, page: onMaterial(piece.page, offered, material) } : piece),
    [piece, offered, material],
  )
  return { piece: chosen, failure: failed && templates.length === 0 ? 'no templates' : failure, offered }
}
