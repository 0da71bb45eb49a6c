import type { Size } from '@collagerie/core/geometry'
import { useEffect, useRef } from 'react'
import { contextOf } from '../painting/browser-platform.ts'
import { paintWallScene, type ScenePainting } from './paint-wall-scene.ts'
import { placeScene } from './wall-scene.ts'

interface Props extends Omit<ScenePainting, 'placed' | 'unit'> {
  readonly others: readonly Size[]
  readonly space: Size
  readonly name: string
}

/** A drawn room as large as its space, in the pixels of this screen. */
export function WallCanvas({ space, name, scene, object, sheet, labels, scheme, others }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return undefined
    const frame = requestAnimationFrame(() => {
      const unit = Math.min(2, window.devicePixelRatio)
      const size = { width: Math.round(space.width * unit), height: Math.round(space.height * unit) }
      drawn.width = size.width
      drawn.height = size.height
      const placed = placeScene(scene, object.format, others, size)
      paintWallScene(contextOf(drawn), { scene, placed, object, sheet, labels, scheme, unit })
    })
    return () => cancelAnimationFrame(frame)
  }, [space, scene, object, sheet, labels, scheme, others])
  return <canvas ref={canvas} role="img" aria-label={name} style={{ width: space.width, height: space.height }} />
}
