import { type ArtPath, pathBounds } from '@collagerie/core/art'
import { materialMargin } from '@collagerie/core/format'
import { parsePath } from '@collagerie/core/shapes'
import type { BuiltTemplate } from '../build-template.ts'
import { readingOf } from './art-of.ts'

/** Beside the fold of a canvas and the cut of everything else. */
const CLEAR_CM = 0.5
/** What runs on as far as the widest wrap is neither cut nor folded in a wrong place. */
const WRAP_CM = materialMargin('CANVAS4CM')
const NOISE_CM = 1e-3
/** Art of this name is the ground. */
const GROUND = 'ground'

/** What is drawn so near to the edge that a fold or a cut would meet it, the ground aside. */
export function marksAtEdge(built: BuiltTemplate): string[] {
  const { template } = built
  const { width, height } = template.format
  return template.variation.layers.flatMap((layer) => {
    if (layer.kind !== 'overlay' || layer.resource === GROUND || layer.rotation !== 0) return []
    const drawn = readingOf(built, layer.url)
    if (!drawn.ok) return []
    const scale = layer.width / drawn.value.viewBox.width
    const near = drawn.value.paths.filter((mark) => {
      const corners = cornersOf(mark).map(({ x, y }) => ({ x: layer.x + x * scale, y: layer.y + y * scale }))
      const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))]
      const right = width - Math.max(...corners.map(({ x }) => x))
      const bottom = height - Math.max(...corners.map(({ y }) => y))
      return [left, top, right, bottom].some((away) => away < CLEAR_CM - NOISE_CM && away > -WRAP_CM)
    })
    return near.length > 0 ? [`${layer.resource}: ${near.length}`] : []
  })
}

function cornersOf({ path, transform: [a, b, c, d, e, f], stroke }: ArtPath) {
  const box = pathBounds(parsePath(path))
  if (!box) return []
  const half = (stroke?.width ?? 0) / 2
  return [box.x - half, box.x + box.width + half].flatMap((x) =>
    [box.y - half, box.y + box.height + half].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  )
}
