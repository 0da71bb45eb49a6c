import { type Collage, shownPhotos } from '@collagerie/core/collage'
import { cutFaces } from '@collagerie/core/quality'
import { useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { runTogether, useDocument } from '../document/document-store.ts'
import { knowSeenParts } from '../painting/seen-parts.ts'
import { type LibraryPhoto, useLibrary } from '../photos/library-store.ts'
import { useDesk } from './desk-store.ts'
import { IdleTask } from './sheet/idle-task.ts'
import { tellStep } from './sheet-notices.ts'

export type Framings = ReturnType<typeof cutFaces>

const NONE: Framings = []

/** Looks for faces that are cut whenever a photo shown or its place changes, as soon as there is time for it. */
export function useFindCutFaces(collage: Collage): void {
  const contents = useLibrary(
    useShallow(({ photos }) => shownPhotos(collage).map(({ photo }) => lookedPhoto(photos[photo.id])?.content)),
  )
  useEffect(() => {
    let isWanted = contents.some((content) => content !== undefined)
    const task = new IdleTask(() => {
      void knowSeenParts(collage.template).then((seen) => {
        if (!isWanted) return
        const { photos } = useLibrary.getState()
        const framings = cutFaces(collage, (id) => lookedPhoto(photos[id]), seen)
        useDesk.setState({ cutFaces: { collage, framings } })
      })
    })
    task.ask()
    return () => {
      isWanted = false
      task.cancel()
    }
  }, [collage, contents])
}

function lookedPhoto(photo: LibraryPhoto | undefined) {
  return photo?.state === 'IMAGE' ? photo : undefined
}

/** How to frame the photos anew of which a face is cut that need not be. */
export function useCutFaces(collage: Collage): Framings {
  return useDesk(({ cutFaces: found }) => (found?.collage === collage ? found.framings : NONE))
}

/** Frames them all in one step, which can be taken back. */
export function frameAnew(framings: Framings): void {
  if (!useDocument.getState().collage) return
  runTogether(framings)
  tellStep('editor.facesFramed', { count: framings.length })
}
