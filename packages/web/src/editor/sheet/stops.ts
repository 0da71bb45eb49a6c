import { type Direction, neighbourSlot, photoSlots, textSlots } from '@collagerie/core/collage'
import { centreOf, intersection, type Point, type Rect } from '@collagerie/core/geometry'
import type { Template } from '@collagerie/core/template'
import { type Corner, deleteCornerOf, TOP_RIGHT } from './delete-corner.ts'

/** A place on the sheet that can be focused: a slot to fill or a text to write. */
export interface Stop {
  readonly kind: 'photo' | 'text'
  readonly slot: string
  /** On the format, turned about its middle. */
  readonly box: Rect
  readonly rotation: number
  /** Its place in the pile: later layers lie on top. */
  readonly layer: number
  /** The corner of its photo's delete button. */
  readonly deleteCorner: Corner
}

const known = new WeakMap<Template, readonly Stop[]>()

/** All stops in reading order, independent of the painting order. */
export function stopsOf(template: Template): readonly Stop[] {
  const stops = known.get(template) ?? findStops(template)
  known.set(template, stops)
  return stops
}

function findStops(template: Template): readonly Stop[] {
  const { layers } = template.variation
  const layerOf = (slot: string) => layers.findIndex((layer) => 'slot' in layer && layer.slot === slot)
  const format = { x: 0, y: 0, ...template.format }
  const photos = photoSlots(template).map(({ slot, outer, rotation }): Stop => {
    // The part in the margin is not on the screen. A turned box stays whole, or its rotation would change its meaning.
    const box = rotation === 0 ? (intersection(outer, format) ?? outer) : outer
    return { kind: 'photo', slot, box, rotation, layer: layerOf(slot), deleteCorner: TOP_RIGHT }
  })
  const texts = textSlots(template).map(
    ({ slot, x, y, width, height, rotation }): Stop => ({
      kind: 'text',
      slot,
      box: { x, y, width, height },
      rotation,
      layer: layerOf(slot),
      deleteCorner: TOP_RIGHT,
    }),
  )
  const stops = [...photos, ...texts]
  return asRead(stops.map((stop) => ({ ...stop, deleteCorner: deleteCornerOf(stop, stops, template.format) })))
}

/**
 * Rows from the top, each from the left. A box that begins above the middle of a row's flattest box belongs to that
 * row.
 */
function asRead(stops: readonly Stop[]): readonly Stop[] {
  const rows: Stop[][] = []
  let line = Number.NEGATIVE_INFINITY
  for (const stop of stops.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const row = stop.box.y < line ? rows.at(-1) : undefined
    if (row) row.push(stop)
    else rows.push([stop])
    const top = rows.at(-1)?.[0]?.box.y ?? stop.box.y
    line = Math.min(row ? line : Number.POSITIVE_INFINITY, top + stop.box.height / 2)
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}

/**
 * Where an arrow key leads: between photos to the neighbour, from the edge to a text, from a text to the nearest stop.
 */
export function nextStop(
  template: Template,
  stops: readonly Stop[],
  from: string,
  direction: Direction,
): string | undefined {
  const start = stops.find(({ slot }) => slot === from)
  if (!start) return undefined
  const neighbour = start.kind === 'photo' ? neighbourSlot(template, from, direction) : undefined
  if (neighbour !== undefined) return neighbour
  const others = start.kind === 'photo' ? stops.filter(({ kind }) => kind === 'text') : stops
  return nearestAhead(start, others, direction)?.slot
}

function nearestAhead(start: Stop, others: readonly Stop[], direction: Direction): Stop | undefined {
  const from = centreOf(start.box)
  return others
    .filter((stop) => stop !== start && aheadOf(from, centreOf(stop.box), direction) > 0)
    .toSorted((a, b) => distance(from, centreOf(a.box)) - distance(from, centreOf(b.box)))[0]
}

function aheadOf(from: Point, to: Point, direction: Direction): number {
  return { left: from.x - to.x, right: to.x - from.x, up: from.y - to.y, down: to.y - from.y }[direction]
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
