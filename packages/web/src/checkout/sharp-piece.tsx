import type { Material } from '@collagerie/core/format'
import type { Size } from '@collagerie/core/geometry'
import { useEffect, useRef, useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { paintFront } from '../painting/paint-front.ts'
import styles from './sharp-piece.module.css'
import { useSavedPiece } from './use-saved-piece.ts'

interface Props {
  readonly collageId: string
  /** The one that is chosen here; empty for the collage's own. */
  readonly material: Material
  /** The format it is offered in, in centimetres. */
  readonly format: Size
}

/** Formats are written with a few decimals. */
const NOISE_CM = 0.05

/**
 * What is about to be ordered, painted anew over its saved picture, which is small and was made to be sent. Where anything of
 * it does not come nobody is told: the saved picture stays.
 */
export function SharpPiece({ collageId, material, format: { width, height } }: Props) {
  const { piece, failure } = useSavedPiece(collageId, material)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isWhole, setWhole] = useState(false)

  useEffect(() => {
    if (failure !== undefined) giveUp(failure)
  }, [failure])

  useEffect(() => {
    if (!canvas.current || !piece) return undefined
    const { canvas: painted } = piece.collage.template
    if (Math.max(Math.abs(painted.width - width), Math.abs(painted.height - height)) > NOISE_CM) {
      giveUp('offered in another format')
      return undefined
    }
    return paintFront({ ...piece, canvas: canvas.current, onPainted: () => setWhole(true), onFailed: giveUp })
  }, [piece, width, height])

  return <canvas ref={canvas} className={styles.sharp} data-whole={isWhole || undefined} aria-hidden="true" />
}

function giveUp(reason: unknown): void {
  track('sharp-piece-failed', { message: String(reason) })
}
