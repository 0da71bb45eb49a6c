import { clamp, type Rect, type Size } from '@collagerie/core/geometry'
import type { PieceObject } from '@collagerie/core/hanging'
import type { PaintedSheet } from '@collagerie/painter/hanging'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import spoken from '../ui/spoken.module.css'
import { DragHandle } from './drag-handle.tsx'
import { HungCanvas } from './hung-canvas.tsx'
import type { OwnWall } from './use-own-wall.ts'
import type { PlacedScene } from './wall-scene.ts'
import styles from './wall-view.module.css'

interface Props {
  readonly object: PieceObject
  readonly sheet: PaintedSheet
  readonly labels: readonly string[]
  readonly others: readonly Size[]
  readonly placed: PlacedScene
  /** Where the photo of the wall lies in the window. */
  readonly photo: Rect
  readonly onMove: OwnWall['setMiddle']
}

/** The piece on the photo of the customer's wall, where it can be pulled about. */
export function MovablePiece({ placed, photo, onMove, ...hanging }: Props) {
  const t = useTranslations('hanging')
  const hung = useRef<HTMLCanvasElement>(null)
  const helpId = useId()
  const { piece, scale } = placed
  const at = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 }
  return (
    <>
      <HungCanvas ref={hung} {...hanging} at={at} scale={scale} />
      <span id={helpId} className={spoken.spoken}>
        {t('moveHelp')}
      </span>
      <DragHandle
        label={t('move')}
        describedBy={helpId}
        className={styles.piece ?? ''}
        style={{ left: piece.x, top: piece.y, width: piece.width, height: piece.height }}
        at={at}
        within={photo}
        onDrag={({ x, y }) => {
          if (hung.current) hung.current.style.translate = `${x - at.x}px ${y - at.y}px`
        }}
        onMove={({ x, y }) => onMove(sharesOf(x, y, photo))}
      />
    </>
  )
}

function sharesOf(x: number, y: number, photo: Rect) {
  return { x: clamp((x - photo.x) / photo.width, 0, 1), y: clamp((y - photo.y) / photo.height, 0, 1) }
}
