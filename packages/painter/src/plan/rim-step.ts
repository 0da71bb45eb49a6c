import type { ClipLayer, Template } from '@collagerie/core/template'
import type { ArtStep } from './step.ts'

/** Its width as a share of the outline's longer side; only the half inside the outline is painted. */
const RIM_WIDTH = 0.005
const SHADE = { kind: 'solid', color: '#1f1d1a', opacity: 0.27 } as const
const UNMOVED = [1, 0, 0, 1, 0, 0] as const

/**
 * A faint shade along the inside of an outline, so that a pale sky does not merge into a pale ground. Drawn templates
 * have their own edges, often of overlapping strokes: a line along each would cross the photo.
 */
export function rimSteps(layer: ClipLayer, { designer }: Template): readonly ArtStep[] {
  return designer === 'generated' ? [rimStep(layer)] : []
}

function rimStep({ x, y, width, height, viewportWidth, viewportHeight, path }: ClipLayer): ArtStep {
  const unitsPerCm = Math.sqrt((viewportWidth * viewportHeight) / (width * height))
  const stroke = {
    paint: SHADE,
    width: RIM_WIDTH * Math.max(width, height) * unitsPerCm,
    cap: 'butt',
    join: 'round',
    dash: [],
  } as const
  return {
    kind: 'art',
    box: { x, y, width, height, rotation: 0 },
    art: {
      viewBox: { x: 0, y: 0, width: viewportWidth, height: viewportHeight },
      marks: [{ path, transform: UNMOVED, stroke, fillRule: 'nonzero', opacity: 1 }],
    },
  }
}
