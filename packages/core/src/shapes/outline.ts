import type { Rect, Size } from '../geometry/index.ts'
import { type Edges, edgesOf } from './outline-edges.ts'
import { parsePath } from './parse-path.ts'
import type { PathSegment } from './path-segment.ts'
import { flattenPath, type Polygon } from './polygon.ts'

/** A drawn shape: SVG path text that fills a viewport of this size to its edges. */
export interface Outline extends Size {
  readonly path: string
}

interface Drawn {
  readonly segments: readonly PathSegment[]
  readonly polygon: Polygon
  readonly edges: Edges
}

// Outlines are fixed data, so each is parsed and flattened once.
const DRAWN = new WeakMap<Outline, Drawn>()

function drawn(outline: Outline): Drawn {
  const known = DRAWN.get(outline)
  if (known) return known
  const segments = parsePath(outline.path)
  const polygon = flattenPath(segments)
  const made = { segments, polygon, edges: edgesOf(polygon) }
  DRAWN.set(outline, made)
  return made
}

export function outlineSegments(outline: Outline): readonly PathSegment[] {
  return drawn(outline).segments
}

/** The outline in viewport units, curves straightened. */
export function outlinePolygon(outline: Outline): Polygon {
  return drawn(outline).polygon
}

/** The edges of the outline stretched over a box. */
export function outlineEdgesIn(outline: Outline, box: Rect): Edges {
  const { edges } = drawn(outline)
  const placed = new Float64Array(edges.length)
  const scaleX = box.width / outline.width
  const scaleY = box.height / outline.height
  for (let at = 0; at < edges.length; at += 2) {
    placed[at] = box.x + (edges[at] ?? 0) * scaleX
    placed[at + 1] = box.y + (edges[at + 1] ?? 0) * scaleY
  }
  return placed
}
