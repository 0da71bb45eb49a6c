import type { ScreenPoint, Size } from '@collagerie/core/geometry'
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { contextOf } from '../painting/browser-platform.ts'
import { hungLayer } from './hung-layer.ts'
import { paintHung, type ScenePainting } from './paint-wall-scene.ts'
import styles from './wall-view.module.css'

interface Props extends Pick<ScenePainting, 'object' | 'sheet' | 'labels'> {
  readonly ref: Ref<HTMLCanvasElement>
  readonly others: readonly Size[]
  /** Stage pixels per centimetre. */
  readonly scale: number
  /** The middle of the piece on the stage. */
  readonly at: ScreenPoint
}

/** The piece on the customer's own wall, on a layer of its own, so that moving it repaints nothing. */
export function HungCanvas({ ref, object, sheet, labels, others, scale, at }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement)
  const unit = Math.min(2, window.devicePixelRatio)
  const { size, ratio, placed } = useMemo(() => hungLayer(scale, object, others, unit), [scale, object, others, unit])
  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return
    drawn.width = Math.round(size.width * ratio)
    drawn.height = Math.round(size.height * ratio)
    paintHung(contextOf(drawn), { placed, object, sheet, labels, scheme: 'light', unit: ratio })
  }, [size, ratio, placed, object, sheet, labels])
  // On whole screen pixels, where nothing is smoothed.
  const whole = (pixels: number) => Math.round(pixels * unit) / unit
  const left = whole(at.x - size.width / 2)
  const top = whole(at.y - size.height / 2)
  return <canvas ref={canvas} className={styles.hung} aria-hidden="true" style={{ ...size, left, top }} />
}
