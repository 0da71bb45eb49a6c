import type { Collage } from '@collagerie/core/collage'
import type { Material } from '@collagerie/core/format'
import { useEffect, useMemo, useRef, useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { PieceViewer } from '../hanging/piece-viewer.tsx'
import type { ViewProps } from '../hanging/view-props.ts'
import type { PictureSource } from '../painting/picture-source.ts'
import { createLibrary } from '../photos/library/create-library.ts'
import { photoWork } from '../photos/workers/photo-work.ts'
import { fetchSaved } from '../saving/load-collage.ts'
import { showToast } from '../ui/toast-queue.ts'

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
      track('viewer-failed', { message: String(reason) })
      showToast('viewer.failed', { tone: 'urgent' })
      close.current()
    }
    if (templates.length === 0) {
      if (failed) giveUp('no templates')
      return undefined
    }
    let isWanted = true
    fetchSaved(collageId, templates).then(
      ({ opened, photos }) => {
        const [collage] = opened.pages
        if (!isWanted || !collage) return
        // A library of its own: these photos are looked at here, and belong on nobody's table.
        const { addStored, source } = createLibrary(photoWork)
        void Promise.allSettled(photos.map((photo) => addStored(photo))).then(
          () => isWanted && setLoaded({ collage, source }),
        )
      },
      (error: unknown) => {
        if (isWanted) giveUp(error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [collageId, templates, failed])

  const offered = templates.find(({ id }) => id === loaded?.collage.choice.templateId)
  const collage = useMemo(
    () =>
      loaded && material !== ''
        ? { ...loaded.collage, choice: { ...loaded.collage.choice, material } }
        : loaded?.collage,
    [loaded, material],
  )
  return (
    <PieceViewer
      {...props}
      onClose={onClose}
      collage={collage}
      source={loaded?.source ?? NO_PICTURES}
      isSample={false}
      sizes={offered && !offered.isTileBased ? offered.children : []}
    />
  )
}
