import type { Point } from '@collagerie/core/geometry'
import { BOXES, type Contender, DRAGGED, enter, PAN_ZOOM, SHEET_PX } from '../contender.ts'

/** The least a canvas can do: the sheet as one cached picture, and the photo that moves drawn over it. */
function bare(): Contender {
  const canvas = document.createElement('canvas')
  const cache = document.createElement('canvas')
  const rest = document.createElement('canvas')
  for (const each of [canvas, cache, rest]) {
    each.width = SHEET_PX
    each.height = SHEET_PX
  }
  document.body.append(canvas)
  const ctx = contextOf(canvas)
  let photos: readonly ImageBitmap[] = []

  function paint(target: HTMLCanvasElement, without?: number): void {
    const pen = contextOf(target)
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, SHEET_PX, SHEET_PX)
    for (const [index, { x, y, width, height }] of BOXES.entries()) {
      const photo = photos[index]
      if (photo && index !== without) pen.drawImage(photo, x, y, width, height)
    }
  }

  function enlarge(zoom: number, by: Point): void {
    const start = (SHEET_PX * (1 - zoom)) / 2
    ctx.clearRect(0, 0, SHEET_PX, SHEET_PX)
    ctx.drawImage(cache, start + by.x, start + by.y, SHEET_PX * zoom, SHEET_PX * zoom)
  }

  return {
    show(given) {
      photos = given
      paint(cache)
      ctx.drawImage(cache, 0, 0)
    },
    beginDrag: () => paint(rest, DRAGGED),
    drag({ x, y }) {
      const photo = photos[DRAGGED]
      const box = BOXES[DRAGGED]
      if (!photo || !box) return
      ctx.drawImage(rest, 0, 0)
      ctx.drawImage(photo, x - box.width / 2, y - box.height / 2, box.width, box.height)
    },
    endDrag: () => ctx.drawImage(cache, 0, 0),
    beginZoom: () => {},
    zoom: (zoom) => enlarge(zoom, { x: 0, y: 0 }),
    endZoom: () => {},
    beginPan: () => {},
    pan: (by) => enlarge(PAN_ZOOM, by),
    endPan: () => {},
    remove: () => canvas.remove(),
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no context')
  return ctx
}

enter(bare)
