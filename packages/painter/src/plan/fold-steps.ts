import type { Collage } from '@collagerie/core/collage'
import { toHash } from '@collagerie/core/colour'
import { designFor } from '@collagerie/core/designs'
import type { Rect } from '@collagerie/core/geometry'
import type { ImageLayer } from '@collagerie/core/template'
import type { PlanOptions } from './plan-options.ts'
import type { FieldStep, Turned } from './step.ts'

const DIMMED = 'rgba(255, 255, 255, 0.6)'

/** Shows what of each photo is folded over the edge of its tile and so not seen on the wall. */
export function foldSteps({ template, userdata }: Collage, { folded }: PlanOptions): FieldStep[] {
  const rim = designFor(template.design).foldedRim
  if (rim === 0 || !folded) return []
  const { layers } = template.variation
  const ground = layers.find((layer) => layer.kind === 'shapeoverlay')
  const wall = ground ? (userdata.shapes[ground.slot] ?? toHash(ground.defaultColor)) : '#ffffff'
  const boxes = layers.filter((layer) => layer.kind === 'image').flatMap((tile) => rimOf(tile, rim))
  return [{ kind: 'field', color: folded === 'covered' ? wall : DIMMED, boxes, circles: [] }]
}

function rimOf({ x, y, width, height }: ImageLayer, rim: number): Turned[] {
  const turned = (box: Rect) => ({ ...box, rotation: 0 })
  return [
    turned({ x, y, width, height: rim }),
    turned({ x, y: y + height - rim, width, height: rim }),
    turned({ x, y: y + rim, width: rim, height: height - 2 * rim }),
    turned({ x: x + width - rim, y: y + rim, width: rim, height: height - 2 * rim }),
  ]
}
