import { type Pages, shownPhotos } from '@collagerie/core/collage'
import { useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { breather } from '../document/breather.ts'
import { newStepKey, run, useDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { type CutOnPage, contentIn, cutOnPage } from './cut-on-page.ts'
import { useDesk } from './desk-store.ts'
import { IdleTask } from './sheet/idle-task.ts'
import { tellStep } from './sheet-notices.ts'

const NONE: readonly CutOnPage[] = []

/** Looks for faces that are cut on any page whenever a photo or its place changes, page by page, as there is time for it. */
export function useFindCutFaces(pages: Pages): void {
  const contents = useLibrary(
    useShallow(({ photos }) =>
      pages.flatMap((page) => shownPhotos(page).map(({ photo }) => contentIn(photos, photo.id))),
    ),
  )
  useEffect(() => {
    let isWanted = contents.some((content) => content !== undefined)
    const task = new IdleTask(() => void look())
    async function look(): Promise<void> {
      const found: CutOnPage[] = []
      const breathe = breather()
      for (const [page, collage] of pages.entries()) {
        if (!isWanted) return
        const framings = await cutOnPage(collage)
        if (framings.length > 0) found.push({ page, framings })
        await breathe()
      }
      if (isWanted) useDesk.setState({ cutFaces: { pages, found } })
    }
    task.ask()
    return () => {
      isWanted = false
      task.cancel()
    }
  }, [pages, contents])
}

/** How to frame the photos anew of which a face is cut that need not be, on each page that has any. */
export function useCutFaces(): readonly CutOnPage[] {
  const pages = useDocument((state) => state.pages)
  return useDesk(({ cutFaces }) => (cutFaces && cutFaces.pages === pages ? cutFaces.found : NONE))
}

export function countCut(cut: readonly CutOnPage[]): number {
  return cut.reduce((sum, { framings }) => sum + framings.length, 0)
}

/** Frames them all, on whichever page, in one step, which can be taken back. */
export function frameAnew(cut: readonly CutOnPage[]): void {
  const step = newStepKey()
  for (const { page, framings } of cut) for (const command of framings) run(command, step, page)
  tellStep('editor.facesFramed', { count: countCut(cut) })
}
