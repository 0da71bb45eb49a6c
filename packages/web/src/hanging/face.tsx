import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'

interface Props {
  readonly className: string
  /** In pixels of the page. */
  readonly width: number
  readonly height: number
  readonly start: string
  /** Painted again when this function changes. */
  readonly paint: (ctx: CanvasRenderingContext2D, ratio: number) => void
  readonly children?: ReactNode
}

/** One face of a piece, a canvas in space. Its class sets its rotation; it sets its own start. */
export function Face({ className, width, height, start, paint, children }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawn = canvas.current
    const ctx = drawn?.getContext('2d')
    if (!drawn || !ctx) return
    const ratio = Math.min(2, window.devicePixelRatio)
    drawn.width = Math.max(1, Math.round(width * ratio))
    drawn.height = Math.max(1, Math.round(height * ratio))
    paint(ctx, ratio)
  }, [paint, width, height])
  return (
    <div className={className} style={{ width, height, '--start': start } as CSSProperties}>
      <canvas ref={canvas} style={{ width, height }} />
      {children}
    </div>
  )
}
