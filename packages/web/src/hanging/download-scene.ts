import type { Size } from '@collagerie/core/geometry'
import { contextOf } from '../painting/browser-platform.ts'
import { paintWallScene, type ScenePainting } from './paint-wall-scene.ts'
import { placeScene, type WallScene } from './wall-scene.ts'

/** The longer side of a downloaded picture. */
const LONG_SIDE_PX = 2000
const QUALITY = 0.92
const KEPT_MS = 40_000

interface Wanted extends Omit<ScenePainting, 'placed' | 'unit'> {
  readonly others: readonly Size[]
  /** The window the customer sees; a photo is downloaded whole instead. */
  readonly window: Size
  readonly name: string
}

/** Downloads a picture of what the customer sees, in a larger size. */
export async function downloadScene({ others, window: seen, name, ...painting }: Wanted): Promise<void> {
  const size = pictureSize(painting.scene, seen)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const placed = placeScene(painting.scene, painting.object.format, others, size)
  const unit = placed.scale / placeScene(painting.scene, painting.object.format, others, seen).scale
  paintWallScene(contextOf(canvas), { ...painting, placed, unit })
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('The picture could not be made.')
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

function pictureSize(scene: WallScene, seen: Size): Size {
  const { width, height } = scene.kind === 'photo' ? scene.photo : seen
  const share = LONG_SIDE_PX / Math.max(width, height)
  return { width: Math.round(width * share), height: Math.round(height * share) }
}
