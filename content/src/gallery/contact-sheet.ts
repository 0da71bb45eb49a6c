import { INK, veilOfInk, WALL } from '@collagerie/core/colour'
import { clamp } from '@collagerie/core/geometry'
import { type Canvas, createCanvas } from '@napi-rs/canvas'

export interface LabelledPicture {
  readonly label: string
  readonly picture: Canvas
}

const CELL = 380
const GAP = 28
const LABEL = 30
const HEADING = 64
const COLUMNS = 5

/** Hangs pieces on one wall, each true to its proportions, with its settings below. */
export function contactSheet(heading: string, pieces: readonly LabelledPicture[]): Canvas {
  const columns = clamp(pieces.length, 1, COLUMNS)
  const rows = Math.ceil(pieces.length / columns)
  const width = GAP + columns * (CELL + GAP)
  const height = HEADING + rows * (CELL + LABEL + GAP) + GAP
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = WALL
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = INK
  ctx.font = '30px "Collagerie futura-pt 500"'
  ctx.fillText(heading, GAP, 44)
  pieces.forEach(({ label, picture }, index) => {
    const left = GAP + (index % columns) * (CELL + GAP)
    const top = HEADING + Math.floor(index / columns) * (CELL + LABEL + GAP)
    const scale = Math.min(CELL / picture.width, CELL / picture.height)
    const across = picture.width * scale
    const down = picture.height * scale
    ctx.save()
    ctx.shadowColor = veilOfInk(0.28)
    ctx.shadowBlur = 12
    ctx.shadowOffsetY = 5
    ctx.drawImage(picture, left + (CELL - across) / 2, top + (CELL - down) / 2, across, down)
    ctx.restore()
    ctx.fillStyle = '#6b665e'
    ctx.font = '15px "Collagerie futura-pt 400"'
    ctx.fillText(label, left, top + CELL + 20, CELL)
  })
  return canvas
}
