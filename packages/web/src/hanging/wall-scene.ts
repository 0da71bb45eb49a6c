import type { Rect, ScreenPoint, Size } from '@collagerie/core/geometry'
import { union } from '@collagerie/core/geometry'
import { hangIn, inWindow, ROOMS, type RoomId, roomView, type WallViewport } from '@collagerie/core/hanging'
import type { Picture } from '@collagerie/painter'

/** Where a piece hangs: in a drawn room, or on the customer's own wall. */
export type WallScene =
  | { readonly kind: 'room'; readonly id: RoomId }
  | {
      readonly kind: 'photo'
      readonly photo: Picture
      /** Photo pixels per centimetre. */
      readonly scale: number
      /** The middle of the piece, as shares of the photo's sides. */
      readonly middle: ScreenPoint
    }

/** A scene in a window, in pixels. */
export interface PlacedScene {
  /** The size of the whole picture. */
  readonly picture: Size
  /** Pixels per centimetre. */
  readonly scale: number
  readonly piece: Rect
  /** The other sizes, in the places where they would hang. */
  readonly others: readonly Rect[]
  readonly view?: WallViewport
  /** Where the photo lies. */
  readonly photo?: Rect
}

export function placeScene(scene: WallScene, format: Size, others: readonly Size[], window: Size): PlacedScene {
  if (scene.kind === 'photo') {
    const photo = photoIn(scene.photo, window)
    const scale = (scene.scale * photo.width) / scene.photo.width
    const at = { x: photo.x + scene.middle.x * photo.width, y: photo.y + scene.middle.y * photo.height }
    const around = ({ width, height }: Size) => ({
      x: at.x - (width * scale) / 2,
      y: at.y - (height * scale) / 2,
      width: width * scale,
      height: height * scale,
    })
    return { picture: window, scale, piece: around(format), others: others.map(around), photo }
  }
  const room = ROOMS[scene.id]
  const hung = hangIn(room, format)
  const beside = others.map((size) => hangIn(room, size))
  const view = roomView(room, union([hung, ...beside]), window)
  return {
    picture: window,
    scale: view.scale,
    piece: inWindow(hung, view),
    others: beside.map((box) => inWindow(box, view)),
    view,
  }
}

/** A photo as large as possible in the window, centred. */
export function photoIn(photo: Size, window: Size): Rect {
  const fit = Math.min(window.width / photo.width, window.height / photo.height)
  const width = photo.width * fit
  const height = photo.height * fit
  return { x: (window.width - width) / 2, y: (window.height - height) / 2, width, height }
}
