import type { Material } from '@collagerie/core/format'
import { useEffect, useRef } from 'react'
import { reportViewFailed } from '../hanging/fetch-view.ts'
import { PieceViewer } from '../hanging/piece-viewer.tsx'
import type { ViewProps } from '../hanging/view-props.ts'
import type { PictureSource } from '../painting/picture-source.ts'
import { useSavedPiece } from './use-saved-piece.ts'

interface Props extends ViewProps {
  readonly collageId: string
  /** The material chosen here; empty for the collage's own. */
  readonly material: Material
}

/** A sheet has no pictures until its photos are known. */
const NO_PICTURES: PictureSource = { photoSize: () => undefined, picture: () => undefined }

/** The piece to be ordered, painted anew from the account, since the saved picture lacks the sides. */
export function ViewPiece({ collageId, material, onClose, ...props }: Props) {
  const { piece, failure, offered } = useSavedPiece({ kind: 'collage', id: collageId }, material)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (failure === undefined) return
    reportViewFailed(failure)
    close.current()
  }, [failure])

  return (
    <PieceViewer
      {...props}
      onClose={onClose}
      page={piece?.page}
      source={piece?.source ?? NO_PICTURES}
      isSample={false}
      offered={offered}
    />
  )
}
