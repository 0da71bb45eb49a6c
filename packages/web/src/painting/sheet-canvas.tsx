import type { Collage } from '@collagerie/core/collage'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { CanvasPainter } from './canvas-painter.ts'
import type { PictureSource } from './picture-source.ts'
import styles from './sheet-canvas.module.css'
import { useDefaultText } from './use-default-text.ts'

interface SheetCanvasProps {
  readonly collage: Collage
  readonly source: PictureSource
  /** The address of a picture of the same sheet, shown until the painting has every photo. */
  readonly meanwhile?: string | undefined
  /** What lies over the painting, in its own coordinates. */
  readonly children?: ReactNode
}

/** A collage's front, as large as the space around it allows. Every change is painted in the next frame. */
export function SheetCanvas({ collage, source, meanwhile, children }: SheetCanvasProps) {
  const space = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<CanvasPainter>(null)
  const defaultText = useDefaultText(collage.template)
  const [isWhole, setWhole] = useState(false)

  // Before the first frame, which would show a canvas of no size of its own.
  useLayoutEffect(() => {
    if (!canvas.current || !space.current) return
    const made = new CanvasPainter(canvas.current, space.current, source, () => setWhole(true))
    painter.current = made
    return () => made.stop()
  }, [source])

  useLayoutEffect(() => painter.current?.show(collage, defaultText), [collage, defaultText])

  return (
    <div ref={space} className={styles.space}>
      <div className={styles.paper}>
        <canvas ref={canvas} />
        {meanwhile !== undefined && !isWhole && (
          <img className={styles.meanwhile} src={meanwhile} alt="" decoding="sync" />
        )}
        {children}
      </div>
    </div>
  )
}
