import { type CollagePage, shapeColour } from '@collagerie/core/collage'
import { designFor } from '@collagerie/core/designs'
import { inset, type Rect } from '@collagerie/core/geometry'
import type { ImageLayer } from '@collagerie/core/template'
import type { FieldStep, Turned } from './paint-step.ts'
import type { PlanOptions } from './plan-options.ts'

const DIMMED = 'rgba(255, 255, 255, 0.6)'
/**
 * Several shades on top of each other, so that the shadow fades out: a line at the tile's contact with the wall, and
 * the shadow it throws down.
 */
const SHADE = 'rgba(31, 29, 26, 0.1)'
const SHADE_CM = [0.08, 0.15, 0.23, 0.32, 0.43, 0.55, 0.7]

const upright = (box: Rect): Turned => ({ ...box, rotation: 0 })

/** Shows which part of each photo is folded over its tile's edge and invisible on the wall. */
export function foldSteps(collage: CollagePage, { folded }: PlanOptions): FieldStep[] {
  const { template } = collage
  const rim = designFor(template.design).foldedRim
  if (rim === 0 || !folded) return []
  const { layers } = template.variation
  const ground = layers.find((layer) => layer.kind === 'shapeoverlay')
  const wall = ground ? shapeColour(collage, ground) : '#ffffff'
  const tiles = layers.filter((layer) => layer.kind === 'image')
  const boxes = tiles.flatMap((tile) => rimOf(tile, rim))
  if (folded === 'dimmed') return [{ kind: 'field', color: DIMMED, boxes, circles: [] }]
  const seen = tiles.map((tile) => inset(tile, rim))
  return [{ kind: 'field', color: wall, boxes, circles: [] }, ...SHADE_CM.map((reach) => shadeStep(seen, reach))]
}

/** The shadow that every tile casts on the wall below and, half as far, beside it. */
function shadeStep(tiles: readonly Rect[], reach: number): FieldStep {
  const beside = reach / 2
  const boxes = tiles.flatMap(({ x, y, width, height }) => [
    upright({ x: x - beside, y: y + height, width: width + 2 * beside, height: reach }),
    upright({ x: x - beside, y: y + reach, width: beside, height: height - reach }),
    upright({ x: x + width, y: y + reach, width: beside, height: height - reach }),
  ])
  return { kind: 'field', color: SHADE, boxes, circles: [] }
}

function rimOf({ x, y, width, height }: ImageLayer, rim: number): Turned[] {
  return [
    upright({ x, y, width, height: rim }),
    upright({ x, y: y + height - rim, width, height: rim }),
    upright({ x, y: y + rim, width: rim, height: height - 2 * rim }),
    upright({ x: x + width - rim, y: y + rim, width: rim, height: height - 2 * rim }),
  ]
}
