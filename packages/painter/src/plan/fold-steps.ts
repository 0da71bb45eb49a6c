import { type CollagePage, foldedRimOf, seenPanelOf, shapeColour } from '@collagerie/core/collage'
import type { Rect, Size } from '@collagerie/core/geometry'
import type { ClipStep, PaintStep, Turned } from './paint-step.ts'
import type { PlanOptions } from './plan-options.ts'

const DIMMED = 'rgba(255, 255, 255, 0.6)'
/** A tile stands off the wall: a fine line where its edges are, and a soft shadow that falls down. */
const ON_WALL = { glow: 0.1, shadow: 0.8, shade: 0.5, contact: 0.7, fall: 0.6 } as const
/** Plaster in daylight, until the customer chooses another colour: white tiles on white would be one white sheet. */
const WALL = '#e4dfd6'

const upright = (box: Rect): Turned => ({ ...box, rotation: 0 })

/** Shows which part of each photo is folded over its tile's edge and invisible on the wall. */
export function foldSteps(page: CollagePage, { folded }: PlanOptions): PaintStep[] {
  const { template } = page
  if (!folded || foldedRimOf(template) === 0) return []
  const { layers } = template.variation
  const ground = layers.find((layer) => layer.kind === 'shapeoverlay')
  const { shapes, photoBorderAutomaticColor: isAutomatic } = page.userdata
  const isChosen = ground !== undefined && (!isAutomatic || shapes[ground.slot] !== undefined)
  const wall = isChosen ? shapeColour(page, ground) : WALL
  const tiles = layers.filter((layer) => layer.kind === 'image')
  const seen = tiles.map((tile) => seenPanelOf(tile, template))
  const isDimmed = folded === 'dimmed'
  return [
    besideSeen(template.format, seen),
    isDimmed
      ? { kind: 'field', color: DIMMED, boxes: tiles.map(upright), circles: [] }
      : { kind: 'field', color: wall, boxes: [upright({ x: 0, y: 0, ...template.format })], circles: [] },
    ...(isDimmed ? [] : seen.map((tile): PaintStep => ({ kind: 'card', box: upright(tile), color: wall, ...ON_WALL }))),
    { kind: 'release' },
  ]
}

/** The sheet without what is seen of its tiles: what is painted there falls on no photo. */
function besideSeen({ width, height }: Size, tiles: readonly Rect[]): ClipStep {
  const path = [
    `M0 0H${width}V${height}H0Z`,
    // The other way round, so that they are holes.
    ...tiles.map(({ x, y, ...size }) => `M${x} ${y}V${y + size.height}H${x + size.width}V${y}Z`),
  ].join('')
  return { kind: 'clip', box: { x: 0, y: 0, width, height }, viewportWidth: width, viewportHeight: height, path }
}
