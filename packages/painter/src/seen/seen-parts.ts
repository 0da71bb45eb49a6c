import { foldedRimOf, type PhotoSlot, photoSlots } from '@collagerie/core/collage'
import type { Point, Rect, Size } from '@collagerie/core/geometry'
import { centreOf, turnedAbout } from '@collagerie/core/geometry'
import { type SeenPart, seenCells } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import type { SeenMap } from './seen-map.ts'

/** Cells along a slot's long side: precise to a few hundredths of a slot. */
const MOST_CELLS = 20
const LEAST_CELL_PX = 1.5
/** At its edges a slot shares pixels with its neighbours. */
const RIM_PX = 1.25
/** The samples of a cell: it is wholly visible if all of these are. */
const SAMPLES = [0.02, 0.5, 0.98] as const

/** Whether anything in a template can cut or cover its slots. */
export function hidesParts({ variation }: Template): boolean {
  return variation.layers.some(
    (layer) => layer.kind === 'clip' || layer.kind === 'overlay' || (layer.kind === 'image' && layer.rotation !== 0),
  )
}

/** The visible part of every slot that is not wholly visible. Without a map only the part off the front is left out. */
export function seenParts(template: Template, map: SeenMap | undefined): ReadonlyMap<string, SeenPart> {
  const parts = new Map<string, SeenPart>()
  const rim = foldedRimOf(template)
  for (const slot of photoSlots(template)) {
    const window = windowOf(slot, template.format, rim)
    const isCut = map && !isSeenInside(map, slot)
    if (map && isCut) parts.set(slot.slot, cutPart(map, slot, window))
    else if (window.width < 1 || window.height < 1) parts.set(slot.slot, { window })
  }
  return parts
}

/**
 * The part of a slot's box on the front, in shares of the box: the rest is folded over, wrapped around an edge or cut
 * off.
 */
function windowOf({ box, rotation }: PhotoSlot, { width, height }: Size, rim: number): Rect {
  if (rotation !== 0) return { x: 0, y: 0, width: 1, height: 1 }
  const [left, top] = [Math.max(rim, -box.x) / box.width, Math.max(rim, -box.y) / box.height]
  const right = Math.min(box.width - rim, width - box.x) / box.width
  const bottom = Math.min(box.height - rim, height - box.y) / box.height
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whether a slot is wholly visible except for its rim. The part off the front is ignored. */
function isSeenInside(map: SeenMap, slot: PhotoSlot): boolean {
  const [columns, rows] = gridOf(map, slot.box)
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const at = pixelAt(map, slot, column / columns, row / rows)
      if (at && !isOwned(map, slot, at)) return false
    }
  }
  return true
}

function cutPart(map: SeenMap, slot: PhotoSlot, window: Rect): SeenPart {
  const [columns, rows] = gridOf(map, slot.box)
  const isSeen = (column: number, row: number) =>
    SAMPLES.every((down) =>
      SAMPLES.every((across) => {
        const at = pixelAt(map, slot, (column + across) / columns, (row + down) / rows)
        return at !== undefined && isOwned(map, slot, at)
      }),
    )
  return { window, cells: seenCells(columns, rows, isSeen) }
}

function gridOf({ scale }: SeenMap, { width, height }: Size): readonly [columns: number, rows: number] {
  const cell = Math.max(LEAST_CELL_PX / scale, Math.max(width, height) / MOST_CELLS)
  return [Math.max(1, Math.round(width / cell)), Math.max(1, Math.round(height / cell))]
}

/** The map's pixel of a place in a slot's box, moved in from the rim; undefined off the front. */
function pixelAt(map: SeenMap, { box, rotation }: PhotoSlot, across: number, down: number): Point | undefined {
  const rim = RIM_PX / map.scale
  const inside = (share: number, length: number) => Math.min(length - rim, Math.max(rim, share * length))
  const place = { x: box.x + inside(across, box.width), y: box.y + inside(down, box.height) }
  const turned = rotation === 0 ? place : turnedAbout(place, centreOf(box), rotation)
  const [x, y] = [Math.floor(turned.x * map.scale), Math.floor(turned.y * map.scale)]
  return x >= 0 && y >= 0 && x < map.width && y < map.height ? { x, y } : undefined
}

function isOwned({ width, slots, owners }: SeenMap, { slot }: PhotoSlot, { x, y }: Point): boolean {
  return slots[(owners[y * width + x] ?? 0) - 1] === slot
}
