import { type Collage, shownPhotos } from '@collagerie/core/collage'
import { useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { newStepKey, run, useDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { periodicYield } from '../ui/periodic-yield.ts'
import { type CutOnPage, contentIn, cutOnPage } from './cut-on-page.ts'
import { noteCutFaces, useEditorUi } from './editor-ui-store.ts'
import { IdleTask } from './sheet/idle-task.ts'
import { showStepToast } from './sheet-toasts.ts'

const NONE: readonly CutOnPage[] = []

/** Searches all pages for cut faces whenever a photo or its place changes, page by page in idle time. */
export function useFindCutFaces(pages: Collage): void {
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
      const breathe = periodicYield()
      for (const [at, page] of pages.entries()) {
        if (!isWanted) return
        const framings = await cutOnPage(page)
        if (framings.length > 0) found.push({ at, framings })
        await breathe()
      }
      if (isWanted) noteCutFaces({ pages, found })
    }
    task.ask()
    return () => {
      isWanted = false
      task.cancel()
    }
  }, [pages, contents])
}

/** New framings for photos that needlessly cut a face, for each page that has any. */
export function useCutFaces(): readonly CutOnPage[] {
  const pages = useDocument((state) => state.pages)
  return useEditorUi(({ cutFaces }) => (cutFaces && cutFaces.pages === pages ? cutFaces.found : NONE))
}

export function countCut(cut: readonly CutOnPage[]): number {
  return cut.reduce((sum, { framings }) => sum + framings.length, 0)
}

/** Applies all framings, on all pages, as one step that can be undone. */
export function frameAnew(cut: readonly CutOnPage[]): void {
  const step = newStepKey()
  for (const { at, framings } of cut) for (const command of framings) run(command, step, at)
  showStepToast('editor.facesFramed', { count: countCut(cut) })
}
