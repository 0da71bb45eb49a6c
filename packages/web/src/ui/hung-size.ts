import type { CSSProperties } from 'react'

/** As large as the room around a piece allows, in its own proportions, whether its picture is there or not. */
export function hungSize(width: number, height: number): CSSProperties {
  return { width: `min(100cqw, ${(100 * width) / height}cqh)`, aspectRatio: `${width} / ${height}` }
}

/** The same where the room is a square: nobody has to ask how large it is, which a list of cards would pay for in layout. */
export function hungInSquare(width: number, height: number): CSSProperties {
  return { width: `${100 * Math.min(1, width / height)}%`, aspectRatio: `${width} / ${height}` }
}
