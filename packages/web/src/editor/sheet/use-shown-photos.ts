import { type CollagePage, sampleOf, shownPhotos } from '@collagerie/core/collage'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useShallow } from 'zustand/react/shallow'
import { useLibrary } from '../../photos/library-store.ts'

/**
 * Names and states of the photos on the sheet by slot, and which are quotes. An unknown photo has an empty name and no
 * state.
 */
export function useShownPhotos(page: CollagePage) {
  const shown = useMemo(() => shownPhotos(page), [page])
  const sample = useTranslations('editor')('samplePicture')
  const known = useLibrary(
    useShallow(({ photos }) =>
      shown.map(({ photo }) => (sampleOf(photo.id) === undefined ? (photos[photo.id]?.name ?? '') : sample)),
    ),
  )
  const current = useLibrary(useShallow(({ photos }) => shown.map(({ photo }) => photos[photo.id]?.state)))
  const quotes = useLibrary(
    useShallow(({ photos }) => shown.map(({ photo }) => photo.id).filter((id) => photos[id]?.photoType === 'quotes')),
  )
  return useMemo(
    () => ({
      quotes,
      names: new Map(shown.map(({ slot }, index) => [slot, known[index] ?? ''] as const)),
      states: new Map(shown.map(({ slot }, index) => [slot, current[index]] as const)),
    }),
    [shown, known, current, quotes],
  )
}
