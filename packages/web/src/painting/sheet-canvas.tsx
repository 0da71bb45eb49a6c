import type { CollagePage } from '@collagerie/core/collage'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { tintSideSoon } from '../ui/tint-side-soon.ts'
import { CanvasPainter } from './canvas-painter.ts'
import type { PictureSource } from './picture-source.ts'
import styles from './sheet-canvas.module.css'
import { useDefaultText } from './use-default-text.ts'

interface SheetCanvasProps {
  readonly page: CollagePage
  readonly source: PictureSource
  /** A picture of the same sheet, shown until every photo is painted. */
  readonly meanwhile?: string | undefined
  /** Elements over the painting, in its coordinates. */
  readonly children?: ReactNode
}

/** A collage's front, as large as its space allows. Every change is painted in the next frame. */
export function SheetCanvas({ page, source, meanwhile, children }: SheetCanvasProps) {
  const space = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<CanvasPainter>(null)
  const defaultText = useDefaultText(page.template)
  const [isWhole, setWhole] = useState(false)

  // Before the first frame, which would show a canvas without a size.
  useLayoutEffect(() => {
    if (!canvas.current || !space.current) return
    const made = new CanvasPainter(canvas.current, space.current, source, (drawn) => {
      tintSideSoon(drawn)
      setWhole(true)
    })
    painter.current = made
    return () => made.stop()
  }, [source])

  useLayoutEffect(() => painter.current?.show(page, defaultText), [page, defaultText])

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
