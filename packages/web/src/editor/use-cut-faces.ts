import type { Collage } from '@collagerie/core/collage'
import { cutFaces } from '@collagerie/core/quality'
import { useEffect, useState } from 'react'
import { runTogether, useDocument } from '../document/document-store.ts'
import { knowSeenParts } from '../painting/seen-parts.ts'
import { useLibrary } from '../photos/library-store.ts'
import { IdleTask } from './sheet/idle-task.ts'
import { tellStep } from './sheet-notices.ts'

export type Framings = ReturnType<typeof cutFaces>

const NONE: Framings = []

/** How to frame the photos anew of which a face is cut that need not be. Found when there is time for it. */
export function useCutFaces(collage: Collage): Framings {
  const photos = useLibrary((state) => state.photos)
  const [found, setFound] = useState<{ readonly collage: Collage; readonly framings: Framings }>()
  useEffect(() => {
    let isWanted = true
    const task = new IdleTask(() => {
      void knowSeenParts(collage.template).then((seen) => {
        if (!isWanted) return
        const photoOf = (id: string) => {
          const photo = photos[id]
          return photo?.state === 'IMAGE' ? photo : undefined
        }
        setFound({ collage, framings: cutFaces(collage, photoOf, seen) })
      })
    })
    task.ask()
    return () => {
      isWanted = false
      task.cancel()
    }
  }, [collage, photos])
  return found?.collage === collage ? found.framings : NONE
}

/** Frames them all in one step, which can be taken back. */
export function frameAnew(framings: Framings): void {
  if (!useDocument.getState().collage) return
  runTogether(framings)
  tellStep('editor.facesFramed', { count: framings.length })
}
