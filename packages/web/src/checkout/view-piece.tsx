import { onMaterial } from '@collagerie/core/choice'
import type { Collage } from '@collagerie/core/collage'
import type { Material } from '@collagerie/core/format'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { sayNoView } from '../hanging/fetch-view.ts'
import { PieceViewer } from '../hanging/piece-viewer.tsx'
import type { ViewProps } from '../hanging/view-props.ts'
import type { PictureSource } from '../painting/picture-source.ts'
import { createLibrary } from '../photos/library/create-library.ts'
import { photoWork } from '../photos/workers/photo-work.ts'
import { fetchSaved } from '../saving/load-collage.ts'

interface Props extends ViewProps {
  readonly collageId: string
  /** The one that is chosen here; empty for the collage's own. */
  readonly material: Material
}

/** Until its photos are known a sheet has none. */
const NO_PICTURES: PictureSource = { photoSize: () => undefined, picture: () => undefined }

/** What is about to be ordered, painted anew from the account: the saved picture knows nothing of the sides. */
export function ViewPiece({ collageId, material, onClose, ...props }: Props) {
  const { templates, failed } = useThemeList()
  const [loaded, setLoaded] = useState<{ readonly collage: Collage; readonly source: PictureSource }>()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    const giveUp = (reason: unknown) => {
      sayNoView(reason)
      close.current()
    }
    if (templates.length === 0) {
      if (failed) giveUp('no templates')
      return undefined
    }
    let isWanted = true
    let letGo = () => {}
    fetchSaved(collageId, templates).then(
      ({ opened, photos }) => {
        const [collage] = opened.pages
        if (!isWanted || !collage) return
        // A library of its own: these photos are looked at here, and belong on nobody's table.
        const library = createLibrary({ ...photoWork, look: undefined })
        letGo = () => {
          for (const id of Object.keys(library.store.getState().photos)) library.removePhoto(id)
        }
        void Promise.allSettled(photos.map((photo) => library.addStored(photo))).then(() => {
          if (isWanted) setLoaded({ collage, source: library.source })
          else letGo()
        })
      },
      (error: unknown) => {
        if (isWanted) giveUp(error)
      },
    )
    return () => {
      isWanted = false
      letGo()
    }
  }, [collageId, templates, failed])

  const offered = templates.find(({ id }) => id === loaded?.collage.choice.templateId)
  const collage = useMemo(
    () => (loaded && material !== '' ? onMaterial(loaded.collage, offered, material) : loaded?.collage),
    [loaded, offered, material],
  )
  return (
    <PieceViewer
      {...props}
      onClose={onClose}
      collage={collage}
      source={loaded?.source ?? NO_PICTURES}
      isSample={false}
      offered={offered}
    />
  )
}
