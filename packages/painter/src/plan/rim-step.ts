import { INK } from '@collagerie/core/colour'
import { centreOf, turnedAbout } from '@collagerie/core/geometry'
import type { ClipLayer, ImageLayer, Template } from '@collagerie/core/template'
import type { ArtStep, ClipStep, PaintStep } from './paint-step.ts'

/** Its width as a share of the outline's longer side; only the half inside the outline is painted. */
const RIM_WIDTH = 0.005
const SHADE = { kind: 'solid', color: INK, opacity: 0.27 } as const
const RELEASE = { kind: 'release' } as const
const UNMOVED = [1, 0, 0, 1, 0, 0] as const

/**
 * A faint shade along the inside of an outline, so that a pale sky does not merge into a pale ground. It stays on the
 * photos, since across the white between them it would be a stray line. Drawn templates have their own edges, often of
 * overlapping strokes: a line along each would cross the photo.
 */
export function rimSteps(layer: ClipLayer, { designer, variation }: Template): readonly PaintStep[] {
  if (designer !== 'generated') return []
  const photos = variation.layers.filter((each) => each.kind === 'image')
  return [{ ...clipStep(layer), path: photos.map((photo) => edgeOf(photo, layer)).join('') }, rimStep(layer), RELEASE]
}

export function clipStep({ x, y, width, height, viewportWidth, viewportHeight, path }: ClipLayer): ClipStep {
  return { kind: 'clip', box: { x, y, width, height }, viewportWidth, viewportHeight, path }
}

/** A photo's edge in the units of the outline that holds it. */
function edgeOf({ rotation, ...box }: ImageLayer, { x, y, width, height, viewportWidth, viewportHeight }: ClipLayer) {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const corners = [
    { x: box.x, y: box.y },
    { x: right, y: box.y },
    { x: right, y: bottom },
    { x: box.x, y: bottom },
  ].map((corner) => {
    const turned = turnedAbout(corner, centreOf(box), rotation)
    const across = ((turned.x - x) * viewportWidth) / width
    return `${across.toFixed(4)} ${(((turned.y - y) * viewportHeight) / height).toFixed(4)}`
  })
  return `M${corners.join('L')}Z`
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
      paths: [{ path, transform: UNMOVED, stroke, fillRule: 'nonzero', opacity: 1 }],
    },
  }
}
