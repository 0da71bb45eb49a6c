import { centreOf, isInside, overlaps, type Point, type Rect, turnedAbout, turnedBounds } from '../geometry/index.ts'
import { type RowCrossings, rowCrossings } from '../shapes/index.ts'
import type { ClipLayer, ImageLayer, Layer } from '../template/index.ts'
import { type SeenCells, seenCells } from './seen-part.ts'

/** Cells along the long side of a slot: finer than the air around a subject. */
const MOST_CELLS = 12

/**
 * What is seen of the photos that a clip or a later slot cuts, computed from the layers alone: previews are laid out at
 * every change of a control, too often to paint them for it.
 */
export function visibleCells(
  layers: readonly Layer[],
  boxes: ReadonlyMap<ImageLayer, Rect>,
): ReadonlyMap<ImageLayer, SeenCells> {
  const found = new Map<ImageLayer, SeenCells>()
  const images = [...boxes.keys()]
  const isPile = images.some(({ rotation }) => rotation !== 0)
  /** The clips around a layer, outermost first. */
  const open: IsThere[] = []
  for (const layer of layers) {
    if (layer.kind === 'clip' && layer.state === 'start') open.push(insideOf(layer))
    else if (layer.kind === 'clip') open.pop()
    const box = layer.kind === 'image' ? boxes.get(layer) : undefined
    if (layer.kind !== 'image' || !box) continue
    const above = isPile ? over(layer, images) : []
    if (open.length === 0 && above.length === 0) continue
    const cells = cellsOf(box, layer.rotation, above, open)
    if (cells.counts.at(-1) !== cells.columns * cells.rows) found.set(layer, cells)
  }
  return found
}

type IsThere = (point: Point) => boolean

/** The slots that lie over a slot, each told quickly: most points are not even in its bounds. */
function over(layer: ImageLayer, images: readonly ImageLayer[]): readonly IsThere[] {
  const bounds = turnedBounds(layer, layer.rotation)
  return images.slice(images.indexOf(layer) + 1).flatMap((other) => {
    const around = turnedBounds(other, other.rotation)
    if (!overlaps(bounds, around)) return []
    return [(point: Point) => isInside(point, around, 0) && isInside(point, other, other.rotation)]
  })
}

function cellsOf(box: Rect, rotation: number, above: readonly IsThere[], clips: readonly IsThere[]): SeenCells {
  const cell = Math.max(box.width, box.height) / MOST_CELLS
  const [columns, rows] = [Math.max(1, Math.round(box.width / cell)), Math.max(1, Math.round(box.height / cell))]
  const start = turnedAbout(box, centreOf(box), rotation)
  const along = turnedAbout({ x: box.width / columns, y: 0 }, { x: 0, y: 0 }, rotation)
  const down = turnedAbout({ x: 0, y: box.height / rows }, { x: 0, y: 0 }, rotation)
  return seenCells(columns, rows, (column, row) => {
    const [right, below] = [column + 0.5, row + 0.5]
    const point = {
      x: start.x + right * along.x + below * down.x,
      y: start.y + right * along.y + below * down.y,
    }
    return clips.every((isIn) => isIn(point)) && !above.some((isOver) => isOver(point))
  })
}

/** Whether points of the sheet lie inside a clip. */
function insideOf({ x, y, width, height, viewportWidth, viewportHeight, path }: ClipLayer): IsThere {
  const crossings: RowCrossings = rowCrossings({ width: viewportWidth, height: viewportHeight, path })
  return (point) => {
    const row = crossings[Math.floor(((point.y - y) / height) * crossings.length)]
    if (!row) return false
    const along = ((point.x - x) / width) * viewportWidth
    let turns = 0
    for (const { x: crossing, turn } of row) if (crossing < along) turns += turn
    return turns !== 0
  }
}
