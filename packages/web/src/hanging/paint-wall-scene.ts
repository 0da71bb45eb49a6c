import type { Rect } from '@collagerie/core/geometry'
import type { PieceObject } from '@collagerie/core/hanging'
import type { Context2D, Picture } from '@collagerie/painter'
import { type PaintedSheet, paintGhosts, paintPiece, paintRoom, type Scheme } from '@collagerie/painter/hanging'
import { browserPlatform } from '../painting/browser-platform.ts'
import type { PlacedScene, WallScene } from './wall-scene.ts'

export interface ScenePainting {
  readonly scene: WallScene
  readonly placed: PlacedScene
  readonly object: PieceObject
  readonly sheet: PaintedSheet
  /** The labels of the other sizes. */
  readonly labels: readonly string[]
  readonly scheme: Scheme
  /** Canvas pixels per page pixel, so that lines and labels keep their size. */
  readonly unit: number
}

/** The wall, the piece and the outlines of other sizes: the same on the screen and in the download. */
export function paintWallScene(ctx: Context2D, painting: ScenePainting): void {
  const { scene, placed, scheme } = painting
  if (scene.kind === 'room' && placed.view) paintRoom(ctx, scene.id, placed.view, scheme, browserPlatform)
  if (scene.kind === 'photo' && placed.photo) paintWallPhoto(ctx, scene.photo, placed.photo)
  paintHung(ctx, { ...painting, scheme: scene.kind === 'photo' ? 'light' : scheme })
}

export function paintWallPhoto(ctx: Context2D, { image, width, height }: Picture, to: Rect): void {
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, width, height, to.x, to.y, to.width, to.height)
}

/** The piece and the outlines of other sizes, without the wall. */
export function paintHung(ctx: Context2D, painting: Omit<ScenePainting, 'scene'>): void {
  const { placed, object, sheet, labels, scheme, unit } = painting
  paintPiece(ctx, { object, sheet, at: placed.piece, scale: placed.scale, scheme })
  const ghosts = placed.others.map((box, index) => ({
    box,
    label: labels[index] ?? '',
    side: box.width < placed.piece.width ? ('inside' as const) : ('around' as const),
  }))
  paintGhosts(ctx, ghosts, placed.picture, unit)
}
