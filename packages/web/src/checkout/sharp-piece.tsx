import { shownPhotos } from '@collagerie/core/collage'
import { isSameFormat, type Material } from '@collagerie/core/format'
import type { Size } from '@collagerie/core/geometry'
import { useEffect, useRef, useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { CanvasPainter } from '../painting/canvas-painter.ts'
import { tintSide } from '../ui/tint-side.ts'
import { asSharpAsSaved } from './as-sharp-as-saved.ts'
import type { SavedFrom } from './saved-from.ts'
import type { SavedPiece } from './saved-piece.ts'
import styles from './sharp-piece.module.css'
import { useSavedPiece } from './use-saved-piece.ts'

interface Props {
  readonly from: SavedFrom
  /** The material chosen here or ordered; empty for the collage's own. */
  readonly material: Material
  /** The format it is offered or was ordered in, in centimetres. */
  readonly format: Size
}

/**
 * The piece that is or was ordered, painted again over its small saved picture. If anything fails to load, the saved
 * picture stays, without a message.
 */
export function SharpPiece({ from, material, format: { width, height } }: Props) {
  const { piece, failure } = useSavedPiece(from, material)
  const space = useRef<HTMLSpanElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isWhole, setWhole] = useState(false)

  useEffect(() => {
    if (failure !== undefined) giveUp(failure)
  }, [failure])

  useEffect(() => {
    if (!canvas.current || !space.current || !piece) return undefined
    const fault = faultOf(piece, { width, height })
    if (fault) {
      giveUp(fault)
      return undefined
    }
    const drawn = canvas.current
    const source = asSharpAsSaved(piece.source, () => drawn)
    const painter = new CanvasPainter(drawn, space.current, source, (whole) => {
      tintSide(whole)
      setWhole(true)
    })
    // Unwritten texts are not printed.
    painter.show(piece.page, () => '')
    return () => painter.stop()
  }, [piece, width, height])

  return (
    <span ref={space} className={styles.sharp} data-whole={isWhole || undefined} aria-hidden="true">
      <canvas ref={canvas} />
    </span>
  )
}

/** Why a piece cannot stand for what was saved. */
function faultOf({ page, source }: SavedPiece, format: Size): string | undefined {
  if (!isSameFormat(page.template.format, format)) return 'offered in another format'
  const lacking = shownPhotos(page).find(({ photo }) => !source.photoSize(photo.id))
  return lacking && `photo ${lacking.photo.id} did not come`
}

function giveUp(reason: unknown): void {
  track('sharp-piece-failed', { message: String(reason) })
}
