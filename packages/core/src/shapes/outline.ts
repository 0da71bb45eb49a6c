import type { Rect, Size } from '../geometry/index.ts'
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
}

// Outlines are fixed data, so each is read and straightened once.
const DRAWN = new WeakMap<Outline, Drawn>()

function drawn(outline: Outline): Drawn {
  const known = DRAWN.get(outline)
  if (known) return known
  const segments = parsePath(outline.path)
  const made = { segments, polygon: flattenPath(segments) }
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

/** The outline stretched over a box. */
export function outlineIn(outline: Outline, box: Rect): Polygon {
  const scaleX = box.width / outline.width
  const scaleY = box.height / outline.height
  return outlinePolygon(outline).map((ring) =>
    ring.map(({ x, y }) => ({ x: box.x + x * scaleX, y: box.y + y * scaleY })),
  )
}
