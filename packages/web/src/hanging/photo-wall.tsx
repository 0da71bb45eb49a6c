import type { Size } from '@collagerie/core/geometry'
import type { Picture } from '@collagerie/painter'
import { memo, useEffect, useRef } from 'react'
import { contextOf } from '../painting/browser-platform.ts'
import { paintWallPhoto } from './paint-wall-scene.ts'
import { photoIn } from './wall-scene.ts'

interface Props {
  readonly photo: Picture
  readonly space: Size
  /** The accessible name; without one it is hidden from screen readers. */
  readonly name?: string
}

/** The customer's own wall, repainted only when its space changes. */
export const PhotoWall = memo(function PhotoWall({ photo, space, name }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawn = canvas.current
    if (!drawn) return
    const unit = Math.min(2, window.devicePixelRatio)
    const size = { width: Math.round(space.width * unit), height: Math.round(space.height * unit) }
    drawn.width = size.width
    drawn.height = size.height
    paintWallPhoto(contextOf(drawn), photo, photoIn(photo, size))
  }, [photo, space])
  const role = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return <canvas ref={canvas} {...role} style={{ width: space.width, height: space.height }} />
})
