import { type Art, type ArtPath, pathBounds } from '@collagerie/core/art'
import { inset, type Rect, union } from '@collagerie/core/geometry'
import { parsePath } from '@collagerie/core/shapes'
import type { Turned } from './paint-step.ts'

/** Cached: every strip of a sheet asks, and the answer for a picture never changes. */
const known = new WeakMap<Art, Rect | undefined>()

/**
 * A box about the middle of the art's own, turned with it, that holds all its paths: they may run on into the margin.
 */
export function artBounds(art: Art, box: Turned): Turned {
  const inks = inksOf(art)
  if (!inks) return box
  const { viewBox } = art
  const reachOf = (from: number, to: number, start: number, length: number) =>
    Math.max(0.5, 0.5 - (from - start) / length, (to - start) / length - 0.5)
  const across = box.width * reachOf(inks.x, inks.x + inks.width, viewBox.x, viewBox.width)
  const down = box.height * reachOf(inks.y, inks.y + inks.height, viewBox.y, viewBox.height)
  return {
    x: box.x + box.width / 2 - across,
    y: box.y + box.height / 2 - down,
    width: 2 * across,
    height: 2 * down,
    rotation: box.rotation,
  }
}

function inksOf(art: Art): Rect | undefined {
  if (!known.has(art)) known.set(art, union(art.paths.flatMap(artPathBounds)))
  return known.get(art)
}

function artPathBounds({ path, transform: [a, b, c, d, e, f], stroke }: ArtPath): Rect[] {
  const bounds = pathBounds(parsePath(path))
  if (!bounds) return []
  const { x, y, width, height } = inset(bounds, -(stroke?.width ?? 0) * 2)
  return [x, x + width].flatMap((left) =>
    [y, y + height].map((top) => ({ x: a * left + c * top + e, y: b * left + d * top + f, width: 0, height: 0 })),
  )
}
