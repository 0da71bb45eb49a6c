import type { Rect } from '@collagerie/core/geometry'
import { contextOf } from '../../painting/browser-platform.ts'
import { place, resize, type SheetParts } from './sheet-parts.ts'
import { fitOf, type SheetPose, type SheetRoom, sheetRect } from './sheet-pose.ts'
import { windowOf } from './sheet-window.ts'

/**
 * The sheet while it is zoomed or moved: nothing is painted, the cache is only transformed. Where the sheet was enlarged
 * already, what could be seen sharp lies over it.
 */
export class MovingView {
  readonly startZoom: number
  readonly #parts: SheetParts
  readonly #cache: HTMLCanvasElement
  readonly #room: SheetRoom
  readonly #ratio: number
  readonly #sharp: { readonly canvas: HTMLCanvasElement; readonly box: Rect } | undefined

  constructor(parts: SheetParts, cache: HTMLCanvasElement, room: SheetRoom, ratio: number, pose: SheetPose) {
    this.startZoom = pose.zoom
    this.#parts = parts
    this.#cache = cache
    this.#room = room
    this.#ratio = ratio
    this.#sharp = pose.zoom > 1 ? sharpCopy(parts.canvas, room, pose, ratio) : undefined
    const pixels = { width: Math.round(room.room.width * ratio), height: Math.round(room.room.height * ratio) }
    resize(parts.canvas, pixels)
    place(parts.canvas, { x: 0, y: 0, width: pixels.width / ratio, height: pixels.height / ratio })
    parts.slots.dataset['moving'] = ''
  }

  show(pose: SheetPose): void {
    const { canvas, paper } = this.#parts
    const ctx = contextOf(canvas)
    const ratio = this.#ratio
    const sheet = sheetRect(this.#room, pose)
    const scale = fitOf(this.#room) * pose.zoom
    ctx.clearRect(0, 0, canvas.width, canvas.height)
    const { width, height } = this.#cache
    ctx.drawImage(
      this.#cache,
      ...([0, 0, width, height] as const),
      ...([sheet.x * ratio, sheet.y * ratio, sheet.width * ratio, sheet.height * ratio] as const),
    )
    if (this.#sharp) {
      const { box, canvas: copy } = this.#sharp
      const at = [(sheet.x + box.x * scale) * ratio, (sheet.y + box.y * scale) * ratio] as const
      const size = [box.width * scale * ratio, box.height * scale * ratio] as const
      ctx.drawImage(copy, 0, 0, copy.width, copy.height, ...at, ...size)
    }
    place(paper, sheet)
  }
}

/** What can be seen now, with its place on the sheet in centimetres. */
function sharpCopy(canvas: HTMLCanvasElement, room: SheetRoom, pose: SheetPose, ratio: number) {
  const { view } = windowOf(room, pose, ratio)
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  contextOf(copy).drawImage(canvas, 0, 0, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height)
  const box = {
    x: view.left / view.scale,
    y: view.top / view.scale,
    width: canvas.width / view.scale,
    height: canvas.height / view.scale,
  }
  return { canvas: copy, box }
}
