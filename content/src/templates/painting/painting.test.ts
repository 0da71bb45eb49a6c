import { formatId } from '@collagerie/core/format'
import type { ClipLayer } from '@collagerie/core/template'
import { createCanvas, Path2D } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../static-template.ts'
import { describeTheme } from '../testing/describe-theme.ts'
import { PAINTING } from './index.ts'

/** A circle shows 0.785 of its box. */
const LEAST_SHOWN = 0.76
const PROBES = 30

describeTheme('painting', PAINTING)

// Probing is slow, so one size of each orientation has to do.
const cases = PAINTING.flatMap((template) =>
  template.sizes
    .slice(0, 3)
    .map((format) => ({ id: template.id, size: formatId(format), masks: masksOf(template.draw(format)) }))
    .filter(({ masks }) => masks.length > 0),
)

describe('a painted mask', () => {
  it.each(cases)('shows most of every photo: $id $size', ({ masks }) => {
    const hiding = masks.filter((mask) => shareShown(mask) < LEAST_SHOWN)
    expect(hiding).toEqual([])
  })
})

function masksOf({ layers }: Drawing): readonly ClipLayer[] {
  return layers.flatMap((layer) => (layer.kind === 'clip' && layer.state === 'start' ? [layer] : []))
}

function shareShown({ path, viewportWidth, viewportHeight }: ClipLayer): number {
  const context = createCanvas(1, 1).getContext('2d')
  const mask = new Path2D(path)
  const probes = Array.from({ length: PROBES * PROBES }, (_, index) => ({
    x: (((index % PROBES) + 0.5) / PROBES) * viewportWidth,
    y: ((Math.floor(index / PROBES) + 0.5) / PROBES) * viewportHeight,
  }))
  return probes.filter(({ x, y }) => context.isPointInPath(mask, x, y)).length / probes.length
}
