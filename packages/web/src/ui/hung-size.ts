import type { CSSProperties } from 'react'

/** As large as the room around a piece allows, in its own proportions, whether its picture is there or not. */
export function hungSize(width: number, height: number): CSSProperties {
  return { width: `min(100cqw, ${(100 * width) / height}cqh)`, aspectRatio: `${width} / ${height}` }
}
