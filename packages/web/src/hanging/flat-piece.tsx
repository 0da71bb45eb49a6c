import type { PieceObject } from '@collagerie/core/hanging'
import { type PaintedSheet, paintPiece } from '@collagerie/painter/hanging'
import { useEffect, useRef } from 'react'

interface Props {
  readonly object: PieceObject
  readonly sheet: PaintedSheet
  /** Page pixels per centimetre. */
  readonly scale: number
}

/** Room for the shadow on every side, as a share of the piece. */
const AIR = 0.2

/** The piece from the front, with its shadow, for browsers without 3D. */
export function FlatPiece({ object, sheet, scale }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const air = AIR * Math.max(object.format.width, object.format.height) * scale
  const width = object.format.width * scale + 2 * air
  const height = object.format.height * scale + 2 * air
  useEffect(() => {
    const drawn = canvas.current
    const ctx = drawn?.getContext('2d')
    if (!drawn || !ctx) return
    const ratio = window.devicePixelRatio
    drawn.width = Math.round(width * ratio)
    drawn.height = Math.round(height * ratio)
    paintPiece(ctx, { object, sheet, at: { x: air * ratio, y: air * ratio }, scale: scale * ratio, scheme: 'light' })
  }, [object, sheet, scale, air, width, height])
  return <canvas ref={canvas} style={{ width, height }} aria-hidden="true" />
}
