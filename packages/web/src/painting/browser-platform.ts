import { type Context2D, canvasMeasure, type Platform } from '@collagerie/painter'
import { once } from '../ui/once.ts'

/** Art repeats its shapes with every repaint, so parsed paths are kept; a sheet never has nearly as many. */
const MOST_PATHS = 4000

const paths = new Map<string, Path2D>()

export const browserPlatform: Platform = {
  path(data) {
    const known = paths.get(data)
    if (known) return known
    if (paths.size >= MOST_PATHS) paths.clear()
    const path = new Path2D(data)
    paths.set(data, path)
    return path
  },
}

export function contextOf(canvas: HTMLCanvasElement): Context2D {
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no canvas context')
  return ctx
}

/**
 * Widths are cached, so call this for every plan, and forget it when a font arrives: widths of its fallback are wrong.
 */
export const browserMeasure = once(() => canvasMeasure(contextOf(document.createElement('canvas'))))
